import type { Reason } from '../../kernel/types.ts';

/** Why something is not offered. Text keys: `dice.why.<name>`; parameters are ids or numbers, named in the comment. */
export const WHY = {
  // Set-up
  houseTaken: { key: 'dice.why.houseTaken', rule: 'R4.5' },
  houseNeedsSeats: { key: 'dice.why.houseNeedsSeats', rule: 'R4.6' }, // with: seats
  strategicRegion: { key: 'dice.why.strategicRegion', rule: 'R4.8' },
  polarSinkSetUp: { key: 'dice.why.polarSinkSetUp', rule: 'R4.10' },
  settledByAtreides: { key: 'dice.why.settledByAtreides', rule: 'R4.8' },
  ownHouse: { key: 'dice.why.ownHouse', rule: 'R4.9' },
  houseNotInPlay: { key: 'dice.why.houseNotInPlay', rule: 'R4.9' },
  // Roll
  frozen: { key: 'dice.why.frozen', rule: 'R6.2' },
  keptByThumper: { key: 'dice.why.keptByThumper', rule: 'R6.5' },
  // Alliance
  noDieShowsIt: { key: 'dice.why.noDieShowsIt', rule: 'R7.2' },
  noHouseDie: { key: 'dice.why.noHouseDie', rule: 'R7.3' },
  // Recruit
  supplyEmpty: { key: 'dice.why.supplyEmpty', rule: 'R8.3' },
  noLeaderInSupply: { key: 'dice.why.noLeaderInSupply', rule: 'R8.1' },
  allyNoLeader: { key: 'dice.why.allyNoLeader', rule: 'R8.2' },
  needsTwoDice: { key: 'dice.why.needsTwoDice', rule: 'R8.4' },
  needsTwoDiceSardaukar: { key: 'dice.why.needsTwoDiceSardaukar', rule: 'R8.5' },
  // Vendetta
  underStorm: { key: 'dice.why.underStorm', rule: 'R14.6' },
  snooperProtects: { key: 'dice.why.snooperProtects', rule: 'R9.2' },
  shieldProtects: { key: 'dice.why.shieldProtects', rule: 'R9.2' },
  immuneToPoison: { key: 'dice.why.immuneToPoison', rule: 'R16.18' },
  immuneToCrysknife: { key: 'dice.why.immuneToCrysknife', rule: 'R16.6' },
  // Shipping
  noOwnTroopThere: { key: 'dice.why.noOwnTroopThere', rule: 'R10.4' },
  onlyInADeal: { key: 'dice.why.onlyInADeal', rule: 'R10.10' },
  nobodyOfYoursThere: { key: 'dice.why.nobodyOfYoursThere', rule: 'R10.5' },
  tooExpensive: { key: 'dice.why.tooExpensive', rule: 'R10.4' }, // with: price, spice
  cardEmpty: { key: 'dice.why.cardEmpty', rule: 'R10.4' },
  noAllyForDeal: { key: 'dice.why.noAllyForDeal', rule: 'R10.7' },
  nothingToDeal: { key: 'dice.why.nothingToDeal', rule: 'R10.10' },
  emptyDeal: { key: 'dice.why.emptyDeal', rule: 'R10.10' },
  refusedDeal: { key: 'dice.why.refusedDeal', rule: 'R10.11' },
  // Movement
  notInZone: { key: 'dice.why.notInZone', rule: 'R11.1' }, // with: zone
  notAdjacent: { key: 'dice.why.notAdjacent', rule: 'R11.3' },
  targetUnderStorm: { key: 'dice.why.targetUnderStorm', rule: 'R11.6' },
  alreadyThere: { key: 'dice.why.alreadyThere', rule: 'R11.3' },
  occupied: { key: 'dice.why.occupied', rule: 'R11.2' },
  // Battle
  noDieForDance: { key: 'dice.why.noDieForDance', rule: 'R16.9' },
  notInfiltrating: { key: 'dice.why.notInfiltrating', rule: 'R16.5' },
  noEnemyThere: { key: 'dice.why.noEnemyThere', rule: 'R12.1' },
  polarSinkPeace: { key: 'dice.why.polarSinkPeace', rule: 'R2.3' },
  alreadyFought: { key: 'dice.why.alreadyFought', rule: 'R12.11' },
  // Assets
  assetNotInSupply: { key: 'dice.why.assetNotInSupply', rule: 'R1.6' },
  noAssetThere: { key: 'dice.why.noAssetThere', rule: 'R13.2' },
} as const satisfies Record<string, Reason>;

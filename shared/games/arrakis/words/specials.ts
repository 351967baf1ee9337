import type { OptionLabel } from '../../face.ts';
import type { SpecialTarget } from '../questions.ts';
import { PIECE_SIGNS, POWER_SIGNS, SYMBOL_SIGNS, TRACK_SIGNS } from '../signs.ts';
import { areaHint, gains } from './hints.ts';
import {
  area,
  type Here,
  ofArea,
  ofDie,
  ofPlace,
  ofPower,
  ofPrescience,
  ofTrack,
  ofZone,
  place,
  power,
  prescience,
  said,
  sectorName,
  symbol,
  track,
  vehicle,
  zone,
} from './names.ts';

/** What the special effect of a card can be used on. */
export function specialTarget(here: Here, target: Exclude<SpecialTarget, 'done'>): OptionLabel {
  if ('down' in target) {
    const { down, up, by } = target;
    return {
      label: said('option.rise', { track: track(up), by }),
      target: ofTrack(up),
      icon: TRACK_SIGNS[up],
      first: { entity: ofTrack(down), label: said('option.fall', { track: track(down) }) },
      amount: { of: `${down}/${up}`, count: by },
    };
  }
  if ('sietch' in target) return way(here, target.sietch, target.to, 'sietch');
  if ('from' in target) return way(here, target.from, target.to, 'move');
  if ('vehicle' in target) {
    const { vehicle: id, at } = target.vehicle;
    return { label: said('option.putTo', { what: vehicle(id), to: place(here, at) }), target: ofPlace(at), icon: 'no' };
  }
  if ('area' in target) return { label: area(target.area), hint: areaHint(here, target.area), target: ofArea(target.area) };
  if ('zone' in target) return { label: zone(here, target.zone), target: ofZone(target.zone), icon: 'air' };
  if ('sector' in target) return { label: sectorName(target.sector), target: { kind: 'sector', id: target.sector } };
  if ('power' in target) {
    const step = here.view.imperium[target.power];
    return {
      label: power(target.power),
      hint: said('hint.step', { step }),
      target: ofPower(target.power),
      icon: POWER_SIGNS[target.power],
    };
  }
  if ('card' in target)
    return {
      label: prescience(target.card),
      hint: gains(here, target.card),
      target: ofPrescience(target.card),
      icon: PIECE_SIGNS.prescience,
    };
  const label = target.token ? said('option.sister', { symbol: symbol(target.symbol) }) : symbol(target.symbol);
  return { label, target: ofDie(`enemy/${target.token ? 'token/' : ''}${target.symbol}`), icon: SYMBOL_SIGNS[target.symbol] };
}
const way = (here: Here, from: Parameters<typeof area>[0], to: Parameters<typeof area>[0], icon: string): OptionLabel => ({
  label: said('option.to', { from: area(from), to: area(to) }),
  hint: areaHint(here, to),
  target: ofArea(to),
  icon,
  first: { entity: ofArea(from), label: area(from), hint: areaHint(here, from) },
});

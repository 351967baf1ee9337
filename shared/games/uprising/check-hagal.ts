import type { Report } from '../checks.ts';
import { effectsAt } from '../imperium-family/queries/hagal-cards.ts';
import type { UprisingRecords } from './records.ts';

/** House Hagal and the Rivals agree with the board and with themselves. R17.3 R17.6 R17.11 */
export function houseHagal({ hagal, board, game }: UprisingRecords, reportFamily: Report, reportOwn: Report): void {
  for (const [id, record] of Object.entries(hagal.cards)) {
    const plain = effectsAt(record, null);
    const isShuffle = plain.some((effect) => 'reshuffle_hagal_deck_and_reveal_again' in effect);
    const turnsUpMore = isShuffle || plain.some((effect) => 'reveal_another_card' in effect);
    if ((record.send_to === null) !== turnsUpMore || isShuffle !== (record.swords === null)) reportOwn(`hagal.cards.${id}`, 'sendsNobody');
    for (const effect of plain) {
      if (!('rival_spy' in effect) || effect.rival_spy === 'faction_priority') continue;
      for (const name of effect.rival_spy.first_free_of)
        if (!board.posts?.[name]) reportFamily(`hagal.cards.${id}.effects`, 'unknownName', { sort: 'post', name });
    }
  }
  const { agents, spies, garrison, spies_for_scheme } = hagal.setup;
  const most = (field: string, amount: number, limit: number): void => {
    if (amount > limit) reportFamily(`hagal.setup.${field}`, 'notAnAmount', { least: 0, most: limit });
  };
  most('agents', agents, game.limits.agents);
  most('garrison', garrison, game.limits.troops);
  if (spies !== game.limits.spies) reportFamily('hagal.setup.spies', 'wrongCount', { count: spies, right: game.limits.spies ?? 0 });
  if (spies_for_scheme !== spies) reportFamily('hagal.setup.spies_for_scheme', 'wrongCount', { count: spies_for_scheme, right: spies });
  for (const [id, { rival_garrison }] of Object.entries(hagal.difficulties))
    if (rival_garrison > game.limits.troops)
      reportFamily(`hagal.difficulties.${id}.rival_garrison`, 'notAnAmount', { least: 0, most: game.limits.troops });
}

import type { TextsLike } from '../../../text/message.ts';
import type { imperiumToldEn } from './told.en.ts';

export const imperiumToldHu: TextsLike<typeof imperiumToldEn> = {
  'imperium.ask.tellMore.revealed': '{name}, felfedéskör: mit változtatott, vagy vége a körnek?',
  'imperium.ask.tellMore.passed': '{name}, kártya vetett véget a körnek: mit változtatott, vagy vége?',
  'imperium.ask.tellStolen':
    '{name}, {rival} olyan helyszínre ment, ahol intrikakártyát lopnak. {who} legalább 4 kártyát tart, és ad egyet?',
  'imperium.wait.tellStolen': '{who} intrikakártyákat számol.',
  'imperium.ask.tellStrength.worms': '{name}, {conflict}: mennyi a végső erőd, {count} homokféreggel? Haderő nélkül 0.',
  'imperium.choice.spy.there': '{who}: itt áll egy kém ({post})',
  'imperium.choice.spy.gone': '{who}: itt nem áll kém ({post})',
  'imperium.choice.told.sandworm': 'Jött egy homokférgem',
  'imperium.choice.told.hooks': 'Már van mesterhorgom',
  'imperium.choice.told.wall': 'A Pajzsfal eltűnt',
  'imperium.choice.told.stolen': 'Igen, egy kártya a riválisé',
  'imperium.choice.told.stolen.no': 'Nem',
  'imperium.form.spy': 'Egy kém máshol áll',
  'imperium.noted.sandworms': 'homokféreg az ütközetben',
  'imperium.noted.hooks': 'mesterhorog',
  'imperium.noted.wall': 'Pajzsfal, 1, amíg áll',
  'imperium.story.recalledSpy.told': '{who} visszahív egy kémet: {post}.',
  'imperium.story.notedWall': 'Helyesbítés: a Pajzsfal áll.',
  'imperium.story.notedWall.gone': 'Helyesbítés: a Pajzsfal eltűnt.',
  'imperium.story.churned.told': 'A kockák: {dice}. Az ezeken a helyeken fekvő kártyák elhagyják a sort.',
};

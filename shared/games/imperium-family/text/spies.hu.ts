import type { TextsLike } from '../../../text/message.ts';
import type { familySpiesEn } from './spies.en.ts';

export const familySpiesHu: TextsLike<typeof familySpiesEn> = {
  'imperium.icon.spy': 'Kém',

  'imperium.ask.placeSpy': '{name}, {source}: melyik megfigyelőállásra teszel kémet?',
  'imperium.ask.recallSpy.price':
    '{name}, {source}: {count, plural, one {melyik kémet hívod vissza árként?} other {melyik # kémet hívod vissza árként, egyenként?}}',
  'imperium.ask.recallSpy.infiltrate': '{name}, {source}: melyik kémet hívod vissza a beszivárgáshoz?',
  'imperium.ask.recallSpy.gather': '{name}, {source}: visszahívsz egy kémet hírszerzésre, hogy húzz egy kártyát?',
  'imperium.ask.recallSpy.replace': '{name}, {source}: nincs kém a készletedben. Visszahívsz egyet, hogy újra letedd?',
  'imperium.wait.placeSpy': '{who} kémet helyez le.',
  'imperium.wait.recallSpy': '{who} azon gondolkodik, visszahív-e egy kémet.',
  'imperium.choice.spy.keep': 'Egy kémet sem hívok vissza',
  'imperium.hint.post': 'ezt figyeli: {spaces}',
  'imperium.hint.post.with': 'itt van kéme: {who}',
  'imperium.hint.infiltrate': 'beszivárgás: egy kémed visszatér',
  'imperium.has.spies': '{count} kém a készletben',

  'imperium.story.placedSpy': '{who} kémet helyez le: {post}.',
  'imperium.story.recalledSpy.price': '{who} árként visszahív egy kémet: {post}.',
  'imperium.story.recalledSpy.infiltrate': '{who} beszivárgáshoz visszahív egy kémet: {post}.',
  'imperium.story.recalledSpy.gather': '{who} hírszerzéshez visszahív egy kémet: {post}.',
  'imperium.story.recalledSpy.replace': '{who} visszahív egy kémet, hogy újra letegye: {post}.',

  'imperium.why.unwatched': 'Ott egy másik játékos ügynöke áll, és a helyszínt nem figyeli kémed.',
  'imperium.why.noSpyThere': 'A kártyán nincs rajta ennek a helyszínnek az ikonja, és kémed sem figyeli.',
  'imperium.why.noSpyOut': 'Ez a kártya oda visz, amit kémeid figyelnek, de egy sincs a táblán.',
  'imperium.why.postTaken': 'Ott egy másik játékos kéme áll.',
  'imperium.why.ownSpy': 'Ott már áll egy kémed.',
  'imperium.why.wrongPost': 'Ez az állás nem figyel olyan helyszínt, amilyen kell.',
  'imperium.why.noPost': 'Egyetlen állásra sem teheted kémedet.',

  'imperium.effect.place_spy': '{count} kém lehelyezése',
  'imperium.effect.place_spy.on': '{count} kém lehelyezése ezt figyelő állásra: {spaces}',
  'imperium.effect.place_spy.shared': '{placed}, akár más kéme mellé',
  'imperium.post.visited': 'ügynököd helyszíne',
  'imperium.cost.recall_spy': '{count} visszahívott kémért',
  'imperium.condition.spies_on_board': 'legalább {least} kémed van a táblán',
  'imperium.condition.recalled_spy_this_turn': 'ebben a körben kémet hívtál vissza',
  'imperium.condition.spying_on': 'mesterhelyszínen kémkedsz',
  'imperium.condition.placed_on_post_of': 'az imént lehelyezett kém ezt figyeli: {spaces}',
  'imperium.counter.faction_spied_on': 'frakció után, amelynél kémkedsz',
  'imperium.thing.influence.that': '{amount} befolyás annál a frakciónál',

  'imperium.group.post': 'Megfigyelőállások',
  'imperium.fact.watches': 'Ezt figyeli',
  'imperium.fact.posts': 'Innen figyelhető',
  'imperium.item.post':
    'Egy kém állhat itt. Gazdája kém ikonnal ügynököt küldhet a figyelt helyszínekre, és visszahívhatja, hogy oda beszivárogjon vagy kártyát húzzon.',
  'imperium.item.icon.spy': 'Kém',
  'imperium.item.icon.spy.1':
    'A készletedből egy szabad megfigyelőállásra kerül. Ügynökikonként minden helyszínre visz, amelyet kémed figyel.',
  'imperium.sheet.icon.spy': 'Kém: minden helyszín, amelyet kémed figyel',
  'imperium.sheet.icon.place_spy': 'Kém: a készletedből egy szabad megfigyelőállásra; előtte keretben: mit kell az állásnak figyelnie.',
  'imperium.sheet.icon.cost.recall_spy': 'Egy kémed visszatér a készletedbe.',
  'imperium.sheet.icon.if.spies_on_board': 'Ennyi kémed van a táblán.',
  'imperium.sheet.icon.if.recalled_spy_this_turn': 'Ebben a körben kémet hívtál vissza.',
  'imperium.sheet.icon.if.spying_on': 'Egy kémed mesterhelyszínt figyel.',
  'imperium.sheet.icon.if.placed_on_post_of': 'Az imént lehelyezett kém ilyen ikonú helyszínt figyel.',
  'imperium.sheet.icon.per.faction_spied_on': 'Minden frakció, amelynek helyszínét kémed figyeli.',
};

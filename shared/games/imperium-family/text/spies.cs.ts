import type { TextsLike } from '../../../text/message.ts';
import type { familySpiesEn } from './spies.en.ts';

const SPIES = '{count, plural, one {# špeha} few {# špehy} other {# špehů}}';

export const familySpiesCs: TextsLike<typeof familySpiesEn> = {
  'imperium.icon.spy': 'Špeh',

  'imperium.ask.placeSpy': '{name}, {source}: na kterou pozorovatelnu postavíš špeha?',
  'imperium.ask.recallSpy.price':
    '{name}, {source}: {count, plural, one {kterého špeha odvoláš jako platbu?} few {které # špehy odvoláš jako platbu, jednoho po druhém?} other {kterých # špehů odvoláš jako platbu, jednoho po druhém?}}',
  'imperium.ask.recallSpy.infiltrate': '{name}, {source}: kterého špeha odvoláš k infiltraci?',
  'imperium.ask.recallSpy.gather': '{name}, {source}: odvoláš špeha, aby sbíral zprávy, a lízneš si kartu?',
  'imperium.ask.recallSpy.replace': '{name}, {source}: v zásobě nemáš žádného špeha. Odvoláš jednoho, abys ho postavil znovu?',
  'imperium.wait.placeSpy': '{who} staví špeha.',
  'imperium.wait.recallSpy': '{who} zvažuje odvolání špeha.',
  'imperium.choice.spy.keep': 'Neodvolat žádného',
  'imperium.hint.post': 'pozoruje: {spaces}',
  'imperium.hint.post.with': 'špeha tu má {who}',
  'imperium.hint.infiltrate': 'infiltrace: jeden tvůj špeh je odvolán',
  'imperium.has.spies': '{count, plural, one {# špeh} few {# špehové} other {# špehů}} v zásobě',

  'imperium.story.placedSpy': '{who} staví špeha: {post}.',
  'imperium.story.recalledSpy.price': '{who} odvolává špeha jako platbu: {post}.',
  'imperium.story.recalledSpy.infiltrate': '{who} odvolává špeha k infiltraci: {post}.',
  'imperium.story.recalledSpy.gather': '{who} odvolává špeha ke sbírání zpráv: {post}.',
  'imperium.story.recalledSpy.replace': '{who} odvolává špeha, aby stál jinde: {post}.',

  'imperium.why.unwatched': 'Stojí tam agent jiného hráče a pole nepozoruje žádný tvůj špeh.',
  'imperium.why.noSpyThere': 'Na kartě není ikona tohoto pole a nepozoruje ho žádný tvůj špeh.',
  'imperium.why.noSpyOut': 'Tato karta vede tam, co pozorují tvoji špehové, a žádný není na plánu.',
  'imperium.why.postTaken': 'Stojí tam špeh jiného hráče.',
  'imperium.why.ownSpy': 'Stojí tam tvůj špeh.',
  'imperium.why.wrongPost': 'Tato pozorovatelna nepozoruje pole, které je potřeba.',
  'imperium.why.noPost': 'Tvůj špeh nemá, kam by se postavil.',

  'imperium.effect.place_spy': `postavit ${SPIES}`,
  'imperium.effect.place_spy.on': `postavit ${SPIES} k poli: {spaces}`,
  'imperium.effect.place_spy.shared': '{placed}, třeba i k cizímu',
  'imperium.post.visited': 'kde je tvůj agent',
  'imperium.cost.recall_spy': `odvolat ${SPIES}`,
  'imperium.condition.spies_on_board': 'máš na plánu aspoň {least, plural, one {# špeha} few {# špehy} other {# špehů}}',
  'imperium.condition.recalled_spy_this_turn': 'v tomto tahu byl odvolán tvůj špeh',
  'imperium.condition.spying_on': 'špehuješ pole Tvůrců',
  'imperium.condition.placed_on_post_of': 'právě postavený špeh pozoruje {spaces}',
  'imperium.counter.faction_spied_on': 'frakci, kterou špehuješ',
  'imperium.thing.influence.that': '{amount, plural, one {# vliv} few {# vlivy} other {# vlivů}} u ní',

  'imperium.group.post': 'Pozorovatelny',
  'imperium.fact.watches': 'Pozoruje',
  'imperium.fact.posts': 'Pozorováno z',
  'imperium.item.post':
    'Stojí tu jeden špeh. Jeho hráč vysílá agenty s ikonou špeha na pozorovaná pole a smí ho odvolat, aby se tam infiltroval nebo si lízl kartu.',
  'imperium.item.icon.spy': 'Špeh',
  'imperium.item.icon.spy.1':
    'Staví se z tvé zásoby na volnou pozorovatelnu. Jako ikona agenta vede na každé pole, které tvůj špeh pozoruje.',
  'imperium.sheet.icon.spy': 'Špeh: každé pole, které tvůj špeh pozoruje',
  'imperium.sheet.icon.place_spy': 'Špeh: z tvé zásoby na volnou pozorovatelnu; v rámečku před ním: co má pozorovatelna pozorovat.',
  'imperium.sheet.icon.cost.recall_spy': 'Jeden tvůj špeh se vrátí do zásoby.',
  'imperium.sheet.icon.if.spies_on_board': 'Máš na plánu tolik špehů.',
  'imperium.sheet.icon.if.recalled_spy_this_turn': 'V tomto tahu byl odvolán tvůj špeh.',
  'imperium.sheet.icon.if.spying_on': 'Tvůj špeh pozoruje pole Tvůrců.',
  'imperium.sheet.icon.if.placed_on_post_of': 'Právě postavený špeh pozoruje pole s touto ikonou.',
  'imperium.sheet.icon.per.faction_spied_on': 'Každá frakce, jejíž pole tvůj špeh pozoruje.',
};

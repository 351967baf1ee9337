import type { TextsLike } from '../../../text/message.ts';
import type { familySpiesEn } from './spies.en.ts';

const SPIES = '{count, plural, one {einen Spion} other {# Spione}}';

export const familySpiesDe: TextsLike<typeof familySpiesEn> = {
  'imperium.icon.spy': 'Spion',

  'imperium.ask.placeSpy': '{name}, {source}: Auf welchen Beobachtungsposten setzt du einen Spion?',
  'imperium.ask.recallSpy.price':
    '{name}, {source}: {count, plural, one {Welchen Spion rufst du als Preis zurück?} other {Welche # Spione rufst du als Preis zurück, einen nach dem anderen?}}',
  'imperium.ask.recallSpy.infiltrate': '{name}, {source}: Welchen Spion rufst du zurück, um dich einzuschleichen?',
  'imperium.ask.recallSpy.gather': '{name}, {source}: Rufst du einen Spion zurück, um Nachrichten zu sammeln und eine Karte zu ziehen?',
  'imperium.ask.recallSpy.replace': '{name}, {source}: Im Vorrat ist kein Spion mehr. Rufst du einen zurück, um ihn neu zu setzen?',
  'imperium.wait.placeSpy': '{who} setzt einen Spion.',
  'imperium.wait.recallSpy': '{who} überlegt, einen Spion zurückzurufen.',
  'imperium.choice.spy.keep': 'Keinen zurückrufen',
  'imperium.hint.post': 'beobachtet: {spaces}',
  'imperium.hint.post.with': '{who} hat dort einen Spion',
  'imperium.hint.infiltrate': 'zum Einschleichen wird ein Spion zurückgerufen',
  'imperium.has.spies': '{count, plural, one {# Spion} other {# Spione}} im Vorrat',

  'imperium.story.placedSpy': '{who} setzt einen Spion: {post}.',
  'imperium.story.recalledSpy.price': '{who} ruft als Preis einen Spion zurück: {post}.',
  'imperium.story.recalledSpy.infiltrate': '{who} schleicht sich ein und ruft einen Spion zurück: {post}.',
  'imperium.story.recalledSpy.gather': '{who} sammelt Nachrichten und ruft einen Spion zurück: {post}.',
  'imperium.story.recalledSpy.replace': '{who} ruft einen Spion zurück, um ihn neu zu setzen: {post}.',

  'imperium.why.unwatched': 'Dort steht ein fremder Agent, und kein Spion von dir beobachtet das Feld.',
  'imperium.why.noSpyThere': 'Die Karte zeigt das Symbol dieses Feldes nicht, und kein Spion von dir beobachtet es.',
  'imperium.why.noSpyOut': 'Diese Karte führt dorthin, wo deine Spione beobachten, und keiner ist auf dem Plan.',
  'imperium.why.postTaken': 'Dort steht ein fremder Spion.',
  'imperium.why.ownSpy': 'Dort steht einer deiner Spione.',
  'imperium.why.wrongPost': 'Dieser Posten beobachtet kein Feld, wie es verlangt ist.',
  'imperium.why.noPost': 'Kein Posten steht deinem Spion offen.',

  'imperium.effect.place_spy': `${SPIES} setzen`,
  'imperium.effect.place_spy.on': `${SPIES} setzen (beobachtet {spaces})`,
  'imperium.effect.place_spy.shared': '{placed}, auch zu einem fremden',
  'imperium.post.visited': 'das Feld deines Agenten',
  'imperium.cost.recall_spy': `${SPIES} zurückrufen`,
  'imperium.condition.spies_on_board': 'du mindestens {least, plural, one {# Spion} other {# Spione}} auf dem Plan hast',
  'imperium.condition.recalled_spy_this_turn': 'du in diesem Zug einen Spion zurückgerufen hast',
  'imperium.condition.spying_on': 'du ein Sandwurmfeld ausspionierst',
  'imperium.condition.placed_on_post_of': 'der eben gesetzte Spion dies beobachtet ({spaces})',
  'imperium.counter.faction_spied_on': 'Fraktion, die du ausspionierst',
  'imperium.thing.influence.that': '{amount} Einfluss bei ihr',

  'imperium.group.post': 'Beobachtungsposten',
  'imperium.fact.watches': 'Beobachtet',
  'imperium.fact.posts': 'Beobachtet von',
  'imperium.item.post':
    'Hier steht ein Spion. Wem er gehört, entsendet mit einem Spionsymbol Agenten auf die beobachteten Felder und darf ihn zurückrufen, um sich dort einzuschleichen oder eine Karte zu ziehen.',
  'imperium.item.icon.spy': 'Spion',
  'imperium.item.icon.spy.1':
    'Er kommt aus deinem Vorrat auf einen freien Beobachtungsposten. Als Agentensymbol führt er auf jedes Feld, das dein Spion beobachtet.',
  'imperium.sheet.icon.spy': 'Spion: jedes Feld, das dein Spion beobachtet',
  'imperium.sheet.icon.place_spy':
    'Spion: aus deinem Vorrat auf einen freien Beobachtungsposten; im Rahmen davor: was der Posten beobachten muss.',
  'imperium.sheet.icon.cost.recall_spy': 'Einer deiner Spione kommt in den Vorrat zurück.',
  'imperium.sheet.icon.if.spies_on_board': 'Du hast so viele Spione auf dem Plan.',
  'imperium.sheet.icon.if.recalled_spy_this_turn': 'Du hast in diesem Zug einen Spion zurückgerufen.',
  'imperium.sheet.icon.if.spying_on': 'Dein Spion beobachtet ein Sandwurmfeld.',
  'imperium.sheet.icon.if.placed_on_post_of': 'Der eben gesetzte Spion beobachtet ein Feld mit diesem Symbol.',
  'imperium.sheet.icon.per.faction_spied_on': 'Jede Fraktion, von der dein Spion ein Feld beobachtet.',
};

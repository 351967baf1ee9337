import { expect, test } from 'vitest';
import { adventure } from '../../../../shared/games/adventure/index.ts';
import type { AdventureGame, AdventureView } from '../../../../shared/games/adventure/types.ts';
import { type AnyChoices, includes } from '../../../../shared/kernel/choices.ts';
import type { Table } from '../../../../shared/kernel/table.ts';
import { startOf } from '../../../../shared/testkit/play.ts';
import { answered, draftFor, isEmpty, isUnchanged, mostWanted, partsOf, stepped, wantable, withPartner } from './desk.ts';

const start = (): Table<AdventureGame> => startOf<AdventureGame>({ module: adventure, seats: 3, options: {} }, 4);
const desk = (table: Table<AdventureGame>, seat: 'seat1' | 'seat2' | 'seat3') => ({
  view: table.module.view(table.state, seat) as AdventureView,
  choices: table.interjections(seat)['propose'] as AnyChoices,
});

test('an empty desk proposes nothing; what is put on it can be sent as it lies', () => {
  const table = start();
  const { view, choices } = desk(table, 'seat1');
  const draft = draftFor(view, choices, null) ?? expect.fail();
  expect(isEmpty(draft)).toBe(true);
  const full = {
    ...draft,
    gives: stepped(draft.gives, 'spice', 2, partsOf(choices)?.gives.spice ?? 0),
    wants: stepped(draft.wants, 'harvesters', 1, mostWanted(view, choices, draft, 'harvesters')),
  };
  expect(isEmpty(full)).toBe(false);
  expect(includes(choices, full)).toBe(true);
  expect(table.refusal({ seat: 'seat1', interject: 'propose', answer: full })).toBeNull();
});

test('an offer is answered from the other side, and only a change is an answer', () => {
  const table = start();
  const mine = desk(table, 'seat1');
  const first = draftFor(mine.view, mine.choices, null) ?? expect.fail();
  const proposal = { ...first, gives: { ...first.gives, spice: 3 }, wants: { ...first.wants, harvesters: 2 } };
  table.play({ seat: 'seat1', interject: 'propose', answer: proposal });
  const partner = table.state.seatOf[proposal.to] as 'seat2';
  const { view, choices } = desk(table, partner);
  const offer = answered(view, view.offers[0]?.id) ?? expect.fail();
  const draft = draftFor(view, choices, offer) ?? expect.fail();
  expect(draft).toMatchObject({ as: proposal.to, to: proposal.as, gives: { harvesters: 2 }, wants: { spice: 3 }, pact: 0 });
  expect(isUnchanged(draft, offer)).toBe(true);
  expect(isUnchanged({ ...draft, pact: 1 }, offer)).toBe(false);
  table.play({ seat: partner, interject: 'propose', answer: { ...draft, pact: 1 } });
  expect(table.state.offers).toHaveLength(1);
  expect(table.state.offers[0]?.counter).toMatchObject({ from: proposal.as });
  expect(answered(desk(table, partner).view, table.state.offers[0]?.id)).toBeNull();
});

test('nobody is asked for more than everybody can count', () => {
  const { view, choices } = desk(start(), 'seat1');
  const draft = draftFor(view, choices, null) ?? expect.fail();
  const have = wantable(view, draft.to);
  expect(mostWanted(view, choices, draft, 'spice')).toBe(have.spice);
  const greedy = { ...draft, wants: { ...draft.wants, spice: 70, sword: 9 } };
  expect(withPartner(view, greedy, draft.to).wants).toMatchObject({ spice: have.spice, sword: have.cards });
});

import { expect, test } from 'vitest';
import { open } from './story.fixture.ts';

// R9.5
test('two Intrigue cards are given up one after the other', () => {
  const story = open({
    agenda: [
      { do: 'trashIntrigue', by: 'seat1', origin: null, source: { intrigue: 'call-to-arms' }, since: 0, agreed: true, left: 2 },
      { do: 'recall' },
    ],
    players: { seat1: { intrigue: ['buy-access', 'call-to-arms', 'change-allegiances'] } },
  });
  expect([story.asked, story.options()]).toEqual(['trashIntrigue seat1', ['buy-access', 'call-to-arms', 'change-allegiances']]);
  story.play('buy-access');
  expect([story.asked, story.options()]).toEqual(['trashIntrigue seat1', ['call-to-arms', 'change-allegiances']]);
  story.play('call-to-arms');
  expect([story.asked.startsWith('trashIntrigue'), story.of('seat1').intrigue.hidden]).toEqual([false, ['change-allegiances']]);
});

import { chanceOf, seedOf } from '../../../kernel/chance.ts';
import { sample } from '../../../kernel/choices.ts';
import { begin } from '../../../kernel/table.ts';
import { dice } from '../index.ts';
import { SEATS } from '../ids.ts';

/** Plays random games with so many seats; with `views` all seats' views are built after each answer. Gives answers taken. */
export function playRandomGames(seats: number, games: number, views: boolean): number {
  let answers = 0;
  for (let game = 1; game <= games; game++) {
    const chance = chanceOf(game, 99);
    const table = begin(dice, { seats: SEATS.slice(0, seats), options: {}, seed: seedOf(game) });
    while (!table.position.outcome) {
      const seat = table.asked[0];
      const choices = seat && table.choices(seat);
      if (!choices) throw new Error(`Nobody can answer ${JSON.stringify(table.task)}`);
      table.play({ seat, answer: sample(choices, chance) });
      if (views) for (const each of table.module.seats(table.state)) table.module.view(table.state, each);
      answers++;
    }
  }
  return answers;
}

import { Container } from 'pixi.js';
import type { AdventureEvent, FightThrow } from '../../../../shared/games/adventure/events.ts';
import type { Box } from '../../../canvas/ink.ts';
import { BONE, type Palette, TEXT_FONT } from '../../../canvas/palette.ts';
import { drawSign } from '../../../canvas/signs.ts';
import { empty } from '../../../canvas/stage.ts';
import { type Brush, put } from './brush.ts';
import { drawCrowd } from './crowd.ts';
import type { BoardModel } from './model.ts';
import { FIGURE_BOX, paintFigure, type Pen } from './paint.ts';

/** The pit in the middle of the castle: what the bank and the deck hold, or the dice of the fight that goes on. */
export interface PitLayer {
  readonly pit: Container;
  readonly show: (brush: Brush, model: BoardModel, thrown: Thrown | null) => void;
  readonly clear: () => void;
}
/** The dice of the last round, attacker first. */
export type Thrown = readonly [FightThrow, FightThrow];
/** The dice of the fight that goes on: those just thrown, else those thrown before. */
export function lastThrow(events: readonly { readonly type: string }[] | undefined, before: Thrown | null): Thrown | null {
  const last = (events as readonly AdventureEvent[] | undefined)?.findLast(({ type }) => type === 'fightRound' || type === 'fight');
  if (last?.type === 'fightRound') return [last.attacker, last.defender];
  return last ? null : before;
}

/** Larger it would leave the bowl's middle: where names have to be larger still, only they grow. */
const LARGEST = 1.25;
const PIT_BOX: Box = { left: -430, top: -200, right: 430, bottom: 210 };
export function pitLayer(): PitLayer {
  const pit = new Container();
  return {
    pit,
    show(brush, model, thrown) {
      empty(pit);
      const fight = model.fight;
      if (!fight && model.crowd.length > 0) {
        drawCrowd(
          brush,
          model.crowd.map((id) => model.figures[id]),
          pit,
        );
        return;
      }
      if (!fight) {
        const { bank, deck } = model;
        const name = `pit ${bank.spice} ${bank.harvesters} ${deck}`;
        pit.addChild(
          put(
            brush.labels.draw(name, PIT_BOX, (pen) => (brush.sparse ? paintCounts : paintBank)(pen, model, brush)),
            0,
            0,
            Math.min(LARGEST, brush.labelScale),
          ),
        );
        return;
      }
      fight.forEach((figures, side) => {
        const y = side === 0 ? -84 : 92;
        figures.forEach((id, at) => {
          const figure = model.figures[id];
          const { stone, role, strength } = figure;
          const texture = brush.pieces.draw(`pit ${stone} ${role} ${strength}`, FIGURE_BOX, (pen) =>
            paintFigure(pen, { stone, role, strength, gear: [], safe: false, pact: false }),
          );
          pit.addChild(put(texture, -330 + at * 62, y - at * 8, figures.length > 1 ? 0.78 : 0.94));
        });
        const dice = thrown?.[side];
        const other = thrown?.[1 - side];
        if (!dice || !other) return;
        const best = Math.max(...dice.dice);
        const wins = best > Math.max(...other.dice);
        const name = `throw ${dice.dice.join()} ${dice.d8} ${best} ${wins}`;
        pit.addChild(
          put(
            brush.pieces.draw(name, { left: -60, top: -64, right: 640, bottom: 70 }, (pen) =>
              paintThrow(pen, dice, best, wins, brush.palette),
            ),
            -186 + (figures.length - 1) * 62,
            y,
          ),
        );
      });
    },
    clear: () => empty(pit),
  };
}

const label = (pen: Pen, text: string, x: number, y: number, size: number, weight: number, palette: Palette): void => {
  pen.font = `${weight} ${size}px ${TEXT_FONT}`;
  pen.lineJoin = 'round';
  pen.strokeStyle = palette.mapHalo;
  pen.lineWidth = 12;
  pen.strokeText(text, x, y);
  pen.fillStyle = palette.mapInk;
  pen.fillText(text, x, y);
};
/** A sign with a halo as names have one. */
function haloed(pen: Pen, sign: string, x: number, y: number, size: number, palette: Palette): void {
  pen.save();
  pen.shadowColor = palette.mapHalo;
  pen.shadowBlur = 6;
  for (let times = 0; times < 3; times++) drawSign(pen, sign, x, y, size, palette.mapInk);
  pen.restore();
}
/** On a small board signs and numbers say it alone, as large as they can be. */
const ALONE = 1.5;
function paintCounts(pen: Pen, { bank, deck }: BoardModel, { palette }: Brush): void {
  pen.scale(ALONE, ALONE);
  pen.textAlign = 'left';
  haloed(pen, 'spice', -166, -46, 88, palette);
  label(pen, String(bank.spice), -116, -18, 82, 700, palette);
  haloed(pen, 'harvester', 66, -46, 90, palette);
  label(pen, String(bank.harvesters), 120, -18, 82, 700, palette);
  haloed(pen, 'card', -46, 56, 86, palette);
  label(pen, String(deck), 6, 84, 82, 700, palette);
}
const NAME = 46;
function paintBank(pen: Pen, { bank, deck }: BoardModel, { palette, look, labelScale }: Brush): void {
  const size = NAME * Math.max(1, labelScale / LARGEST);
  pen.textAlign = 'center';
  label(pen, look.pit.bank, 0, -92, size, 600, palette);
  pen.textAlign = 'left';
  haloed(pen, 'spice', -178, -34, 74, palette);
  label(pen, String(bank.spice), -132, -12, 66, 700, palette);
  haloed(pen, 'harvester', 66, -34, 78, palette);
  label(pen, String(bank.harvesters), 116, -12, 66, 700, palette);
  pen.textAlign = 'center';
  label(pen, look.pit.deck, 0, 82, size, 600, palette);
  pen.textAlign = 'left';
  haloed(pen, 'card', -42, 136, 72, palette);
  label(pen, String(deck), 4, 158, 66, 700, palette);
}

const STEP_X = 96;
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-15, -15],
    [15, 15],
  ],
  3: [
    [-17, -17],
    [0, 0],
    [17, 17],
  ],
  4: [
    [-15, -15],
    [15, -15],
    [-15, 15],
    [15, 15],
  ],
  5: [
    [-16, -16],
    [16, -16],
    [0, 0],
    [-16, 16],
    [16, 16],
  ],
  6: [
    [-15, -18],
    [15, -18],
    [-15, 0],
    [15, 0],
    [-15, 18],
    [15, 18],
  ],
};
/** Dice in a row: cubes with pips, eight-sided ones as diamonds with a number. The highest stands out. */
function paintThrow(pen: Pen, { dice, d8 }: FightThrow, best: number, wins: boolean, palette: Palette): void {
  const counted = dice.lastIndexOf(best);
  dice.forEach((value, at) => {
    pen.save();
    pen.translate(at * STEP_X, 0);
    paintDie(pen, value, at < d8, at === counted);
    if (at === counted) {
      pen.strokeStyle = palette.mapInk;
      pen.lineWidth = wins ? 9 : 5;
      if (!wins) pen.setLineDash([14, 10]);
      pen.beginPath();
      pen.roundRect(-50, -50, 100, 100, 17);
      pen.stroke();
    }
    pen.restore();
  });
}
function paintDie(pen: Pen, value: number, isD8: boolean, counts: boolean): void {
  const body = new Path2D(
    isD8
      ? 'M0-46 40-23V23L0 46-40 23V-23Z'
      : 'M-28-39H28A11 11 0 0 1 39-28V28A11 11 0 0 1 28 39H-28A11 11 0 0 1-39 28V-28A11 11 0 0 1-28-39Z',
  );
  pen.save();
  pen.translate(5, 8);
  pen.fillStyle = 'rgba(0,0,0,.45)';
  pen.fill(body);
  pen.restore();
  pen.fillStyle = counts ? '#f6ecd6' : '#bdaf94';
  pen.fill(body);
  pen.lineJoin = 'round';
  pen.strokeStyle = BONE.ink;
  pen.lineWidth = 5;
  pen.stroke(body);
  pen.fillStyle = BONE.ink;
  if (!isD8) {
    for (const [x, y] of PIPS[value] ?? []) {
      pen.beginPath();
      pen.arc(x * 1.15, y * 1.15, 7.5, 0, Math.PI * 2);
      pen.fill();
    }
    return;
  }
  pen.lineWidth = 2.5;
  pen.globalAlpha = 0.45;
  pen.stroke(new Path2D('M0-46-40 23H40ZM-40-23-40 23M40-23V23M0 46-40 23M0 46 40 23'));
  pen.globalAlpha = 1;
  pen.font = `700 50px ${TEXT_FONT}`;
  pen.textAlign = 'center';
  pen.fillText(String(value), 0, 19);
}

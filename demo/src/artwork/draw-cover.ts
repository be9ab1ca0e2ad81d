import type { DemoCover } from '../shop-types.ts';
import { companion } from './draw-product.ts';
import { type Placement, placeAll } from './place-object.ts';
import { type Drawing, drawing } from './render.ts';
import { grade } from './studio/grade.ts';
import { arch, disc, pane } from './studio/niche.ts';
import { type Plinth, plinth } from './studio/plinth.ts';
import { room } from './studio/room.ts';
import { linear } from './studio/svg.ts';
import type { Gobo } from './studio/window-light.ts';

const width = 1280;
const height = 800;
const horizon = 560;

/** The deep background colours, from top to bottom. */
const fields: Readonly<Record<DemoCover['field'], readonly [string, string]>> = {
  night: ['#1d4785', '#12305c'],
  clay: ['#b9683f', '#8f4526'],
  palm: ['#4c7a5c', '#2c5340'],
  plum: ['#80517f', '#54305a'],
};

type Spot = Pick<Placement, 'x' | 'ground' | 'maxWidth' | 'maxHeight' | 'on'>;
/** Positions of the first object, the second, and so on. Objects are drawn from the top down, the nearest last. */
type Stage = {
  readonly gobo: Gobo;
  /** Painted on the wall and let into it. */
  readonly wall: (cover: DemoCover) => string;
  readonly stands: readonly Plinth[];
  readonly spots: readonly Spot[];
};

/** Painted on the wall: a ridge of dunes before another, paler one. */
const dunes = ([top, bottom]: readonly [string, string]): string =>
  `<defs>${linear(
    'dunes',
    [0, 0, 0.6, 1],
    [
      [0, top],
      [1, bottom],
    ],
  )}</defs><path d="M0 566V470C190 330 430 300 660 400s420 60 620-60v226Z" fill="url(#dunes)" opacity=".55"/><path d="M0 566V500C170 330 372 330 600 440s412 96 680-60v186Z" fill="url(#dunes)"/>`;

/** A moon behind the bars of the window. */
const nightSky =
  '<circle cx="850" cy="185" r="44" fill="#f6e3b4" opacity=".92"/><path d="M640 94v372M315 280h650" stroke="#0b1426" stroke-opacity=".35" stroke-width="9"/><path d="M643 94v372M315 283h650" stroke="#fff" stroke-opacity=".14" stroke-width="3"/>';

const archStand: Plinth = { centre: 680, top: 572, width: 350, height: 70 };
const sunStand: Plinth = { centre: 575, top: 604, width: 400, height: 64 };
const highStep: Plinth = { centre: 905, top: 540, width: 330, height: 110 };
const lowStep: Plinth = { centre: 520, top: 604, width: 370, height: 60 };
const firstSill: Plinth = { centre: 450, top: 600, width: 330, height: 64 };
const secondSill: Plinth = { centre: 820, top: 576, width: 310, height: 92 };

const stages: Readonly<Record<DemoCover['scene'], Stage>> = {
  arches: {
    gobo: 'panes',
    wall: (cover) =>
      arch(cover.backdrop, { centre: 680, top: 70, width: 520, foot: 562, paint: fields[cover.field] }, 'deep') +
      arch(cover.backdrop, { centre: 985, top: 210, width: 330, foot: 562 }) +
      disc(cover.backdrop, { x: 215, y: 265, radius: 130 }),
    stands: [archStand],
    spots: [
      { x: 680, ground: 584, maxWidth: 300, maxHeight: 390, on: archStand },
      { x: 930, ground: 700, maxWidth: 240, maxHeight: 220 },
      { x: 440, ground: 710, maxWidth: 190, maxHeight: 240 },
      { x: 1095, ground: 620, maxWidth: 210, maxHeight: 260 },
      { x: 225, ground: 620, maxWidth: 230, maxHeight: 330 },
    ],
  },
  sun: {
    gobo: 'palm',
    wall: (cover) => disc(cover.backdrop, { x: 905, y: 275, radius: 225 }) + dunes(fields[cover.field]),
    stands: [sunStand],
    spots: [
      { x: 575, ground: 618, maxWidth: 370, maxHeight: 360, on: sunStand },
      { x: 845, ground: 716, maxWidth: 220, maxHeight: 210 },
      { x: 305, ground: 700, maxWidth: 210, maxHeight: 240 },
      { x: 1065, ground: 650, maxWidth: 200, maxHeight: 220 },
      { x: 125, ground: 625, maxWidth: 180, maxHeight: 230 },
    ],
  },
  steps: {
    gobo: 'lattice',
    wall: (cover) =>
      disc(cover.backdrop, { x: 470, y: 310, radius: 270, paint: fields[cover.field] }, 'deep') +
      arch(cover.backdrop, { centre: 905, top: 110, width: 430, foot: 562 }),
    stands: [highStep, lowStep],
    spots: [
      { x: 520, ground: 617, maxWidth: 340, maxHeight: 410, on: lowStep },
      { x: 745, ground: 720, maxWidth: 150, maxHeight: 160 },
      { x: 905, ground: 551, maxWidth: 240, maxHeight: 310, on: highStep },
      { x: 285, ground: 710, maxWidth: 210, maxHeight: 200 },
      { x: 1140, ground: 690, maxWidth: 190, maxHeight: 200 },
    ],
  },
  window: {
    gobo: 'panes',
    wall: (cover) =>
      pane(cover.backdrop, { x: 290, y: 70, width: 700, height: 420, paint: fields[cover.field] }, 'deep') + nightSky,
    stands: [firstSill, secondSill],
    spots: [
      { x: 450, ground: 611, maxWidth: 300, maxHeight: 410, on: firstSill },
      { x: 820, ground: 587, maxWidth: 250, maxHeight: 360, on: secondSill },
      { x: 1075, ground: 665, maxWidth: 190, maxHeight: 200 },
      { x: 640, ground: 726, maxWidth: 150, maxHeight: 170 },
      { x: 215, ground: 690, maxWidth: 200, maxHeight: 190 },
    ],
  },
};

/** The cover of an article: two large fields of colour, and objects near and far before them. */
export async function drawCover(cover: DemoCover): Promise<Drawing> {
  const { gobo, wall, stands, spots } = stages[cover.scene];
  const { backdrop } = cover;
  const placements = cover.objects.flatMap((icon, index) => {
    const spot = spots[index];
    if (!spot) return [];
    const placement = { icon, ...spot, backdrop };
    return [index === 0 ? placement : companion(placement)];
  });
  placements.sort((one, other) => one.ground - other.ground);
  const set =
    room(backdrop, { width, height, horizon, gobo }, wall(cover)) +
    stands.map((stand, index) => plinth(backdrop, stand, `stand${index}`)).join('');
  return drawing(width, height, { set, objects: (await placeAll(placements)) + grade(width, height) });
}

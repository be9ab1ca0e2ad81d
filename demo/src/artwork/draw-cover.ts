import type { Backdrop, DemoCover } from '../shop-types.ts';
import { arch, disc, plinth, room, tones } from './backdrops.ts';
import { companion } from './draw-product.ts';
import { type Placement, placeAll } from './place-object.ts';
import { type Drawing, drawing } from './render.ts';

const width = 1280;
const height = 800;
const horizon = 560;

/** The deep colours that stand behind, from top to bottom. */
const fields: Readonly<Record<DemoCover['field'], readonly [string, string]>> = {
  night: ['#1d4785', '#12305c'],
  clay: ['#b9683f', '#8f4526'],
  palm: ['#4c7a5c', '#2c5340'],
  plum: ['#80517f', '#54305a'],
};

type Spot = Pick<Placement, 'x' | 'ground' | 'maxWidth' | 'maxHeight'>;
/** Where the first object stands, the second, and so on. Drawn by how far down they stand: what is near comes last. */
type Stage = { readonly setting: (cover: DemoCover) => string; readonly spots: readonly Spot[] };

function deep({ field }: DemoCover, shape: string): string {
  const [top, bottom] = fields[field];
  return `<defs><linearGradient id="deep" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>${shape}`;
}

const base = (backdrop: Backdrop) => room(backdrop, { width, height, horizon });

const stages: Readonly<Record<DemoCover['scene'], Stage>> = {
  arches: {
    setting: (cover) =>
      base(cover.backdrop) +
      deep(cover, '<path d="M430 562V330a250 250 0 0 1 500 0v232Z" fill="url(#deep)"/>') +
      arch(cover.backdrop, { centre: 985, top: 210, width: 330, foot: 562 }) +
      disc(cover.backdrop, { x: 215, y: 265, radius: 130 }) +
      plinth(cover.backdrop, { centre: 680, top: 560, width: 340, height: 70 }, 'plinth'),
    spots: [
      { x: 680, ground: 572, maxWidth: 290, maxHeight: 380 },
      { x: 930, ground: 690, maxWidth: 240, maxHeight: 220 },
      { x: 440, ground: 700, maxWidth: 190, maxHeight: 240 },
      { x: 1095, ground: 610, maxWidth: 210, maxHeight: 260 },
      { x: 225, ground: 600, maxWidth: 230, maxHeight: 330 },
    ],
  },
  sun: {
    setting: (cover) =>
      base(cover.backdrop) +
      disc(cover.backdrop, { x: 905, y: 285, radius: 235 }) +
      deep(cover, '<path d="M0 566V452C170 262 372 246 600 384s412 96 680-84v266Z" fill="url(#deep)"/>') +
      plinth(cover.backdrop, { centre: 575, top: 600, width: 380, height: 64 }, 'plinth'),
    spots: [
      { x: 575, ground: 612, maxWidth: 360, maxHeight: 350 },
      { x: 845, ground: 712, maxWidth: 220, maxHeight: 210 },
      { x: 305, ground: 695, maxWidth: 210, maxHeight: 240 },
      { x: 1065, ground: 640, maxWidth: 200, maxHeight: 220 },
      { x: 125, ground: 612, maxWidth: 180, maxHeight: 230 },
    ],
  },
  steps: {
    setting: (cover) =>
      base(cover.backdrop) +
      deep(cover, '<circle cx="470" cy="330" r="265" fill="url(#deep)"/>') +
      arch(cover.backdrop, { centre: 905, top: 130, width: 430, foot: 562 }) +
      plinth(cover.backdrop, { centre: 905, top: 520, width: 330, height: 110 }, 'high') +
      plinth(cover.backdrop, { centre: 520, top: 600, width: 360, height: 60 }, 'low'),
    spots: [
      { x: 520, ground: 612, maxWidth: 340, maxHeight: 400 },
      { x: 745, ground: 715, maxWidth: 150, maxHeight: 160 },
      { x: 905, ground: 532, maxWidth: 230, maxHeight: 300 },
      { x: 285, ground: 705, maxWidth: 210, maxHeight: 200 },
      { x: 1140, ground: 680, maxWidth: 190, maxHeight: 200 },
    ],
  },
  window: {
    setting: (cover) =>
      base(cover.backdrop) +
      deep(
        cover,
        '<rect x="300" y="90" width="680" height="400" rx="28" fill="url(#deep)"/><circle cx="850" cy="190" r="46" fill="#f6e3b4" opacity=".9"/><path d="M640 90v400M300 290h680" stroke="#fff" stroke-opacity=".16" stroke-width="6"/>',
      ) +
      plinth(cover.backdrop, { centre: 450, top: 596, width: 320, height: 64 }, 'one') +
      plinth(cover.backdrop, { centre: 820, top: 568, width: 300, height: 92 }, 'two'),
    spots: [
      { x: 450, ground: 608, maxWidth: 300, maxHeight: 400 },
      { x: 820, ground: 580, maxWidth: 250, maxHeight: 350 },
      { x: 1075, ground: 655, maxWidth: 190, maxHeight: 200 },
      { x: 640, ground: 720, maxWidth: 150, maxHeight: 170 },
      { x: 215, ground: 685, maxWidth: 200, maxHeight: 190 },
    ],
  },
};

/** The cover of an article: two large fields of colour, and objects near and far before them. */
export async function drawCover(cover: DemoCover): Promise<Drawing> {
  const { setting, spots } = stages[cover.scene];
  const shadowColor = tones[cover.backdrop].shadow;
  const placements = cover.objects.flatMap((icon, index) => {
    const spot = spots[index];
    if (!spot) return [];
    const placement = { icon, ...spot, shadowColor };
    return [index === 0 ? placement : companion(placement)];
  });
  placements.sort((one, other) => one.ground - other.ground);
  return drawing(width, height, setting(cover) + (await placeAll(placements)));
}

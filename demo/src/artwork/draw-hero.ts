import { color } from '../catalog/colors.ts';
import { type Placement, placeAll } from './place-object.ts';
import { type Drawing, drawing } from './render.ts';
import { grade } from './studio/grade.ts';
import { arch } from './studio/niche.ts';
import { type Plinth, plinth } from './studio/plinth.ts';
import { room } from './studio/room.ts';

/** Sizes in px. `middle` is the horizontal centre of the goods; `scale` is their size, where 1 fits a height of 560. */
export type HeroFrame = {
  readonly width: number;
  readonly height: number;
  readonly middle: number;
  readonly scale: number;
};

const backdrop = 'sand';
/** Height of the floor in the picture, and height of the highest niche above it, px at scale 1. */
const floorDepth = 150;
const nicheHeight = 385;

/** Products of many categories before a night sky and two niches; the sides are left free for text. */
export async function drawHero({ width, height, middle, scale }: HeroFrame): Promise<Drawing> {
  const horizon = height - floorDepth * scale;
  const across = (x: number): number => middle + x * scale;
  const up = (y: number): number => horizon - y * scale;
  const niche = (x: number, high: number, wide: number) => ({
    centre: across(x),
    top: up(high),
    width: wide * scale,
    foot: horizon,
  });
  const stand = (x: number, top: number, wide: number, high: number): Plinth => ({
    centre: across(x),
    top: up(top),
    width: wide * scale,
    height: high * scale,
  });
  const lower = stand(-222, -18, 200, 58);
  const main = stand(0, -30, 250, 66);
  const higher = stand(224, 4, 200, 84);
  const put = (icon: string, x: number, ground: number, size: number, more: Partial<Placement> = {}): Placement => ({
    icon,
    x: across(x),
    ground: up(ground),
    maxWidth: size * scale,
    maxHeight: size * scale,
    backdrop,
    ...more,
  });
  const walls =
    arch(backdrop, niche(-228, 290, 250), 'left') +
    arch('rose', niche(232, 255, 235), 'right') +
    arch(backdrop, { ...niche(0, nicheHeight, 310), paint: ['#173a70', '#6f93c4'] }, 'night') +
    nightSky(across(0), horizon, scale);
  const set =
    room(backdrop, { width, height, horizon, gobo: 'palm' }, walls) +
    plinth(backdrop, lower, 'lower') +
    plinth('rose', higher, 'higher') +
    plinth(backdrop, main, 'main');
  const objects = await placeAll([
    put('handbag', 224, -2, 178, { color: color.camel.hex, on: higher }),
    put('waha:dallah', -222, -24, 176, { on: lower }),
    put('waha:perfume-square', 0, -37, 196, { on: main }),
    put('headphone', 345, -78, 120, { color: color.navy.hex }),
    put('waha:dates-bowl', -335, -88, 128),
    put('watch', 138, -122, 118, { color: color.brown.hex }),
    put('wrapped-gift', -122, -118, 112),
  ]);
  return drawing(width, height, { set, objects: objects + grade(width, height) });
}

/** A moon over dunes, inside the niche of `drawHero` that is painted blue. */
function nightSky(middle: number, horizon: number, scale: number): string {
  return `<g transform="translate(${middle} ${horizon}) scale(${scale})"><circle cx="66" cy="-262" r="40" fill="#f6e3b4"/><path d="M-138 -70c50-46 110-46 165-12s80 24 111-8V0h-276Z" fill="#4e74a8"/><path d="M-138 -34c60-34 120-22 170-2s80 12 106-6V0h-276Z" fill="#c7a470"/></g>`;
}

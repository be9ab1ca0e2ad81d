import { demoCategories } from '../catalog/categories.ts';
import type { Backdrop, DemoProduct } from '../shop-types.ts';
import { lies, measureIcon } from './icon-bodies.ts';
import { hangs } from './objects/garments.ts';
import { type Placement, placeAll } from './place-object.ts';
import { type Drawing, drawing, type Scene } from './render.ts';
import { grade } from './studio/grade.ts';
import { arch, disc } from './studio/niche.ts';
import { plinth } from './studio/plinth.ts';
import { room } from './studio/room.ts';
import { goboOf } from './studio/window-light.ts';

const width = 960;
const height = 1200;

export type ProductView = 0 | 1 | 2;
export type ProductDrawing = { readonly view: ProductView; readonly color?: string };

const categories = new Map(demoCategories.map((category) => [category.key, category]));

export function backdropOf(product: DemoProduct): Backdrop {
  return categories.get(product.category)?.backdrop ?? 'stone';
}

/** 0: the product, upright. 1: a close-up, its companions out of focus behind. 2: on a stand, with companions. */
export async function drawProduct(product: DemoProduct, { view, color }: ProductDrawing): Promise<Drawing> {
  const backdrop = backdropOf(product);
  const draw = view === 0 ? straight : view === 1 ? close : arranged;
  const { set, objects } = await draw(product, backdrop, color);
  return drawing(width, height, { set, objects: objects + grade(width, height) }, view === 1 ? cutOff : 0);
}

export type Look = Pick<Placement, 'icon' | 'color' | 'hueShift' | 'backdrop'>;

/** Without a given color, a product in several colours is shown in the first of them. */
export function lookOf(product: DemoProduct, backdrop: Backdrop, color?: string): Look {
  const [icon = 'package'] = product.art.icons;
  const dyed = color ?? product.variants?.find((variant) => variant.color)?.color?.hex ?? product.art.color;
  return {
    icon,
    backdrop,
    ...(dyed !== undefined && { color: dyed }),
    ...(product.art.hueShift !== undefined && { hueShift: product.art.hueShift }),
  };
}

/** Companion sizes: a cup is small beside a pot. */
const companionScale: Readonly<Record<string, number>> = {
  'waha:finjan': 0.68,
  'waha:attar': 0.85,
  ring: 0.62,
  lipstick: 0.75,
  honeybee: 0.5,
  stopwatch: 0.75,
  olive: 0.6,
  tangerine: 0.75,
  'waha:dallah': 1.15,
  tent: 1.15,
  'palm-tree': 1.25,
};

export const companion = (placement: Placement): Placement => {
  const scale = companionScale[placement.icon] ?? 1;
  return { ...placement, maxWidth: placement.maxWidth * scale, maxHeight: placement.maxHeight * scale };
};

const pairs = new Set([
  'boxing-glove',
  'flat-shoe',
  'high-heeled-shoe',
  'hiking-boot',
  'mans-shoe',
  'running-shoe',
  'womans-sandal',
]);

/** Objects sold in pairs. */
const isPair = (icon: string): boolean => pairs.has(icon);

/**
 * True for wide, low objects such as a shoe or a pair of glasses: a plinth raises them from the bottom of a tall
 * picture.
 */
async function isLow(icon: string): Promise<boolean> {
  const measure = await measureIcon(icon);
  return measure.height / measure.width < 0.72;
}

/** A hanging object shows more of the wall. */
const hungHorizon = 1010;
/** Part of a near object that the frame may cut, px. */
const cutOff = 260;
/** The blur of the wall behind a close-up, px. */
const farWall = 16;

async function straight(product: DemoProduct, backdrop: Backdrop, color: string | undefined): Promise<Scene> {
  const look = lookOf(product, backdrop, color);
  const isHung = hangs(look.icon);
  const horizon = isHung ? hungHorizon : 850;
  const set = room(
    backdrop,
    { width, height, horizon, gobo: goboOf(product.category) },
    arch(backdrop, { centre: 480, top: isHung ? 90 : 130, width: 660, foot: horizon }),
  );
  if (product.art.isSet) return { set, objects: await placeAll(setOf(product, look, { x: 480, ground: 1000 })) };
  if (isHung) {
    return { set, objects: await placeAll([{ ...look, x: 480, ground: 940, maxWidth: 600, maxHeight: 730, isHung }]) };
  }
  const placement: Placement = { ...look, x: 480, ground: 1000, maxWidth: 550, maxHeight: 655 };
  if (!(await isLow(look.icon))) return { set, objects: await placeAll([placement]) };
  const stand = { centre: 480, top: 812, width: 660, height: 150 };
  return {
    set: set + plinth(backdrop, stand, 'plinth'),
    objects: await placeAll([{ ...placement, ground: lies(look.icon) ? 880 : 834, on: stand }]),
  };
}

/** The main piece in the background, the others in front of it, to both sides. */
function setOf(product: DemoProduct, look: Look, { x, ground }: { x: number; ground: number }): Placement[] {
  const [, left, right] = product.art.icons;
  const { backdrop } = look;
  const size = left === look.icon ? { maxWidth: 310, maxHeight: 350 } : { maxWidth: 440, maxHeight: 540 };
  return [
    { ...look, x, ground: ground - 40, ...size },
    ...(left ? [{ icon: left, x: x - 205, ground: ground + 25, maxWidth: 290, maxHeight: 320, backdrop }] : []),
    ...(right ? [{ icon: right, x: x + 205, ground: ground + 35, maxWidth: 250, maxHeight: 300, backdrop }] : []),
  ];
}

/** Near enough that the frame cuts it, and the wall and its company are out of focus. */
async function close(product: DemoProduct, backdrop: Backdrop, color: string | undefined): Promise<Scene> {
  const look = lookOf(product, backdrop, color);
  const isFlat = await isLow(look.icon);
  const [, other] = product.art.icons;
  const set = room(
    backdrop,
    { width, height, horizon: 800, gobo: goboOf(product.category) },
    disc(backdrop, { x: 700, y: 400, radius: 330, softness: farWall }),
  );
  const far = { x: 205, ground: 850, maxWidth: 340, maxHeight: 400, softness: 13, shadowStrength: 0.6 };
  const behind =
    other && !product.art.isSet && !hangs(other)
      ? await placeAll([companion({ icon: other, backdrop, ...far })], 'far')
      : '';
  const near = isFlat
    ? { x: 640, ground: 1010, maxWidth: 980, maxHeight: 660 }
    : { x: 600, ground: 1125, maxWidth: 850, maxHeight: 970 };
  return { set, objects: behind + (await placeAll([{ ...look, ...near, mirrored: isFlat }])) };
}

async function arranged(product: DemoProduct, backdrop: Backdrop, color: string | undefined): Promise<Scene> {
  const look = lookOf(product, backdrop, color);
  const [, other = look.icon] = product.art.icons;
  const comesInSizes = product.variants?.some((variant) => variant.size !== undefined) ?? false;
  const stand = { centre: 545, top: 820, width: 540, height: 90 };
  const isHung = hangs(look.icon);
  const horizon = isHung ? hungHorizon : 780;
  const set = room(
    backdrop,
    { width, height, horizon, gobo: goboOf(product.category) },
    arch(backdrop, { centre: 640, top: 120, width: 490, foot: horizon }),
  );
  const second = companion({ icon: other, x: 232, ground: 1040, maxWidth: 270, maxHeight: 310, backdrop });
  if (isHung) {
    const worn: Placement = { ...look, x: 620, ground: 940, maxWidth: 520, maxHeight: 700, isHung };
    return { set, objects: await placeAll([worn, { ...second, ground: 1120, maxWidth: 340, maxHeight: 430 }]) };
  }
  const smaller: Placement = { ...look, x: 770, ground: 1065, maxWidth: 230, maxHeight: 270 };
  if (isPair(look.icon)) {
    const shoe: Placement = { ...look, x: 515, ground: 850, maxWidth: 400, maxHeight: 460, on: stand };
    return {
      set: set + plinth(backdrop, stand, 'plinth'),
      objects: await placeAll([{ ...shoe, x: 590, ground: 812 }, shoe, second]),
    };
  }
  return {
    set: set + plinth(backdrop, stand, 'plinth'),
    objects: await placeAll([
      { ...look, x: 545, ground: lies(look.icon) ? 872 : 836, maxWidth: 425, maxHeight: 525, on: stand },
      second,
      ...(comesInSizes ? [smaller] : []),
    ]),
  };
}

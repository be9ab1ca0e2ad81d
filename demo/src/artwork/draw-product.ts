import { demoCategories } from '../catalog/categories.ts';
import type { Backdrop, DemoProduct } from '../shop-types.ts';
import { arch, disc, plinth, room, tones } from './backdrops.ts';
import { measureIcon } from './icon-bodies.ts';
import { type Placement, placeAll } from './place-object.ts';
import { type Drawing, drawing } from './render.ts';

const width = 960;
const height = 1200;

export type ProductView = 0 | 1 | 2;
export type ProductDrawing = { readonly view: ProductView; readonly color?: string };

const categories = new Map(demoCategories.map((category) => [category.key, category]));

export function backdropOf(product: DemoProduct): Backdrop {
  return categories.get(product.category)?.backdrop ?? 'stone';
}

/** 0: the product, straight. 1: close and tilted. 2: on a stand, in company. */
export async function drawProduct(product: DemoProduct, { view, color }: ProductDrawing): Promise<Drawing> {
  const backdrop = backdropOf(product);
  const scene = view === 0 ? straight : view === 1 ? close : arranged;
  return drawing(width, height, await scene(product, backdrop, color));
}

export type Look = Pick<Placement, 'icon' | 'color' | 'hueShift' | 'shadowColor'>;

/** A product in several colours is shown in the first of them until one is asked for. */
export function lookOf(product: DemoProduct, backdrop: Backdrop, color?: string): Look {
  const [icon = 'package'] = product.art.icons;
  const dyed = color ?? product.variants?.find((variant) => variant.color)?.color?.hex ?? product.art.color;
  return {
    icon,
    shadowColor: tones[backdrop].shadow,
    ...(dyed !== undefined && { color: dyed }),
    ...(product.art.hueShift !== undefined && { hueShift: product.art.hueShift }),
  };
}

/** Beside a pot a cup is small. */
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

/** A shoe or a pair of glasses would lie at the bottom of a tall picture; it is raised on a plinth. */
async function isLow(icon: string): Promise<boolean> {
  const measure = await measureIcon(icon);
  return measure.height / measure.width < 0.72;
}

async function straight(product: DemoProduct, backdrop: Backdrop, color: string | undefined): Promise<string> {
  const look = lookOf(product, backdrop, color);
  const setting =
    room(backdrop, { width, height, horizon: 850 }) + arch(backdrop, { centre: 480, top: 170, width: 620, foot: 852 });
  if (product.art.isSet) return setting + (await placeAll(setOf(product, look, { x: 480, ground: 960 })));
  const placement: Placement = { ...look, x: 480, ground: 955, maxWidth: 560, maxHeight: 640 };
  if (!(await isLow(look.icon))) return setting + (await placeAll([placement]));
  return (
    setting +
    plinth(backdrop, { centre: 480, top: 812, width: 640, height: 150 }, 'plinth') +
    (await placeAll([{ ...placement, ground: 825 }]))
  );
}

/** The main piece stands behind and the others before it, to both sides. */
function setOf(product: DemoProduct, look: Look, { x, ground }: { x: number; ground: number }): Placement[] {
  const [, left, right] = product.art.icons;
  const { shadowColor } = look;
  const size = left === look.icon ? { maxWidth: 310, maxHeight: 350 } : { maxWidth: 440, maxHeight: 540 };
  return [
    { ...look, x, ground: ground - 40, ...size },
    ...(left ? [{ icon: left, x: x - 205, ground: ground + 25, maxWidth: 290, maxHeight: 320, shadowColor }] : []),
    ...(right ? [{ icon: right, x: x + 205, ground: ground + 35, maxWidth: 250, maxHeight: 300, shadowColor }] : []),
  ];
}

async function close(product: DemoProduct, backdrop: Backdrop, color: string | undefined): Promise<string> {
  const look = lookOf(product, backdrop, color);
  const setting = room(backdrop, { width, height, horizon: 1010 }) + disc(backdrop, { x: 590, y: 520, radius: 430 });
  if (await isLow(look.icon)) {
    return (
      setting +
      plinth(backdrop, { centre: 480, top: 830, width: 880, height: 190 }, 'plinth') +
      (await placeAll([{ ...look, x: 480, ground: 850, maxWidth: 780, maxHeight: 640, mirrored: true }]))
    );
  }
  // What two people carry is not stood on one corner.
  const tilt = product.weightGrams > 6000 ? 0 : -9;
  const placement: Placement = { ...look, x: 490, ground: 1050, maxWidth: 800, maxHeight: 860, shadowStrength: 0.3 };
  return setting + (await placeAll([{ ...placement, tilt }]));
}

async function arranged(product: DemoProduct, backdrop: Backdrop, color: string | undefined): Promise<string> {
  const look = lookOf(product, backdrop, color);
  const [, other = look.icon] = product.art.icons;
  const comesInSizes = product.variants?.some((variant) => variant.size !== undefined) ?? false;
  const { shadowColor } = look;
  const second = companion({
    icon: other,
    x: 232,
    ground: 1030,
    maxWidth: 270,
    maxHeight: 310,
    shadowColor,
  });
  const smaller: Placement = { ...look, x: 770, ground: 1065, maxWidth: 230, maxHeight: 270 };
  return (
    room(backdrop, { width, height, horizon: 760 }) +
    arch(backdrop, { centre: 640, top: 150, width: 470, foot: 762 }) +
    plinth(backdrop, { centre: 545, top: 820, width: 520, height: 90 }, 'plinth') +
    (await placeAll([
      { ...look, x: 545, ground: 828, maxWidth: 430, maxHeight: 540 },
      second,
      ...(comesInSizes ? [smaller] : []),
    ]))
  );
}

import { demoCategories } from '../catalog/categories.ts';
import type { Backdrop, DemoProduct } from '../shop-types.ts';
import { arch, disc, plinth, room, tones } from './backdrops.ts';
import { type Placement, placeAll } from './place-object.ts';
import { renderPng } from './render.ts';

const width = 960;
const height = 1200;

export type ProductView = 0 | 1 | 2;
export type ProductDrawing = { readonly view: ProductView; readonly color?: string };

const categories = new Map(demoCategories.map((category) => [category.key, category]));

export function backdropOf(product: DemoProduct): Backdrop {
  return categories.get(product.category)?.backdrop ?? 'stone';
}

/** 0: the product, straight. 1: close and tilted. 2: on a stand, in company. */
export async function drawProduct(product: DemoProduct, { view, color }: ProductDrawing): Promise<Buffer> {
  const backdrop = backdropOf(product);
  const scene = view === 0 ? straight : view === 1 ? close : arranged;
  return renderPng(width, height, await scene(product, backdrop, color));
}

type Look = Pick<Placement, 'icon' | 'color' | 'hueShift' | 'shadowColor'>;

function lookOf(product: DemoProduct, backdrop: Backdrop, color: string | undefined): Look {
  const [icon = 'package'] = product.art.icons;
  return {
    icon,
    shadowColor: tones[backdrop].shadow,
    ...(color !== undefined && { color }),
    ...(product.art.hueShift !== undefined && { hueShift: product.art.hueShift }),
  };
}

async function straight(product: DemoProduct, backdrop: Backdrop, color: string | undefined): Promise<string> {
  const look = lookOf(product, backdrop, color);
  const setting =
    room(backdrop, { width, height, horizon: 850 }) + arch(backdrop, { centre: 480, top: 170, width: 620, foot: 852 });
  if (product.art.isSet) return setting + (await placeAll(setOf(product, look, { x: 480, ground: 960 })));
  return setting + (await placeAll([{ ...look, x: 480, ground: 955, maxWidth: 560, maxHeight: 640 }]));
}

/** The main piece stands behind and the others before it, to both sides. */
export function setOf(product: DemoProduct, look: Look, { x, ground }: { x: number; ground: number }): Placement[] {
  const [, left, right] = product.art.icons;
  const { shadowColor } = look;
  return [
    { ...look, x, ground: ground - 40, maxWidth: 440, maxHeight: 540 },
    ...(left ? [{ icon: left, x: x - 205, ground: ground + 25, maxWidth: 290, maxHeight: 320, shadowColor }] : []),
    ...(right ? [{ icon: right, x: x + 205, ground: ground + 35, maxWidth: 250, maxHeight: 300, shadowColor }] : []),
  ];
}

async function close(product: DemoProduct, backdrop: Backdrop, color: string | undefined): Promise<string> {
  const look = lookOf(product, backdrop, color);
  return (
    room(backdrop, { width, height, horizon: 1010 }) +
    disc(backdrop, { x: 590, y: 520, radius: 430 }) +
    (await placeAll([{ ...look, x: 490, ground: 1050, maxWidth: 800, maxHeight: 860, tilt: -9, shadowStrength: 0.3 }]))
  );
}

async function arranged(product: DemoProduct, backdrop: Backdrop, color: string | undefined): Promise<string> {
  const look = lookOf(product, backdrop, color);
  const [, companion = look.icon] = product.art.icons;
  const comesInSizes = product.variants?.some((variant) => variant.size !== undefined) ?? false;
  const { shadowColor } = look;
  const second: Placement = {
    icon: companion,
    x: 232,
    ground: 1030,
    maxWidth: 270,
    maxHeight: 310,
    shadowColor,
  };
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

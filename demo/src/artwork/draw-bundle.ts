import type { DemoBundle, DemoProduct } from '../shop-types.ts';
import { backdropOf, lookOf } from './draw-product.ts';
import { type Placement, placeAll } from './place-object.ts';
import { type Drawing, drawing } from './render.ts';
import { stageOf } from './staging.ts';
import { grade } from './studio/grade.ts';
import { type Plinth, plinth } from './studio/plinth.ts';
import { isFromAbove, setting } from './studio/settings/index.ts';

const width = 960;
const height = 1200;
/** Enough for the blurs of a set at its edges, px. */
const beyond = 60;

type Spot = Pick<Placement, 'x' | 'ground' | 'maxWidth' | 'maxHeight' | 'on'>;

const stand: Plinth = { centre: 480, top: 768, width: 540, height: 120 };

/**
 * Positions from the back to the front: one on the stand, one on the floor to each side, the others in front of them.
 */
const onStand: readonly Spot[] = [
  { x: 480, ground: 786, maxWidth: 440, maxHeight: 520, on: stand },
  { x: 225, ground: 985, maxWidth: 300, maxHeight: 330 },
  { x: 735, ground: 985, maxWidth: 300, maxHeight: 330 },
  { x: 480, ground: 1070, maxWidth: 240, maxHeight: 250 },
];

/** The same positions where all stand on one ground. */
const onGround: readonly Spot[] = onStand.map(({ on: _, ...spot }, at) => (at === 0 ? { ...spot, ground: 890 } : spot));

/** The bundle's own parts together, in the colours that are in the bundle. */
export async function drawBundle(bundle: DemoBundle, products: readonly DemoProduct[]): Promise<Drawing> {
  const parts = bundle.items.flatMap((item) => {
    const product = products.find(({ key }) => key === item.product);
    return product ? [{ product, variantSku: item.variantSku }] : [];
  });
  const [lead] = parts;
  if (!lead) throw new Error(`Bundle "${bundle.key}" has no known part to draw.`);
  const backdrop = backdropOf(lead.product);
  const { front } = stageOf(lead.product.category, lookOf(lead.product, backdrop).icon);
  const isOnStand = front === 'niche';
  const place = isFromAbove(front) || front === 'rail' ? 'table' : front;
  const placements = (isOnStand ? onStand : onGround).flatMap((spot, index) => {
    const part = parts[index];
    if (!part) return [];
    const color = part.product.variants?.find((variant) => variant.sku === part.variantSku)?.color?.hex;
    return [{ ...lookOf(part.product, backdrop, color), ...spot }];
  });
  const frame = {
    width: width + beyond,
    height: height + beyond,
    horizon: isOnStand ? 740 : 800,
    gobo: 'lattice' as const,
  };
  const set = setting(place, backdrop, frame) + (isOnStand ? plinth(backdrop, stand, 'plinth') : '');
  return drawing(width, height, { set, objects: (await placeAll(placements)) + grade(width, height) }, beyond);
}

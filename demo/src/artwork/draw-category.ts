import { demoCategories } from '../catalog/categories.ts';
import type { DemoCategory } from '../shop-types.ts';
import { arch, disc, room, tones } from './backdrops.ts';
import { companion } from './draw-product.ts';
import { type Placement, placeAll } from './place-object.ts';
import { type Drawing, drawing } from './render.ts';

const side = 800;
const rootKeys = new Set(demoCategories.filter((category) => category.parent === undefined).map(({ key }) => key));

/** Square: the first object leads, the others stand by it. */
export async function drawCategory(category: DemoCategory): Promise<Drawing> {
  const { backdrop } = category;
  const [lead = 'package', second, third] = category.art;
  const shadowColor = tones[backdrop].shadow;
  const isAlone = second === undefined;
  const placements: Placement[] = [
    ...(third ? [companion({ icon: third, x: 588, ground: 610, maxWidth: 230, maxHeight: 290, shadowColor })] : []),
    {
      icon: lead,
      x: isAlone ? 400 : 380,
      ground: isAlone ? 655 : 640,
      maxWidth: isAlone ? 430 : 370,
      maxHeight: isAlone ? 440 : 430,
      shadowColor,
    },
    ...(second ? [companion({ icon: second, x: 200, ground: 692, maxWidth: 220, maxHeight: 240, shadowColor })] : []),
  ];
  const niche = rootKeys.has(category.key)
    ? arch(backdrop, { centre: 400, top: 90, width: 500, foot: 562 })
    : disc(backdrop, { x: 400, y: 380, radius: 275 });
  return drawing(
    side,
    side,
    room(backdrop, { width: side, height: side, horizon: 560 }) + niche + (await placeAll(placements)),
  );
}

import { demoCategories } from '../catalog/categories.ts';
import type { DemoCategory } from '../shop-types.ts';
import { companion } from './draw-product.ts';
import { type Placement, placeAll } from './place-object.ts';
import { type Drawing, drawing } from './render.ts';
import { grade } from './studio/grade.ts';
import { arch, disc } from './studio/niche.ts';
import { room } from './studio/room.ts';
import { goboOf } from './studio/window-light.ts';

const side = 800;
const rootKeys = new Set(demoCategories.filter((category) => category.parent === undefined).map(({ key }) => key));

/** A square picture: the first object in the middle, the others beside it. */
export async function drawCategory(category: DemoCategory): Promise<Drawing> {
  const { backdrop } = category;
  const [lead = 'package', second, third] = category.art;
  const isAlone = second === undefined;
  const placements: Placement[] = [
    ...(third ? [companion({ icon: third, x: 588, ground: 610, maxWidth: 230, maxHeight: 290, backdrop })] : []),
    {
      icon: lead,
      x: isAlone ? 400 : 380,
      ground: isAlone ? 655 : 640,
      maxWidth: isAlone ? 430 : 370,
      maxHeight: isAlone ? 440 : 430,
      backdrop,
    },
    ...(second ? [companion({ icon: second, x: 200, ground: 692, maxWidth: 220, maxHeight: 240, backdrop })] : []),
  ];
  const niche = rootKeys.has(category.key)
    ? arch(backdrop, { centre: 400, top: 80, width: 520, foot: 560 })
    : disc(backdrop, { x: 400, y: 330, radius: 260 });
  const set = room(backdrop, { width: side, height: side, horizon: 560, gobo: goboOf(category.key) }, niche);
  return drawing(side, side, { set, objects: (await placeAll(placements)) + grade(side, side) });
}

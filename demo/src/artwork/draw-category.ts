import type { DemoCategory } from '../shop-types.ts';
import { companion } from './draw-product.ts';
import { hangs } from './objects/garments.ts';
import { boxOf, type Placement, placeAll } from './place-object.ts';
import { type Drawing, drawing } from './render.ts';
import { stageOf } from './staging.ts';
import { grade } from './studio/grade.ts';
import { isFromAbove, setting } from './studio/settings/index.ts';
import { goboOf } from './studio/window-light.ts';

const side = 800;
const horizon = 560;
/** Enough for the blurs of a set at its edges, px. */
const beyond = 40;

/** A square picture in the place of its products: the first object in the middle, the others beside it. */
export async function drawCategory(category: DemoCategory): Promise<Drawing> {
  const { backdrop } = category;
  const [lead = 'package', second, third] = category.art;
  const { front } = stageOf(category.key, lead);
  const isAbove = isFromAbove(front);
  const frame = {
    width: side + beyond,
    height: side + beyond,
    horizon: isAbove ? side : horizon,
    gobo: goboOf(category.key),
  };
  const set = setting(front, backdrop, frame);
  const hung = category.art.filter(hangs);
  const placements = isAbove
    ? lain(category)
    : front === 'rail' && hung.length > 0
      ? await hangingSideBySide(hung, category)
      : standing([lead, second, third], category);
  return drawing(side, side, { set, objects: (await placeAll(placements)) + grade(side, side) }, beyond);
}

function standing(
  [lead, second, third]: readonly [string, string | undefined, string | undefined],
  { backdrop }: DemoCategory,
): Placement[] {
  const isAlone = second === undefined;
  return [
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
}

/** The peg that a hanger's hook holds. */
const peg = 68;

async function hangingSideBySide(icons: readonly string[], { backdrop }: DemoCategory): Promise<Placement[]> {
  const apart = 330;
  return Promise.all(
    icons.map(async (icon, at) => {
      const x = side / 2 + (at - (icons.length - 1) / 2) * apart;
      const placement: Placement = { icon, x, ground: 0, maxWidth: 440, maxHeight: 530, backdrop, isHung: true };
      return { ...placement, ground: peg + (await boxOf(placement)).height };
    }),
  );
}

/** Seen from above. */
function lain({ art: [lead = 'package', second, third], backdrop }: DemoCategory): Placement[] {
  const isAlone = second === undefined;
  const main: Placement = {
    icon: lead,
    backdrop,
    x: isAlone ? 400 : 330,
    ground: isAlone ? 650 : 590,
    maxWidth: isAlone ? 470 : 380,
    maxHeight: isAlone ? 500 : 420,
    turn: -9,
    support: 'under',
  };
  const beside = (icon: string | undefined, x: number, ground: number, turn: number): Placement[] =>
    icon === undefined
      ? []
      : [{ ...companion({ icon, x, ground, maxWidth: 240, maxHeight: 260, backdrop }), turn, support: 'under' }];
  return [main, ...beside(second, 600, 380, 12), ...beside(third, 590, 680, -14)];
}

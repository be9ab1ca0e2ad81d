import { demoCategories } from '../catalog/categories.ts';
import type { Backdrop, DemoProduct } from '../shop-types.ts';
import { lies, measureIcon } from './icon-bodies.ts';
import { hangs } from './objects/garments.ts';
import { boxOf, type Placement, placeAll } from './place-object.ts';
import { type Drawing, drawing, type Scene } from './render.ts';
import { frontCamera, type Stage, stageOf, useCamera } from './staging.ts';
import { cameras } from './studio/cameras.ts';
import { grade } from './studio/grade.ts';
import { holding, skins, sleeves } from './studio/hand.ts';
import { plinth } from './studio/plinth.ts';
import type { Room } from './studio/room.ts';
import { type SettingName, setting } from './studio/settings/index.ts';
import { outOfFocus } from './studio/settings/out-of-focus.ts';
import { goboOf } from './studio/window-light.ts';

const width = 960;
const height = 1200;

export type ProductView = 0 | 1 | 2;
export type ProductDrawing = { readonly view: ProductView; readonly color?: string };

const categories = new Map(demoCategories.map((category) => [category.key, category]));

export function backdropOf(product: DemoProduct): Backdrop {
  return categories.get(product.category)?.backdrop ?? 'stone';
}

/** 0: the product in the place of its category. 1: a close-up, that place out of focus behind. 2: in use. */
export async function drawProduct(product: DemoProduct, { view, color }: ProductDrawing): Promise<Drawing> {
  const backdrop = backdropOf(product);
  const draw = view === 0 ? straight : view === 1 ? close : inUse;
  const { set, objects } = await draw(product, backdrop, color);
  return drawing(
    width,
    height,
    { set, objects: objects + grade(width, height) },
    view === 1 ? cutOff : view === 2 ? reach : edge,
  );
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
/** The peg that a hanger's hook holds. */
const peg = 104;
/** Part of a near object that the frame may cut, px. */
const cutOff = 300;
/** Part of a hand and its arm that the frame cuts, px. */
const reach = 160;
/** Enough for the blurs of a set at its edges, px. */
const edge = 40;
/** The blur of what lies behind a close-up, and behind a hand, px. */
const farSoftness = 15;

/** Grounds seen from above have no horizon; the sets take the picture's foot instead. */
const frameOf = (product: DemoProduct, horizon: number | null, beyond = 0): Room => ({
  width: width + beyond,
  height: height + beyond,
  horizon: horizon ?? height,
  gobo: goboOf(product.category),
});

const stageFor = (product: DemoProduct, look: Look): Stage => stageOf(product.category, look.icon);

async function straight(product: DemoProduct, backdrop: Backdrop, color: string | undefined): Promise<Scene> {
  const look = lookOf(product, backdrop, color);
  const stage = stageFor(product, look);
  const name = frontCamera(stage);
  const { horizon, ground, maxWidth, maxHeight } = cameras[name];
  if (hangs(look.icon)) {
    const set = setting(stage.front, backdrop, frameOf(product, hungHorizon, edge));
    const hung: Placement = { ...look, x: 480, ground: 0, maxWidth: 660, maxHeight: 830, isHung: true };
    const { height: long } = await boxOf(hung);
    return { set, objects: await placeAll([{ ...hung, ground: peg + long }]) };
  }
  const set = setting(stage.front, backdrop, frameOf(product, horizon, edge));
  const isFlat = await isLow(look.icon);
  const placement: Placement = {
    ...look,
    x: 480,
    ground: isFlat ? ground - 20 : ground,
    maxWidth: isFlat && stage.front !== 'niche' ? 700 : maxWidth,
    maxHeight,
  };
  if (name === 'high') {
    const box = await boxOf(placement);
    const middle: Placement = { ...placement, ground: height / 2 + box.height / 2, turn: -9, support: 'under' };
    return { set, objects: await placeAll([middle]) };
  }
  if (product.art.isSet) return { set, objects: await placeAll(setOf(product, look, { x: 480, ground })) };
  if (stage.front !== 'niche' || !isFlat) return { set, objects: await placeAll([placement]) };
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

/** The place behind, out of focus; a little larger than the frame, since a blur fades towards the edge of its picture. */
const blurred = (name: SettingName, backdrop: Backdrop, frame: Room): string =>
  `<g transform="translate(-115 -115) scale(1.16)">${outOfFocus('behind', { x: 0, y: 0, width: frame.width, height: frame.height }, farSoftness, setting(name, backdrop, frame))}</g>`;

/** Close to the ground, and near enough that the frame cuts the object. */
async function close(product: DemoProduct, backdrop: Backdrop, color: string | undefined): Promise<Scene> {
  const look = lookOf(product, backdrop, color);
  const stage = stageFor(product, look);
  const isHigh = frontCamera(stage) === 'high';
  const set = blurred(stage.front, backdrop, frameOf(product, isHigh ? null : cameras.low.horizon, cutOff));
  const isFlat = await isLow(look.icon);
  if (isHigh) {
    const near: Placement = { ...look, x: 610, ground: 0, maxWidth: isFlat ? 1060 : 940, maxHeight: 1180, turn: -16 };
    const box = await boxOf(near);
    return { set, objects: await placeAll([{ ...near, ground: 690 + box.height / 2, support: 'under' }]) };
  }
  if (hangs(look.icon)) {
    return {
      set,
      objects: await placeAll([{ ...look, x: 590, ground: 1390, maxWidth: 1010, maxHeight: 1330, isHung: true }]),
    };
  }
  const near = isFlat
    ? { x: 650, ground: 1060, maxWidth: 1060, maxHeight: 760 }
    : { x: 610, ground: 1170, maxWidth: 930, maxHeight: 1060 };
  return { set, objects: await placeAll([{ ...look, ...near, mirrored: isFlat }]) };
}

async function inUse(product: DemoProduct, backdrop: Backdrop, color: string | undefined): Promise<Scene> {
  const look = lookOf(product, backdrop, color);
  const stage = stageFor(product, look);
  if (stage.inHand) return inHand(product, look, stage);
  const name = useCamera(stage);
  const { horizon } = cameras[name];
  const set = setting(stage.use, backdrop, frameOf(product, horizon, reach));
  return { set, objects: await placeAll(name === 'high' ? lain(product, look) : standing(product, look, name)) };
}

/** A hand differs from picture to picture as people's do. */
const numberOf = (text: string): number => [...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

async function inHand(product: DemoProduct, look: Look, { use }: Stage): Promise<Scene> {
  const { backdrop } = look;
  const isSmall = look.icon === 'waha:finjan';
  const held: Placement = {
    ...look,
    x: 450,
    ground: 770,
    maxWidth: isSmall ? 300 : 400,
    maxHeight: 560,
    support: 'hand',
  };
  const which = numberOf(product.key);
  const skin = skins[which % skins.length] ?? skins[0];
  const sleeve = sleeves[which % sleeves.length] ?? sleeves[0];
  const hand = holding(await boxOf(held), height + reach, { skin, sleeve, backdrop });
  const set = blurred(use, backdrop, frameOf(product, 860, reach));
  return { set, objects: hand.behind + (await placeAll([held])) + hand.before };
}

/** Lain out with what goes with it, seen from above. */
function lain(product: DemoProduct, look: Look): Placement[] {
  const [, other] = product.art.icons;
  const main: Placement = { ...look, x: 410, ground: 930, maxWidth: 640, maxHeight: 760, turn: -7, support: 'under' };
  if (!other) return [main];
  const { backdrop } = look;
  if (hangs(other)) {
    const under: Placement = { icon: other, backdrop, x: 680, ground: 1130, maxWidth: 520, maxHeight: 720 };
    return [
      { ...under, turn: 9, support: 'under' },
      { ...main, x: 360, ground: 840, maxWidth: 560 },
    ];
  }
  const second = companion({ icon: other, x: 735, ground: 1110, maxWidth: 370, maxHeight: 420, backdrop });
  return [main, { ...second, turn: 11, support: 'under' }];
}

/** Companions that stand for an idea; a niche suits them, and no real place does. */
const ideas: ReadonlySet<string> = new Set([
  'balloon',
  'beach-with-umbrella',
  'crescent-moon',
  'glowing-star',
  'goal-net',
  'honeybee',
  'musical-notes',
  'palm-tree',
  'ringed-planet',
]);

/** On the ground, its companions around it. */
function standing(product: DemoProduct, look: Look, name: 'eye' | 'low'): Placement[] {
  const { backdrop } = look;
  const [, named] = product.art.icons;
  const other = named === undefined || ideas.has(named) ? undefined : named;
  const isNear = name === 'low';
  const { ground } = cameras[name];
  const main: Placement = {
    ...look,
    x: other ? 545 : 480,
    ground: ground - 10,
    maxWidth: isNear ? 640 : 500,
    maxHeight: isNear ? 780 : 620,
  };
  const side = isNear ? 300 : 290;
  const beside = other
    ? [companion({ icon: other, x: 215, ground: ground + 75, maxWidth: side, maxHeight: side + 40, backdrop })]
    : [];
  if (isPair(look.icon)) {
    const shoe: Placement = { ...main, x: 500, maxWidth: 560, ground: ground + 20 };
    return [{ ...shoe, x: 620, ground: ground - 36 }, shoe];
  }
  const comesInSizes = product.variants?.some((variant) => variant.size !== undefined) ?? false;
  const smaller: Placement = { ...look, x: 800, ground: ground + 70, maxWidth: 230, maxHeight: 270 };
  return [main, ...beside, ...(comesInSizes && !isNear ? [smaller] : [])];
}

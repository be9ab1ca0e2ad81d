import { type Box, filter, number } from './svg.ts';

/** How a surface answers the light. Strengths from 0 to 1; widths as shares of the object's smaller side. */
export type Material = {
  /** How far the form turns away from its edge. */
  readonly roundness: number;
  /** Darkness of the side away from the window, and brightness of the side towards it. */
  readonly shade: number;
  readonly light: number;
  /** The window mirrored along the lit edge: gloss. */
  readonly gloss: number;
  /** Strength of woven threads. */
  readonly weave?: number;
};

export const materials = {
  plastic: { roundness: 0.07, shade: 0.55, light: 0.5, gloss: 0.34 },
  metal: { roundness: 0.07, shade: 0.55, light: 0.55, gloss: 0.5 },
  glass: { roundness: 0.06, shade: 0.4, light: 0.5, gloss: 0.6 },
  leather: { roundness: 0.11, shade: 0.62, light: 0.5, gloss: 0.16 },
  cloth: { roundness: 0.14, shade: 0.6, light: 0.5, gloss: 0, weave: 0.05 },
  plush: { roundness: 0.14, shade: 0.6, light: 0.5, gloss: 0, weave: 0.09 },
  paper: { roundness: 0.05, shade: 0.5, light: 0.4, gloss: 0 },
  food: { roundness: 0.09, shade: 0.52, light: 0.5, gloss: 0.14 },
  skin: { roundness: 0.16, shade: 0.5, light: 0.42, gloss: 0 },
} as const satisfies Record<string, Material>;

type MaterialName = keyof typeof materials;

const iconsOf: Readonly<Partial<Record<MaterialName, readonly string[]>>> = {
  metal: [
    'fountain-pen',
    'cooking',
    'kitchen-knife',
    'pen',
    'mantelpiece-clock',
    'ring',
    'stopwatch',
    'telescope',
    'waha:dallah',
    'waha:dumbbell',
    'waha:mabkhara',
    'waha:thermos',
    'watch',
  ],
  glass: [
    'candle',
    'honey-pot',
    'mirror',
    'prayer-beads',
    'waha:attar',
    'waha:nail-polish',
    'waha:perfume-round',
    'waha:perfume-square',
    'waha:serum',
  ],
  leather: [
    'boxing-glove',
    'briefcase',
    'clutch-bag',
    'flat-shoe',
    'handbag',
    'high-heeled-shoe',
    'hiking-boot',
    'mans-shoe',
    'soccer-ball',
    'womans-sandal',
  ],
  cloth: [
    'backpack',
    'bed',
    'coat',
    'couch-and-lamp',
    'dress',
    'gloves',
    'jeans',
    'necktie',
    'running-shoe',
    'scarf',
    't-shirt',
    'tent',
    'thread',
    'waha:abaya',
    'waha:speaker',
    'waha:thobe',
  ],
  plush: ['teddy-bear', 'camel', 'tennis'],
  paper: [
    'blue-book',
    'books',
    'closed-book',
    'green-book',
    'notebook',
    'notebook-with-decorative-cover',
    'open-book',
    'orange-book',
    'puzzle-piece',
    'waha:coffee-bag',
    'wrapped-gift',
  ],
  food: [
    'cactus',
    'hyacinth',
    'hibiscus',
    'palm-tree',
    'potted-plant',
    'rose',
    'soap',
    'tangerine',
    'waha:dates-bowl',
    'waha:maamoul',
    'waha:oud-chips',
  ],
};

const nameOf = new Map<string, MaterialName>(
  Object.entries(iconsOf).flatMap(([name, icons]) => icons.map((icon) => [icon, name as MaterialName])),
);

/** Plastic, unless the list above knows better. */
export const materialOf = (icon: string): Material => materials[nameOf.get(icon) ?? 'plastic'];

type Lit = {
  readonly box: Box;
  /** The object's smaller side, px. */
  readonly side: number;
  /** The object's own colour in shadow, and the colour of light reflected by the floor. */
  readonly shadeColor: string;
  readonly bounceColor: string;
};

const sun = '#fff4df';
/** Strength of the floor's light from below. */
const bounce = 0.1;

/** The part of the object's outline that `cut` leaves, painted in one colour. */
const band = (cut: string, color: string, opacity: number, result: string): string =>
  `<feComposite in="SourceAlpha" in2="${cut}" operator="out" result="${result}Band"/><feFlood flood-color="${color}" flood-opacity="${number(opacity)}"/><feComposite in2="${result}Band" operator="in" result="${result}"/>`;

const offset = (from: string, dx: number, dy: number, result: string): string =>
  `<feOffset in="${from}" dx="${number(dx)}" dy="${number(dy)}" result="${result}"/>`;

/**
 * Light of the studio on a flat drawing. The blurred outline serves as a height map. Shifted towards the window it
 * leaves the side in shade; shifted away from it, the lit side. Between two heights lies the mirrored strip of the
 * window.
 */
export function lighting(id: string, material: Material, { box, side, shadeColor, bounceColor }: Lit): string {
  const { roundness, shade, light, gloss, weave = 0 } = material;
  const wide = side * roundness;
  const fine = Math.max(1, side * 0.0065);
  // Room for the shifted outline.
  const margin = wide * 1.4;
  const around = {
    x: box.x - margin,
    y: box.y - margin,
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  };
  const steps = [
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${number(wide)}" result="form"/>`,
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${number(fine)}" result="edge"/>`,
    offset('form', -wide * 1.35, -wide * 0.5, 'formUp'),
    offset('form', wide * 1.35, wide * 0.4, 'formDown'),
    offset('edge', -fine * 1.2, -fine * 1.2, 'edgeUp'),
    offset('edge', fine * 1.2, fine * 1.2, 'edgeDown'),
    band('formDown', sun, light, 'light'),
    band('formUp', shadeColor, shade, 'shade'),
    band('edgeUp', shadeColor, shade * 0.7, 'rimShade'),
    band('edgeDown', sun, light * 0.6, 'rimLight'),
    `<feBlend in="light" in2="SourceGraphic" mode="soft-light" result="lit"/>`,
    `<feBlend in="shade" in2="lit" mode="multiply" result="shaded"/>`,
  ];
  const layers = ['shaded', 'rimShade', 'rimLight'];
  if (weave > 0) {
    steps.push(
      `<feTurbulence type="fractalNoise" baseFrequency=".34 .62" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 .12  0 0 0 0 .1  0 0 0 0 .1  0 0 0 ${number(weave * 6)} ${number(-weave * 2.6)}"/><feComposite in2="SourceAlpha" operator="in" result="weave"/>`,
    );
    layers.push('weave');
  }
  if (gloss > 0) {
    // Between two heights of the form, on the lit side alone.
    steps.push(
      `<feGaussianBlur in="SourceAlpha" stdDeviation="${number(side * 0.03)}"/><feComponentTransfer><feFuncA type="table" tableValues="0 0 0 0 0 0 0 0 0 .2 1 1 .3 0 0"/></feComponentTransfer><feComposite in2="SourceAlpha" operator="in" result="ring"/>`,
      `<feFlood flood-color="#fff" flood-opacity="${number(gloss)}"/><feComposite in2="ring" operator="in"/><feComposite in2="lightBand" operator="in"/><feGaussianBlur stdDeviation="${number(fine)}"/><feComposite in2="SourceAlpha" operator="in" result="gloss"/>`,
    );
    layers.push('gloss');
  }
  // Light reflected by the floor reaches the lowest part alone, over the shade.
  steps.push(
    offset('form', 0, -wide * 0.9, 'formRaised'),
    band('formRaised', bounceColor, bounce, 'bounce'),
    `<feMerge>${[...layers, 'bounce'].map((layer) => `<feMergeNode in="${layer}"/>`).join('')}</feMerge>`,
  );
  return filter(id, around, steps.join(''));
}

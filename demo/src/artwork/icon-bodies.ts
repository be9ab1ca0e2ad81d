import { createRequire } from 'node:module';
import sharp from 'sharp';
import { hueDistance, type Lch, lchFromHex, lchFromRgb } from './color-math.ts';
import { dyedParts, wahaObjects } from './objects/index.ts';

type IconSet = { readonly icons: Readonly<Record<string, { readonly body: string } | undefined>> };

const iconSet = createRequire(import.meta.url)('@iconify-json/fluent-emoji/icons.json') as IconSet;

/** Every icon fits into a square box of this side. */
export const iconSide = 32;

/** The icons' inner shadows take alpha all or nothing, which leaves steps along the edge in a large picture. */
const hardAlpha = '0 0 0 127 0';
const softAlpha = '0 0 0 1 0';

/** The rotation, in degrees, that sets an icon drawn in flight upright on the floor. */
const resting: Readonly<Record<string, number>> = {
  'running-shoe': -43,
  'baby-bottle': 42,
  rocket: -45,
};

const lying = new Set(['fountain-pen', 'pen', 'prayer-beads']);

/** True for an object drawn lying down: its whole length touches the ground. */
export const lies = (icon: string): boolean => lying.has(icon);

export function hasIcon(name: string): boolean {
  return name in wahaObjects || iconSet.icons[name] !== undefined;
}

export function iconBody(name: string): string {
  const body = wahaObjects[name] ?? iconSet.icons[name]?.body.replaceAll(hardAlpha, softAlpha);
  if (body === undefined) throw new Error(`No picture is called "${name}".`);
  const turn = resting[name];
  return turn === undefined ? body : `<g transform="rotate(${turn} 16 16)">${body}</g>`;
}

/** Ids are private to one use, so that several icons can share a picture. */
export function withPrivateIds(body: string, prefix: string): string {
  return body
    .replace(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
}

export type IconMeasure = {
  /** The visible part, in units of the icon's box. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The colour that covers most of it. */
  readonly mainColor: Lch;
  readonly isColorful: boolean;
};

const sampleSide = 144;
/** Turned icons reach beyond their box. */
const overhang = 8;
const measures = new Map<string, Promise<IconMeasure>>();

/** The measure of an icon; each icon is measured once and cached. */
export function measureIcon(name: string): Promise<IconMeasure> {
  const known = measures.get(name);
  if (known) return known;
  const dyed = dyedParts[name];
  const measuring = measureBody(iconBody(name)).then((measure) =>
    dyed === undefined ? measure : { ...measure, mainColor: lchFromHex(dyed), isColorful: true },
  );
  measures.set(name, measuring);
  return measuring;
}

async function measureBody(body: string): Promise<IconMeasure> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${sampleSide}" height="${sampleSide}" viewBox="${-overhang} ${-overhang} ${iconSide + 2 * overhang} ${iconSide + 2 * overhang}">${body}</svg>`;
  const pixels = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  let left = sampleSide;
  let right = 0;
  let top = sampleSide;
  let bottom = 0;
  const colors: Lch[] = [];
  for (let at = 0; at < sampleSide * sampleSide; at += 1) {
    const alpha = pixels[at * 4 + 3] ?? 0;
    if (alpha < 48) continue;
    const x = at % sampleSide;
    const y = Math.floor(at / sampleSide);
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
    if (alpha > 200) colors.push(lchFromRgb(pixels[at * 4] ?? 0, pixels[at * 4 + 1] ?? 0, pixels[at * 4 + 2] ?? 0));
  }
  const unit = (iconSide + 2 * overhang) / sampleSide;
  return {
    left: left * unit - overhang,
    top: top * unit - overhang,
    width: Math.max(1, right - left) * unit,
    height: Math.max(1, bottom - top) * unit,
    ...mainColorOf(colors),
  };
}

function mainColorOf(colors: readonly Lch[]): { mainColor: Lch; isColorful: boolean } {
  const vivid = colors.filter((color) => color.chroma > 0.055);
  const isColorful = vivid.length > colors.length * 0.3;
  if (!isColorful) return { mainColor: average(colors.filter((color) => color.chroma <= 0.055)), isColorful };
  const bins = new Array<number>(36).fill(0);
  for (const color of vivid) {
    const bin = Math.floor((((color.hue % 360) + 360) % 360) / 10) % 36;
    bins[bin] = (bins[bin] ?? 0) + color.chroma;
  }
  const smooth = bins.map((weight, at) => weight + (bins[(at + 1) % 36] ?? 0) + (bins[(at + 35) % 36] ?? 0));
  const peak = smooth.indexOf(Math.max(...smooth)) * 10 + 5;
  return { mainColor: average(vivid.filter((color) => Math.abs(hueDistance(peak, color.hue)) < 40)), isColorful };
}

function average(colors: readonly Lch[]): Lch {
  if (colors.length === 0) return { lightness: 0.6, chroma: 0, hue: 0 };
  let lightness = 0;
  let a = 0;
  let b = 0;
  let chroma = 0;
  for (const color of colors) {
    const radians = (color.hue * Math.PI) / 180;
    lightness += color.lightness;
    chroma += color.chroma;
    a += color.chroma * Math.cos(radians);
    b += color.chroma * Math.sin(radians);
  }
  return {
    lightness: lightness / colors.length,
    chroma: chroma / colors.length,
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** Background shared by many pictures, and the object in it. Both are bodies of SVG. */
export interface Scene {
  set: string;
  objects: string;
}

/** A drawing before it is rendered; rendering takes a hundred times as long. */
export interface Drawing {
  /** px */
  width: number;
  height: number;
  /** Whole documents, one to be laid over the other. */
  set: string;
  objects: string;
  /** px drawn at the left and above, and cut off again. */
  before: number;
}

/** Enough for the widest blur of a set. */
const BEFORE = 60;

/**
 * Draws `beyond` more px at the right and below, and some at the left and above, and cuts them off again. Otherwise the blurred outline of an object cut by the
 * frame would put light at the frame.
 */
export function drawing(width: number, height: number, scene: Scene, beyond = 0): Drawing {
  const before = beyond === 0 ? 0 : BEFORE;
  const [wide, tall] = [width + before + beyond, height + before + beyond];
  const document = (body: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${wide}" height="${tall}" viewBox="${-before} ${-before} ${wide} ${tall}">${body}</svg>`;
  return { width, height, before, set: document(scene.set), objects: document(scene.objects) };
}

/** Key of a drawing, by a hash of its contents. */
export function keyOfDrawing({ set, objects }: Drawing): string {
  return createHash('sha256').update(set).update(objects).digest('hex').slice(0, 20);
}

/** PNG: decodes everywhere, and the backdrops compress well without being hurt. */
export async function renderPng({ width, height, before, set, objects }: Drawing): Promise<Buffer> {
  const [under, over] = await Promise.all([rasterizeSet(set), rasterize(objects)]);
  const laid = await sharp(under.data, { raw: under.info })
    .composite([{ input: over.data, raw: over.info }])
    .raw()
    .toBuffer();
  // Cropped in a second step: in one pipeline sharp would crop before it composites the two.
  return sharp(laid, { raw: under.info })
    .extract({ left: before, top: before, width, height })
    .removeAlpha()
    .png({ compressionLevel: 3 })
    .toBuffer();
}

interface Raster {
  data: Buffer;
  info: { width: number; height: number; channels: 4 };
}

async function rasterize(svg: string): Promise<Raster> {
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, info: { width: info.width, height: info.height, channels: 4 } };
}

/** Products of one shelf, and so their sets, are rendered one after the other; a set takes 5 MB. */
const MAX_SETS = 8;
const sets = new Map<string, Promise<Raster>>();

/** A set is slow to draw and shared by many pictures, so the latest ones are cached. */
function rasterizeSet(svg: string): Promise<Raster> {
  const known = sets.get(svg);
  if (known) return known;
  const raster = rasterize(svg);
  sets.set(svg, raster);
  const [oldest] = sets.keys();
  if (sets.size > MAX_SETS && oldest !== undefined) sets.delete(oldest);
  return raster;
}

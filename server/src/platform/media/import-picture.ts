import { randomBytes } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import type { OutputInfo, Sharp } from 'sharp';
import { currentVisitor, currentWorkClass } from '../bulkheads/index.ts';
import { type Caller, createClassedConcurrencyLimit } from '../concurrency-limit/index.ts';
import { refuse } from '../errors/index.ts';
import type { FileStorage } from '../storage/index.ts';
import { convertHeic, requireHeicConverter } from './convert-heic.ts';
import { loadSharp } from './load-sharp.ts';
import { IMMUTABLE, PRIVATE, pictureKeys, removePicture, SHOWN } from './picture-files.ts';
import { isAlsoSomethingElse, pictureKindOf } from './picture-kind.ts';
import type { ImageFormat, StoredImage } from './stored-image.ts';

/** The number of pixels of the largest phone pictures; a larger picture is refused before it is decoded. */
const MAX_PIXELS = 50_000_000;
/** The output of an import: its folder, sizes, formats and cache policy. Never larger than the input. */
interface Making {
  folder: string;
  widths: readonly number[];
  formats: ImageFormat[];
  cacheControl: string;
  /** Transparent parts stay; otherwise they become white. */
  isTransparent?: boolean;
  /** Least width and height, px. */
  least?: number;
  /** Cut to exactly this size around what draws the eye, and drawn larger where it is smaller. */
  cut?: { width: number; height: number };
}

/** Widths from thumbnails to a legible receipt. */
const SENT_WIDTHS = [240, 400, 640, 960, 1600];
/** Widths from cards on a phone to a product picture on a high-density desktop screen, as in the demo shop. */
const SHOWN_WIDTHS = [240, 400, 640, 960];
/** A logo in the header of a phone, and sharp on the page of a closed shop. */
const LOGO_WIDTHS = [240, 640];
/** The maximum height, for long receipts and screenshots of conversations; WebP's own limit is 16,383. */
const MAX_HEIGHT = 4_000;
const WEBP = { quality: 80, effort: 3 } as const;
const AVIF = { quality: 55, effort: 3 } as const;
const encode: Readonly<Record<ImageFormat, (pixels: Sharp) => Sharp>> = {
  webp: (pixels) => pixels.webp(WEBP),
  avif: (pixels) => pixels.avif(AVIF),
  png: (pixels) => pixels.png({ compressionLevel: 9 }),
  jpg: (pixels) => pixels.jpeg({ quality: 82, mozjpeg: true }),
};
const wholeHeight = { height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true } as const;
/** Decoding takes a core and tens of megabytes: more concurrent decodings would be slower for all callers. */
const limiter = createClassedConcurrencyLimit<PictureClass>(
  {
    concurrency: 2,
    classes: {
      /** Customers, guests and members. */
      visitors: { weight: 2, maxQueued: 24 },
      staff: { weight: 2, maxQueued: 24 },
      /** Pictures of product imports and the demo shop. */
      jobs: { weight: 1, maxQueued: 24 },
    },
    maxQueuedPerKey: 12,
    retryAfterSeconds: 5,
  },
  { class: 'jobs', keys: [] },
);

type PictureClass = 'visitors' | 'staff' | 'jobs';

/** The caller of this work; a visitor's further pictures wait behind another visitor's first one. */
function callerHere(): Caller<PictureClass> {
  const visitor = currentVisitor();
  if (visitor === undefined) return { class: 'jobs', keys: [] };
  return { class: currentWorkClass() === 'staffUploads' ? 'staff' : 'visitors', keys: [visitor] };
}

/**
 * Imports an uploaded picture: writes our own versions in all sizes as WebP, under a random name in `folder` of the
 * storage. Upright, sRGB, without metadata. HEIC is converted to JPEG first, where a converter is installed
 * (convert-heic.ts). Refuses (422) files that are not of an accepted kind, complete and of a sane size; 503 when the
 * queue is full. A refusal leaves no files.
 */
export function importPicture(path: string, storage: FileStorage, folder: string): Promise<StoredImage> {
  return make(path, storage, { folder, widths: SENT_WIDTHS, formats: ['webp'], cacheControl: PRIVATE });
}

/** Imports a picture that is public from the start: in the sizes the shop shows, as WebP and AVIF. */
export function importShownPicture(path: string, storage: FileStorage): Promise<StoredImage> {
  const making = { folder: SHOWN, widths: SHOWN_WIDTHS, cacheControl: IMMUTABLE };
  return make(path, storage, { ...making, formats: ['webp', 'avif'] });
}

/** Least width and height of a logo, px: a smaller one is a smudge on any screen. */
const LEAST_LOGO = 64;

/** Imports a logo: public from the start, with its transparent parts. Refuses a tiny one (422), and as the others do. */
export function importLogo(path: string, storage: FileStorage): Promise<StoredImage> {
  const making = {
    folder: SHOWN,
    widths: LOGO_WIDTHS,
    cacheControl: IMMUTABLE,
    isTransparent: true,
    least: LEAST_LOGO,
  };
  return make(path, storage, { ...making, formats: ['webp'] });
}

/** Sides of an icon: of a tab, of a home screen (iOS and Android), and of the screen that an installed shop opens with. */
const ICON_WIDTHS = [48, 180, 192, 512];

/** Imports the icon of a shop: square PNG, which every home screen takes. Refuses one below 192 pixels (422). */
export function importIcon(path: string, storage: FileStorage): Promise<StoredImage> {
  const making = { folder: SHOWN, widths: ICON_WIDTHS, cacheControl: IMMUTABLE, isTransparent: true, least: 192 };
  return make(path, storage, { ...making, formats: ['png'], cut: { width: 512, height: 512 } });
}

/** Imports the card of shared links: JPEG, the one format that every network takes. Refuses one below 315 pixels (422). */
export function importShareCard(path: string, storage: FileStorage): Promise<StoredImage> {
  const making = { folder: SHOWN, widths: [1200], cacheControl: IMMUTABLE, least: 315 };
  return make(path, storage, { ...making, formats: ['jpg'], cut: { width: 1200, height: 630 } });
}

function make(path: string, storage: FileStorage, making: Making): Promise<StoredImage> {
  return limiter.run(async () => {
    if ((await pictureKindOf(path)) !== 'heic') return take(path, storage, making);
    const converted = `${path}.jpg`;
    try {
      await convertHeic(path, converted);
      return await take(converted, storage, making);
    } finally {
      await rm(converted, { force: true });
    }
  }, callerHere());
}

/**
 * Checks that a file is an accepted picture, as far as possible without decoding it. Refuses as `importPicture` does.
 */
export async function requirePicture(path: string): Promise<void> {
  if ((await pictureKindOf(path)) !== 'heic') return requireTakeable(path);
  await requireHeicConverter();
}

async function take(path: string, storage: FileStorage, making: Making): Promise<StoredImage> {
  await requireTakeable(path, making.least);
  return store(await decode(path, making), storage, making);
}

async function requireTakeable(path: string, least = 1): Promise<void> {
  if ((await stat(path)).size === 0) refuse('uploads.file_missing');
  const kind = await pictureKindOf(path);
  if (!kind || kind === 'heic' || (await isAlsoSomethingElse(path))) refuse('uploads.not_an_image');
  const sharp = await loadSharp();
  const { width, height, format } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => refuse('uploads.damaged'));
  if (format !== (kind === 'avif' ? 'heif' : kind)) refuse('uploads.not_an_image');
  if (width * height > MAX_PIXELS) refuse('uploads.too_many_pixels');
  if (Math.min(width, height) < least) refuse('uploads.too_small', { least });
}

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/**
 * Decodes once, upright and no larger than needed. Warnings are ignored: many phones write unusual but complete files.
 */
async function decode(path: string, { widths, isTransparent = false, cut }: Making): Promise<Pixels> {
  const sharp = await loadSharp();
  const maxWidth = widths.at(-1) ?? 0;
  const upright = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize(cut ? { ...cut, fit: 'cover', position: 'attention' } : { width: maxWidth, ...wholeHeight })
    .toColourspace('srgb');
  // A transparent screenshot would be unreadable on a dark page.
  return (isTransparent ? upright : upright.flatten({ background: '#ffffff' }))
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => refuse('uploads.damaged'));
}

async function store({ data, info }: Pixels, storage: FileStorage, making: Making): Promise<StoredImage> {
  const { width, height, channels } = info;
  const { folder, formats, cacheControl } = making;
  const sharp = await loadSharp();
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const widths = [...making.widths.filter((one) => one < width), width];
  const average = await pixels().resize(1, 1).removeAlpha().raw().toBuffer();
  const placeholder = `#${average.subarray(0, 3).toString('hex')}`;
  const key = randomBytes(16).toString('hex');
  const image: StoredImage = { key, width, height, widths, formats, placeholder };
  const names = pictureKeys(folder, image).values();
  try {
    for (const format of formats) {
      for (const one of widths) {
        const size = pixels().resize({ width: one });
        await storage.put(names.next().value ?? '', await encode[format](size).toBuffer(), { cacheControl });
      }
    }
  } catch (error) {
    await removePicture(storage, folder, image);
    throw error;
  }
  return image;
}

import type { AdminProductDraft } from '@waha/contract';
import { type AdminProductRow, editableDraft } from '../../catalog/index.ts';
import type { Fault } from '../reading/faults.ts';
import { rowFault } from '../reading/file-row.ts';
import type { ProductRead } from '../reading/read-product.ts';
import type { PictureRead } from './read-pictures.ts';

type NamedPicture = AdminProductDraft['images'][number];

/** Known pictures of a file. */
export interface KnownPictures {
  /** Pictures made by this import, by source name; null if making one failed. */
  made: ReadonlyMap<string, string | null>;
  /** Pictures of earlier imports: source name by key. */
  sourceOf: ReadonlyMap<string, string>;
}

export interface PlannedPictures {
  images: NamedPicture[];
  /** By the SKUs of variants. */
  ofVariants: Map<string, string>;
  /** Pictures still to be made. */
  wanted: PictureRead[];
  /** Pictures beyond the limit. */
  beyond: PictureRead[];
}

/** Maximum number of pictures per product. */
export const MOST_PICTURES = 20;
const LONGEST_ALT = 300;
/** Pattern of a picture address in the shop's own export, under any host. */
const OWN = /(?:^|\/)media\/([0-9a-f]{16,64})-\d+\.(?:webp|avif)$/;

/**
 * Pictures of a product after the import. Our own format replaces them in the file's sequence; other formats append.
 * While one is missing or failed, none is removed.
 */
export function planPictures(
  read: ProductRead,
  existing: AdminProductRow | undefined,
  known: KnownPictures,
): PlannedPictures {
  const had = existing ? editableDraft(existing).images : [];
  const keys = keysBySource(had, known);
  const ofVariants = new Map<string, string>();
  const named = new Map<string, NamedPicture>();
  const wanted = new Map<string, PictureRead>();
  const isHad = (key: string) => had.some((one) => one.key === key);
  const countNow = () =>
    wanted.size + (read.isOurs ? named.size : had.length + [...named.keys()].filter((key) => !isHad(key)).length);
  const beyond: PictureRead[] = [];
  let isWhole = true;
  const take = (picture: PictureRead): string | undefined => {
    const own = OWN.exec(picture.source)?.[1] ?? '';
    const key = isHad(own) ? own : keys.get(picture.source);
    if (key) {
      named.set(key, had.find((one) => one.key === key) ?? { key, ...altOf(picture) });
      return key;
    }
    isWhole = false;
    if (key === null || wanted.has(picture.source)) return undefined;
    if (countNow() < MOST_PICTURES) wanted.set(picture.source, picture);
    else beyond.push(picture);
    return undefined;
  };
  for (const picture of read.pictures ?? []) take(picture);
  for (const { sku, picture } of read.variants) {
    const key = picture && take(picture);
    if (sku !== undefined && key) ofVariants.set(sku, key);
  }
  const rest = had.filter(({ key }) => !named.has(key));
  const isExact = read.isOurs && read.pictures !== undefined && isWhole;
  const images = read.isOurs
    ? [...named.values(), ...(isExact ? [] : rest)]
    : [...had, ...[...named.values()].filter(({ key }) => !isHad(key))];
  return { images: images.slice(0, MOST_PICTURES), ofVariants, wanted: [...wanted.values()], beyond };
}

function keysBySource(had: readonly NamedPicture[], { made, sourceOf }: KnownPictures): Map<string, string | null> {
  const keys = new Map(made);
  for (const { key } of had) {
    const source = sourceOf.get(key);
    if (source !== undefined) keys.set(source, key);
  }
  return keys;
}

/** In both languages until translated, like texts; see `writtenTexts`. */
function altOf({ alt }: PictureRead): Pick<NamedPicture, 'alt_ar' | 'alt_en'> {
  const said = alt.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_ALT).trim();
  return { alt_ar: said, alt_en: said };
}

const LONGEST_SHOWN = 120;

/** Fault of a picture, at the row and column that name it. */
export function pictureFault({ row, field, source }: PictureRead, key: string, params: Fault['params'] = {}): Fault {
  return rowFault(row, field, key, { picture: source.slice(0, LONGEST_SHOWN), ...params });
}

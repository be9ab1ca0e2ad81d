import type { ImportField } from '@waha/contract';
import type { ImportFormat } from '../reading/column-maps.ts';
import type { FileRow } from '../reading/file-row.ts';

/** A picture named by a row, as address or file, with its alt text. */
export interface PictureRead {
  row: FileRow;
  field: ImportField;
  source: string;
  alt: string;
}

const END = String.raw`\.(?:jpe?g|png|webp|avif|hei[cf])`;
/**
 * Separators between several pictures in one cell: a line break or a bar; a comma or semicolon before a space or an address,
 * or after a file extension; a space after a file extension or before an address. Other commas and spaces belong to
 * addresses and file names.
 */
const BETWEEN = new RegExp(
  String.raw`\s*(?:[\n|]|[,;](?=\s|https?://)|(?<=${END})[,;]|(?<=${END})\s+|\s(?=https?://|/media/))\s*`,
  'i',
);

/** Pictures of a product in the order of the file, without duplicates; undefined if no column contains pictures. */
export function readPictures(format: ImportFormat, own: FileRow, rows: readonly FileRow[]): PictureRead[] | undefined {
  if (!own.has('pictures')) return undefined;
  // Shopify has one picture per row. In our format every row of a product repeats them; WooCommerce variations and
  // Salla options have their own.
  const asPictureFault = format === 'shopify' || format === 'other' ? rows : [own];
  const read = asPictureFault.flatMap((row) => picturesIn(row, 'pictures', format === 'shopify'));
  return [...new Map(read.map((one) => [one.source, one])).values()];
}

/** The picture of a variant. */
export function readVariantPicture(format: ImportFormat, row: FileRow): PictureRead | undefined {
  const field = format === 'woocommerce' || format === 'salla' ? 'pictures' : 'variant_picture';
  return picturesIn(row, field, format === 'shopify')[0];
}

function picturesIn(row: FileRow, field: ImportField, isOne: boolean): PictureRead[] {
  const cell = row.get(field)?.trim() ?? '';
  const alt = row.get('picture_alt') ?? '';
  const sources = isOne ? [cell] : cell.split(BETWEEN).map((source) => source.trim());
  return sources.filter((source) => source !== '').map((source) => ({ row, field, source, alt }));
}

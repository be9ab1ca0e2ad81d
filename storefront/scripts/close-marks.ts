import { Blob, Face, Font } from 'harfbuzzjs';
import { findTable, replaceTable } from './font-tables.ts';

/** Mark class of GDEF: glyphs of this class have no width, and no other mark attaches to them. */
const MARK_CLASS = 3;

export interface ClosingMarks {
  /** The GSUB feature that inserts the blanks, as its last lookup. */
  feature: string;
  isMark: (glyphName: string) => boolean;
  /** An empty glyph that no text uses: it becomes a mark without width. */
  blank: string;
}

/**
 * Inserts a blank after each mark. WebKitGTK (2.50) lifts a whole word by the height of its leftmost glyph if that is a
 * mark. The tanween of «أهلًا» is such a mark, once lam and alef are one glyph; a mark followed by a blank never is.
 * Other engines draw the same as before. `font` is a TrueType file with all its glyphs; the result is a new file.
 * Source: OpenType 1.9.1, GSUB lookup type 2.
 */
export function closeMarks(font: Buffer, { feature, isMark, blank }: ClosingMarks): Buffer {
  const names = new Font(new Face(new Blob(new Uint8Array(font))));
  const glyphs = Array.from({ length: countGlyphs(font) }, (_, glyph) => glyph);
  const marks = glyphs.filter((glyph) => isMark(names.glyphName(glyph)));
  const none = glyphs.find((glyph) => names.glyphName(glyph) === blank);
  if (none === undefined || marks.length === 0) throw new Error(`the font has no ${blank}, or no marks`);
  const changed = Buffer.from(font);
  takeWidth(changed, none);
  const withLookup = replaceTable(changed, 'GSUB', addLookup(changed, feature, followedBy(marks, none)));
  return replaceTable(withLookup, 'GDEF', addMark(withLookup, none));
}

const countGlyphs = (font: Buffer) => font.readUInt16BE(findTable(font, 'maxp').at + 4);

/** Big-endian 16-bit numbers, the format of font tables. */
function shorts(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(2 * numbers.length);
  for (const [index, number] of numbers.entries()) bytes.writeUInt16BE(number, 2 * index);
  return bytes;
}

/** Sets the advance of a glyph and its variation to zero. */
function takeWidth(font: Buffer, glyph: number): void {
  const widths = font.readUInt16BE(findTable(font, 'hhea').at + 34);
  if (glyph >= widths) throw new Error('the blank shares its width with others');
  font.writeUInt16BE(0, findTable(font, 'hmtx').at + 4 * glyph);
  const gvar = findTable(font, 'gvar').at;
  const isLong = (font.readUInt16BE(gvar + 14) & 1) === 1;
  const size = isLong ? 4 : 2;
  const at = gvar + 20 + size * glyph;
  font.copy(font, at, at + size, at + 2 * size);
}

/** A lookup with one subtable: each of these glyphs is replaced by itself followed by another. */
function followedBy(glyphs: readonly number[], next: number): Buffer {
  const sequences = glyphs.map((glyph) => shorts(2, glyph, next));
  const head = 6 + 2 * glyphs.length;
  const coverageAt = head + 6 * glyphs.length;
  const subtable = [
    shorts(1, coverageAt, glyphs.length, ...glyphs.map((_, index) => head + 6 * index)),
    ...sequences,
    shorts(1, glyphs.length, ...glyphs),
  ];
  return Buffer.concat([shorts(2, 0, 1, 8), ...subtable]);
}

/**
 * GSUB with one more lookup, appended to the list and used by one feature. The new lists precede the old table, because
 * offsets can only point forwards.
 */
function addLookup(font: Buffer, feature: string, lookup: Buffer): Buffer {
  const { at, length } = findTable(font, 'GSUB');
  const old = font.subarray(at, at + length);
  const [scripts, features, lookups] = [4, 6, 8].map((place) => old.readUInt16BE(place)) as [number, number, number];
  const lookupCount = old.readUInt16BE(lookups);
  const featureCount = old.readUInt16BE(features);
  const named = Array.from({ length: featureCount }, (_, index) => features + 2 + 6 * index);
  const used = named.filter((record) => old.toString('latin1', record, record + 4) === feature);
  if (used.length !== 1) throw new Error(`${feature} is there ${used.length} times`);

  const grown = used.map((record) => {
    const table = features + old.readUInt16BE(record + 4);
    const uses = Array.from({ length: old.readUInt16BE(table + 2) }, (_, index) =>
      old.readUInt16BE(table + 4 + 2 * index),
    );
    return shorts(0, uses.length + 1, ...uses, lookupCount);
  });
  const grownFeature = Buffer.concat(grown);

  const lookupListAt = 10;
  const lookupAt = lookupListAt + 2 + 2 * (lookupCount + 1);
  const featureListAt = lookupAt + lookup.length;
  const grownAt = featureListAt + 2 + 6 * featureCount;
  const oldAt = grownAt + grownFeature.length;

  const lookupOffsets = Array.from(
    { length: lookupCount },
    (_, index) => oldAt + lookups + old.readUInt16BE(lookups + 2 + 2 * index) - lookupListAt,
  );
  const records = named.map((record) => {
    const table = used.includes(record) ? grownAt : oldAt + features + old.readUInt16BE(record + 4);
    return Buffer.concat([old.subarray(record, record + 4), shorts(table - featureListAt)]);
  });
  return Buffer.concat([
    shorts(1, 0, oldAt + scripts, featureListAt, lookupListAt),
    shorts(lookupCount + 1, ...lookupOffsets, lookupAt - lookupListAt),
    lookup,
    shorts(featureCount),
    ...records,
    grownFeature,
    old,
  ]);
}

/** GDEF with one more mark. */
function addMark(font: Buffer, glyph: number): Buffer {
  const { at, length } = findTable(font, 'GDEF');
  const gdef = Buffer.from(font.subarray(at, at + length));
  const classes = gdef.readUInt16BE(4);
  if (gdef.readUInt16BE(classes) !== 2) throw new Error('the classes of glyphs are not kept as ranges');
  const ranges = Array.from({ length: gdef.readUInt16BE(classes + 2) }, (_, index) =>
    [0, 2, 4].map((place) => gdef.readUInt16BE(classes + 4 + 6 * index + place)),
  );
  if (ranges.some(([first = 0, last = 0]) => first <= glyph && glyph <= last))
    throw new Error('the blank is of a class');
  const all = [...ranges, [glyph, glyph, MARK_CLASS]].sort(([a = 0], [b = 0]) => a - b);
  gdef.writeUInt16BE(length, 4);
  return Buffer.concat([gdef, shorts(2, all.length, ...all.flat())]);
}

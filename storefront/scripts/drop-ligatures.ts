import { Blob, Face, Font } from 'harfbuzzjs';
import { findTable } from './font-tables.ts';

/**
 * Removes ligatures from a font, so that subsetting drops glyphs that are used only by them. `font` is a TrueType file
 * and is changed in place. Of the ligatures of a feature, those stay whose glyph name `isKept` accepts. Source:
 * OpenType 1.9.1, chapter GSUB, lookup type 4. Throws for a feature with lookups other than ligatures.
 */
export function dropLigatures(font: Buffer, feature: string, isKept: (glyphName: string) => boolean): void {
  const names = new Font(new Face(new Blob(new Uint8Array(font))));
  const short = (at: number) => font.readUInt16BE(at);
  const { at: gsub } = findTable(font, 'GSUB');
  const featureList = gsub + short(gsub + 6);
  const lookupList = gsub + short(gsub + 8);

  for (const record of range(short(featureList), featureList + 2, 6)) {
    if (font.toString('latin1', record, record + 4) !== feature) continue;
    const table = featureList + short(record + 4);
    for (const index of range(short(table + 2), table + 4, 2)) {
      dropFromLookup(lookupList + short(lookupList + 2 + 2 * short(index)));
    }
  }

  function dropFromLookup(lookup: number): void {
    if (short(lookup) !== 4) throw new Error(`lookup type ${short(lookup)} of ${feature} joins no glyphs`);
    for (const subtable of range(short(lookup + 4), lookup + 6, 2)) {
      const at = lookup + short(subtable);
      for (const set of range(short(at + 4), at + 6, 2)) dropFromSet(at + short(set));
    }
  }

  function dropFromSet(set: number): void {
    const kept = range(short(set), set + 2, 2)
      .map(short)
      .filter((offset) => isKept(names.glyphName(short(set + offset))));
    font.writeUInt16BE(kept.length, set);
    for (const [place, offset] of kept.entries()) font.writeUInt16BE(offset, set + 2 + 2 * place);
  }
}

/** Offsets of `count` records of `size` bytes each, from `from` on. */
function range(count: number, from: number, size: number): number[] {
  return Array.from({ length: count }, (_, index) => from + index * size);
}

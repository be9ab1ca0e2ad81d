import { mirrorOf } from './bidi-line.ts';

/** The part of pdfkit's font that this file uses and its types omit. */
interface Position {
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
  /** The glyph's advance in the font; additional advance of a position is written as a shift. */
  advanceWidth: number;
}
interface Glyph {
  id: number;
  advanceWidth: number;
  codePoints: number[];
}
export interface EmbeddedFont {
  scale: number;
  widths: number[];
  unicode: number[][];
  subset: { glyphs: number[]; includeGlyph(id: number): number };
  font: { glyphForCodePoint(code: number): Glyph; hasGlyphForCodePoint(code: number): boolean };
  /** True where brackets of the current text were mirrored for drawing. */
  hasTurnedBrackets?: boolean;
  layout(text: string, features: unknown): { glyphs: Glyph[]; positions: Position[] };
  encode(text: string, features: unknown): [string[], Position[]];
}

const SPACE = 0x20;
/**
 * The width of each further letter, in thousandths of the font size, taken from its glyph's width. PDF readers group
 * letters into words by position: a smaller width leaves a gap before the next glyph, a larger one overlaps lines.
 */
const SLIVER = 150;
const isArabic = (code: number) => code >= 0x600 && code <= 0x6ff;

/**
 * Makes a font report every letter separately. PDF readers reverse right-to-left text letter by letter, also inside a
 * ligature: «شركة», whose «شر» is one glyph, was copied and searched as «رشكة». Each further letter of such a glyph
 * becomes a glyph without a shape, so the picture is unchanged. Mirrored brackets are reported as the original ones:
 * readers reverse the order of letters, not their shapes.
 */
export function splitLigatures(font: EmbeddedFont): void {
  /** Glyphs without a shape, by the letter they map to. */
  const shapeless = new Map<number, number>();
  const empty = font.font.glyphForCodePoint(SPACE);

  function includeShapeless(code: number): number {
    const known = shapeless.get(code);
    if (known !== undefined) return known;
    const glyph = font.subset.glyphs.push(empty.id) - 1;
    font.widths[glyph] = SLIVER;
    font.unicode[glyph] = [code];
    shapeless.set(code, glyph);
    return glyph;
  }

  /** Glyphs of mirrored brackets, by the bracket they map to. */
  const turned = new Map<string, number>();

  function includeTurned({ id, advanceWidth }: Glyph, letter: string): number {
    const known = turned.get(letter);
    if (known !== undefined) return known;
    const glyph = font.subset.glyphs.push(id) - 1;
    font.widths[glyph] = advanceWidth * font.scale;
    font.unicode[glyph] = [letter.codePointAt(0) ?? 0];
    turned.set(letter, glyph);
    return glyph;
  }

  function include(one: Glyph, codes: number[]): number {
    const { id, advanceWidth } = one;
    const [code = 0] = codes;
    const meant = font.hasTurnedBrackets === true && codes.length === 1 ? mirrorOf(String.fromCodePoint(code)) : null;
    if (meant !== null) return includeTurned(one, meant);
    const glyph = font.subset.includeGlyph(id);
    font.widths[glyph] ??= advanceWidth * font.scale;
    font.unicode[glyph] ??= codes;
    return glyph;
  }

  font.encode = (text, features) => {
    const { glyphs, positions } = font.layout(text, features);
    const encoded: number[] = [];
    const placed: Position[] = [];
    for (const [at, glyph] of glyphs.entries()) {
      const position = positions[at];
      if (!position) continue;
      // Written from left to right: the last letter first.
      const [last, ...others] = glyph.codePoints.every(isArabic) ? glyph.codePoints.toReversed() : [];
      if (last === undefined || others.length === 0) {
        encoded.push(include(glyph, glyph.codePoints));
        placed.push(position);
        continue;
      }
      encoded.push(include(glyph, [last]), ...others.map(includeShapeless));
      placed.push({ ...position, xAdvance: position.xAdvance - SLIVER * others.length });
      for (const _ of others)
        placed.push({ xAdvance: SLIVER, yAdvance: 0, xOffset: 0, yOffset: 0, advanceWidth: SLIVER });
    }
    return [encoded.map((glyph) => glyph.toString(16).padStart(4, '0')), placed];
  };
}

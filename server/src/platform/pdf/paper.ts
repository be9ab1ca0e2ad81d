import { createRequire } from 'node:module';
import { type Direction, visualPieces } from './bidi-line.ts';
import { drawableText, nameOfSign, SUBSTITUTE } from './drawable-text.ts';
import { type EmbeddedFont, splitLigatures } from './split-ligatures.ts';

const { resolve } = createRequire(import.meta.url);
/** Complete font files: the shop's web fonts contain only the characters of its pages. */
const fonts = {
  regular: resolve('@expo-google-fonts/cairo/400Regular/Cairo_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/cairo/700Bold/Cairo_700Bold.ttf'),
};
/**
 * With an explicit list of features, pdfkit passes a whole run to the font; word by word, Arabic would not be reversed.
 */
const FEATURES: PDFKit.Mixins.OpenTypeFeatures[] = ['kern'];
/** The most undrawable characters to list. */
const MOST_LISTED = 12;

export interface TextStyle {
  size?: number;
  weight?: keyof typeof fonts;
  color?: string;
  direction?: Direction;
}

export interface TextBox extends TextStyle {
  x: number;
  y: number;
  width: number;
  align?: 'start' | 'end' | 'center';
}

/** A4 in points, with margins on all sides. */
export const page = { width: 595, height: 842, margin: 44 } as const;

/**
 * Creates an A4 document that can contain Arabic: letters joined by the font, the order of pieces by the bidi
 * algorithm.
 */
export async function createPaper(facts: { title: string; author: string; createdAt: Date }) {
  // Imported with the first document: seven megabytes that a process without documents does not need.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    info: { Title: facts.title, Author: facts.author, CreationDate: facts.createdAt },
    lang: 'ar',
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
  });
  /** The logical structure in the order of writing, for screen readers. */
  const story = doc.struct('Document');
  doc.addStructure(story);
  const embeddedFonts: EmbeddedFont[] = [];
  for (const [weight, file] of Object.entries(fonts)) {
    doc.registerFont(weight, file).font(weight);
    // The current font, which pdfkit does not expose.
    const embedded = Reflect.get(doc, '_font') as EmbeddedFont;
    splitLigatures(embedded);
    embeddedFonts.push(embedded);
  }
  const missing = new Set<string>();
  const hasGlyph = (code: number) => embeddedFonts.every(({ font }) => font.hasGlyphForCodePoint(code));

  /** The drawable form of a text; characters that the fonts lack are recorded in `missing`. */
  function drawable(text: string): string {
    const drawn = drawableText(text, hasGlyph);
    for (const sign of drawn.missing) missing.add(nameOfSign(sign));
    return drawn.text;
  }

  function put({ size = 10, weight = 'regular', color = '#141a26' }: TextStyle): void {
    doc.font(weight).fontSize(size).fillColor(color);
  }
  const widthOf = (text: string, direction: Direction) =>
    visualPieces(text, direction).reduce(
      (sum, piece) => sum + doc.widthOfString(piece.text, { features: FEATURES }),
      0,
    );

  /** Wraps a text into lines no wider than `width`; a wider word gets a line of its own. */
  function linesOf(text: string, width: number, direction: Direction): string[] {
    const lines: string[] = [];
    for (const word of drawable(text).split(/\s+/).filter(Boolean)) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && widthOf(longer, direction) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  return {
    doc,
    /** The height of a text in a box of this width. */
    heightOf(text: string, { width, direction = 'rtl', ...style }: TextStyle & { width: number }): number {
      put(style);
      return linesOf(text, width, direction).length * doc.currentLineHeight();
    },
    /** Writes a text into a box, from its top; returns the height it took. */
    write(text: string, { x, y, width, align = 'start', direction = 'rtl', ...style }: TextBox): number {
      put(style);
      const content = doc.markStructureContent('P');
      const height = doc.currentLineHeight();
      const lines = linesOf(text, width, direction);
      lines.forEach((line, index) => {
        const spare = width - widthOf(line, direction);
        const isAtRight = (direction === 'rtl') === (align === 'start');
        let left = x + (align === 'center' ? spare / 2 : isAtRight ? spare : 0);
        for (const piece of visualPieces(line, direction)) {
          for (const font of embeddedFonts) font.hasTurnedBrackets = piece.hasTurnedBrackets;
          doc.text(piece.text, left, y + index * height, { lineBreak: false, features: FEATURES });
          left += doc.widthOfString(piece.text, { features: FEATURES });
        }
      });
      doc.endMarkedContent();
      // The actual text for copying and screen readers, where the drawn glyphs differ.
      const actual = text.replaceAll(/\s+/g, ' ').trim();
      story.add(doc.struct('P', { lang: direction === 'rtl' ? 'ar' : 'en', actual }, [content]));
      return lines.length * height;
    },
    /** The undrawable characters so far, as a sentence in both languages; undefined where there are none. */
    missingSigns(): string | undefined {
      if (missing.size === 0) return undefined;
      const listed = [...missing].slice(0, MOST_LISTED).join(', ');
      return `علامات تعذر رسمها ومكانها ${SUBSTITUTE} · Could not be drawn, ${SUBSTITUTE} stands there: \u2066${listed}\u2069`;
    },
    /** Draws a figure without words; screen readers read `alt` instead. */
    figure(alt: string, draw: () => void): void {
      const content = doc.markStructureContent('Figure');
      draw();
      doc.endMarkedContent();
      story.add(doc.struct('Figure', { alt }, [content]));
    },
    /** Draws decoration or dividers, which screen readers skip. */
    adorn(draw: () => void): void {
      doc.markContent('Artifact');
      draw();
      doc.endMarkedContent();
    },
    rule(y: number, color = '#d9d5cc', from: number = page.margin, to: number = page.width - page.margin): void {
      doc.markContent('Artifact');
      doc.moveTo(from, y).lineTo(to, y).lineWidth(0.7).strokeColor(color).stroke();
      doc.endMarkedContent();
    },
    /** The finished file. */
    async bytes(): Promise<Buffer> {
      const parts: Buffer[] = [];
      doc.on('data', (part: Buffer) => parts.push(part));
      const ended = new Promise<void>((done, failed) => doc.on('end', done).on('error', failed));
      story.end();
      doc.end();
      await ended;
      return Buffer.concat(parts);
    },
  };
}

export type Paper = Awaited<ReturnType<typeof createPaper>>;

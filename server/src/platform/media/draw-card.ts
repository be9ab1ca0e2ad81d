import { createRequire } from 'node:module';
import { loadSharp } from './load-sharp.ts';

const { resolve } = createRequire(import.meta.url);
const FONT = resolve('@expo-google-fonts/cairo/700Bold/Cairo_700Bold.ttf');

/** The size that social networks show, in pixels. */
export const CARD = { width: 1_200, height: 630 } as const;
const MARGIN = 56;
const COLUMN = CARD.width - CARD.height - 2 * MARGIN;
const PAPER = { r: 250, g: 247, b: 241, alpha: 1 };
const INK = '#1f2421';
const FAINT = '#74786f';
const MOST_TITLE_HEIGHT = 300;
const GAP = 40;
const TITLE = { size: 46, color: INK };
const MOST_WORDS = 40;
const LONGEST_WORD = 40;
const JPEG = { quality: 84, mozjpeg: true } as const;

/** A picture of something with its title and its price. */
export interface Card {
  language: 'ar' | 'en';
  title: string;
  price: string;
  /** The price before a reduction, drawn struck through. */
  formerPrice: string | null;
  picture: Buffer | null;
}

/**
 * Draws a card of 1200 × 630 as JPEG. Pango shapes and orders Arabic, whose text stands on the right.
 */
export async function drawCard({ language, title, price, formerPrice, picture }: Card): Promise<Buffer> {
  const sharp = await loadSharp();
  const parts = [await fitTitle(title), await drawText(price, { size: 60, color: INK })];
  if (formerPrice) parts.push(await drawText(formerPrice, { size: 38, color: FAINT, isStruck: true }));
  const height = parts.reduce((sum, part) => sum + part.height, GAP * (parts.length - 1));
  const isRight = language === 'ar';
  const start = isRight ? CARD.width - MARGIN : MARGIN;
  let top = Math.round((CARD.height - height) / 2);
  const texts = parts.map((part) => {
    const placed = { input: part.data, top: Math.max(0, top), left: isRight ? start - part.width : start };
    top += part.height + GAP;
    return placed;
  });
  const shown = picture
    ? await sharp(picture).resize(CARD.height, CARD.height, { fit: 'cover' }).flatten({ background: '#fff' }).toBuffer()
    : null;
  const left = isRight ? 0 : CARD.width - CARD.height;
  const layers = shown ? [{ input: shown, top: 0, left }, ...texts] : texts;
  return sharp({ create: { ...CARD, channels: 4, background: PAPER } })
    .composite(layers)
    .flatten({ background: PAPER })
    .jpeg(JPEG)
    .toBuffer();
}

interface Drawn {
  data: Buffer;
  width: number;
  height: number;
}

/** Characters that Pango refuses, and marks that would turn the rest of a text around. */
const UNDRAWABLE = /[\p{Cc}\p{Cn}\p{Co}\ufffd\u202a-\u202e\u2066-\u2069]/gu;

/** The title in its column, shortened until it is no higher than there is room. */
async function fitTitle(title: string): Promise<Drawn> {
  const drawable = title.toWellFormed().replace(UNDRAWABLE, ' ');
  const words = drawable.trim().split(/\s+/).slice(0, MOST_WORDS);
  for (let count = words.length; count > 1; count = Math.floor(count * 0.8)) {
    const text = words.slice(0, count).join(' ');
    const drawn = await drawText(count < words.length ? `${text}…` : text, TITLE);
    if (drawn.height <= MOST_TITLE_HEIGHT) return drawn;
  }
  // One word, which may be longer than several lines.
  const [word = ''] = words;
  return drawText(word.length > LONGEST_WORD ? `${word.slice(0, LONGEST_WORD)}…` : word || '…', TITLE);
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

async function drawText(
  text: string,
  { size, color, isStruck = false }: { size: number; color: string; isStruck?: boolean },
) {
  const sharp = await loadSharp();
  const escaped = text.replace(/[&<>]/g, (character) => escapes[character] ?? '');
  const strike = isStruck ? ' strikethrough="true"' : '';
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}"${strike}>${escaped}</span>`,
      ...{ font: `Cairo Bold ${size}`, fontfile: FONT, width: COLUMN, dpi: 72, rgba: true, wrap: 'word-char' },
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

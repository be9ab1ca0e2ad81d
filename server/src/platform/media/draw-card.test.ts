import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawCard } from './draw-card.ts';

test.each([
  ['', 'an empty title'],
  ['كلمة '.repeat(200), 'a long title'],
  ['x'.repeat(2_000), 'a word without an end'],
  ['<b>&amp; </span>', 'markup'],
  ['\u0000\u202e\ud800', 'characters that nobody draws'],
  ['عود 🎁 Oud', 'two directions and a symbol'],
])('%j is drawn: %s', async (title) => {
  const picture = await sharp({ create: { width: 40, height: 90, channels: 3, background: '#c8a46a' } })
    .webp()
    .toBuffer();
  for (const language of ['ar', 'en'] as const) {
    const card = await drawCard({ language, title, price: '119 ر.س', formerPrice: '150 ر.س', picture });
    const { format, width, height } = await sharp(card).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1_200, 630]);
  }
});

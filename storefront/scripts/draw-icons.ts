// Draws the icons a phone shows of the shop from kit/src/brand/icon.svg. Run by hand when the mark changes.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

const brand = path.resolve(import.meta.dirname, '../app/brand');
const mark = readFileSync(path.resolve(import.meta.dirname, '../../kit/src/brand/icon.svg'));
const FIELD = '#12305c';
/**
 * Safe share of a maskable icon: a circle of four fifths is always visible (https://w3.org/TR/appmanifest/#icon-masks).
 */
const SAFE = 0.62;

function draw(size: number): Sharp {
  return sharp(mark, { density: (72 * size) / 40 }).resize(size, size);
}

await draw(192).png({ palette: true }).toFile(path.join(brand, 'icon-192.png'));
const edge = 512;
const inner = await draw(Math.round(edge * SAFE))
  .png()
  .toBuffer();
await sharp({ create: { width: edge, height: edge, channels: 3, background: FIELD } })
  .composite([{ input: inner }])
  .png({ palette: true })
  .toFile(path.join(brand, 'icon-maskable-512.png'));

const icon = sharp(mark, { density: 600 });
await icon.clone().resize(512).png({ compressionLevel: 9, palette: true }).toFile(path.join(brand, 'icon-512.png'));
await icon
  .clone()
  .resize(180)
  .flatten({ background: FIELD })
  .png({ compressionLevel: 9, palette: true })
  .toFile(path.join(brand, 'icon-180.png'));

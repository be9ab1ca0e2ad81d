// Draws the pictures of the home page's hero and of social cards in the light of the studio. Run by hand; the results
// are committed in the storefront, beside hero.tsx.
import path from 'node:path';
import sharp from 'sharp';
import { drawHero, type HeroFrame } from '../src/artwork/draw-hero.ts';
import { renderPng } from '../src/artwork/render.ts';

const home = path.resolve(import.meta.dirname, '../../storefront/app/shop/home');
const brand = path.resolve(import.meta.dirname, '../../storefront/app/brand');

const picture = async (frame: HeroFrame) => sharp(await renderPng(await drawHero(frame)));

async function write(frame: HeroFrame, file: string): Promise<void> {
  const drawn = await picture(frame);
  await drawn
    .clone()
    .avif({ quality: 40, effort: 9 })
    .toFile(path.join(home, `${file}.avif`));
  await drawn
    .clone()
    .webp({ quality: 66, effort: 6 })
    .toFile(path.join(home, `${file}.webp`));
}

await write({ width: 1280, height: 560, middle: 868, scale: 0.96 }, 'hero-wide');
await write({ width: 720, height: 560, middle: 360, scale: 0.88 }, 'hero-tall');
const card = await picture({ width: 1200, height: 630, middle: 600, scale: 1.15 });
await card.jpeg({ quality: 74, mozjpeg: true }).toFile(path.join(brand, 'social-card.jpg'));

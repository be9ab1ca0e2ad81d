import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawShot, films, type Shot, shotSet } from '@waha/demo';
import { type DemoReel, demoFilm, demoReels } from '@waha/demo/community';
import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Mp4OutputFormat, Output } from 'mediabunny';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { type EncodeFilm, type Film, type FilmedShot, script } from './films/in-browser.ts';
import { provideChromium } from './support/find-chromium.ts';
import { ROOT } from './support/shop-process.ts';

declare const encodeFilm: EncodeFilm;

const FOLDER = join(ROOT, 'demo', 'reels');
const MOST_BYTES = 150_000;
const print = (line: string) => process.stdout.write(`${line}\n`);

/**
 * `npm run film-reels`: films of drawn sets in three shots each, in which the camera and the air move, and their
 * posters; the results are committed. Words after the command name the films to be made.
 */
async function main(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const browser = await chromium.launch({ executablePath: provideChromium('shell', print) });
  try {
    const page = await browser.newPage();
    // Encoders exist only in secure contexts, so the page has an https address.
    await page.route('https://film.test/', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }));
    await page.goto('https://film.test/');
    await page.addScriptTag({ content: script });
    const named = process.argv.slice(2);
    for (const reel of demoReels) if (named.length === 0 || named.includes(reel.key)) await film(page, reel);
  } finally {
    await browser.close();
  }
}

async function film(page: Page, reel: DemoReel): Promise<void> {
  const shots = films[reel.key];
  if (!shots) throw new Error(`${reel.key} has no shots`);
  const given: Film = { ...demoFilm, set: shotSet, shots: [] };
  for (const shot of shots) given.shots.push(await filmed(shot));
  const { packets, description, poster } = await page.evaluate((all) => encodeFilm(all), given);
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target: new BufferTarget() });
  const source = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(source);
  await output.start();
  const { width: codedWidth, height: codedHeight, framesPerSecond } = demoFilm;
  const decoderConfig = {
    codec: 'avc1.42e01f',
    codedWidth,
    codedHeight,
    description: Buffer.from(description, 'base64'),
  };
  for (const [index, { type, data }] of packets.entries()) {
    const packet = new EncodedPacket(Buffer.from(data, 'base64'), type, index / framesPerSecond, 1 / framesPerSecond);
    await source.add(packet, { decoderConfig });
  }
  await output.finalize();
  const content = Buffer.from(output.target.buffer ?? new ArrayBuffer());
  if (content.length > MOST_BYTES) throw new Error(`${reel.key} has ${content.length} bytes`);
  await writeFile(join(FOLDER, `${reel.key}.mp4`), content);
  const [, still = ''] = poster.split(',');
  await writeFile(
    join(FOLDER, `${reel.key}.webp`),
    await sharp(Buffer.from(still, 'base64')).webp({ quality: 70 }).toBuffer(),
  );
  print(`${reel.key}: ${content.length} bytes`);
}

/** A layer as an address that the page can load. */
async function layerOf(svg: string): Promise<string> {
  const png = await sharp(Buffer.from(svg), { unlimited: true }).png({ compressionLevel: 2 }).toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

async function filmed(shot: Shot): Promise<FilmedShot> {
  const { back, things, near, veil, lamp } = await drawShot(shot);
  const { from, to, enter, air } = shot;
  const isHeld = shot.things.some((thing) => thing.isHeld);
  return {
    layers: {
      back: await layerOf(back),
      things: await layerOf(things),
      near: near && (await layerOf(near)),
      veil: await layerOf(veil),
      lamp: await layerOf(lamp),
    },
    from,
    to,
    enter,
    air,
    // Ground and goods move together; a hand is far before its place.
    depth: isHeld ? 0.5 : 0.94,
  };
}

await main();

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoProducts, drawProduct, renderPng } from '@waha/demo';
import { type DemoReel, demoFilm, demoReels } from '@waha/demo/community';
import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Mp4OutputFormat, Output } from 'mediabunny';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { provideChromium } from './support/find-chromium.ts';
import { ROOT } from './support/shop-process.ts';

// Minimal types of the page's globals: Node's types do not include the DOM.
interface Canvas extends OffscreenCanvas {
  getContext(kind: '2d'): { globalAlpha: number; drawImage(image: object, ...place: number[]): void } | null;
}
declare const document: { createElement(name: 'canvas'): Canvas };

const FOLDER = join(ROOT, 'demo', 'reels');
const MOST_BYTES = 150_000;
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Encoded video packets in their order, and the configuration of the decoder (`description`). */
interface Encoded {
  packets: { type: 'key' | 'delta'; data: string }[];
  description: string;
}

/**
 * `npm run film-reels`: films of the demo shop's own pictures with a slow zoom, and their posters; the results are
 * committed.
 */
async function main(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const browser = await chromium.launch({ executablePath: provideChromium('shell', print) });
  try {
    const page = await browser.newPage();
    // Encoders exist only in secure contexts, so the page has an https address.
    await page.route('https://film.test/', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }));
    await page.goto('https://film.test/');
    for (const reel of demoReels) await film(page, reel);
  } finally {
    await browser.close();
  }
}

async function film(page: Page, reel: DemoReel): Promise<void> {
  const pictures = await picturesOf(reel);
  const { packets, description } = await page.evaluate(encode, {
    ...demoFilm,
    pictures: pictures.map((picture) => `data:image/jpeg;base64,${picture.toString('base64')}`),
  });
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
  const poster = sharp(pictures[0]).resize(demoFilm.width, demoFilm.height, { fit: 'cover' });
  await writeFile(join(FOLDER, `${reel.key}.webp`), await poster.webp({ quality: 70 }).toBuffer());
  print(`${reel.key}: ${content.length} bytes`);
}

/** All views of a single product; one view each of several. */
async function picturesOf({ products }: DemoReel): Promise<Buffer[]> {
  const drawn = products.flatMap((key) => demoProducts.find((product) => product.key === key) ?? []);
  const views = drawn.length === 1 ? ([0, 1, 2] as const) : drawn.length === 2 ? ([2, 1] as const) : ([2] as const);
  const pictures = drawn.flatMap((product) => views.map((view) => drawProduct(product, { view })));
  return Promise.all(
    (await Promise.all(pictures)).map(async (picture) =>
      sharp(await renderPng(picture))
        .jpeg({ quality: 90 })
        .toBuffer(),
    ),
  );
}

interface Scene {
  width: number;
  height: number;
  durationMs: number;
  framesPerSecond: number;
  pictures: string[];
}

/** Runs in the browser: shows each picture in turn with a slow zoom, fading from one to the next. */
async function encode({ width, height, durationMs, framesPerSecond, pictures }: Scene): Promise<Encoded> {
  const base64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const images = await Promise.all(pictures.map(async (src) => createImageBitmap(await (await fetch(src)).blob())));
  const packets: Encoded['packets'] = [];
  let description = '';
  const encoder = new VideoEncoder({
    output(chunk, metadata) {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      packets.push({ type: chunk.type, data: base64(data) });
      const record = metadata?.decoderConfig?.description;
      if (record) description = base64(new Uint8Array(record as ArrayBuffer));
    },
    error(error) {
      throw error;
    },
  });
  encoder.configure({
    codec: 'avc1.42e01f',
    width,
    height,
    bitrate: 185_000,
    bitrateMode: 'variable',
    framerate: framesPerSecond,
    latencyMode: 'quality',
    avc: { format: 'avc' },
  });
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const frames = (durationMs / 1_000) * framesPerSecond;
  const each = frames / images.length;
  const melting = framesPerSecond * 0.5;
  const draw = (index: number, passed: number, strength: number) => {
    const image = images[index % images.length];
    if (!image) return;
    const scale = (height / image.height) * (1.02 + 0.1 * (passed / each));
    const drift = (index % 2 === 0 ? 1 : -1) * 14 * (passed / each - 0.5);
    pen.globalAlpha = strength;
    pen.drawImage(
      image,
      (width - image.width * scale) / 2 + drift,
      (height - image.height * scale) / 2,
      image.width * scale,
      image.height * scale,
    );
  };
  for (let n = 0; n < frames; n += 1) {
    const index = Math.floor(n / each);
    const passed = n - index * each;
    draw(index, passed, 1);
    // The end fades into the beginning, because the film loops.
    if (each - passed < melting) draw(index + 1, 0, 1 - (each - passed) / melting);
    const frame = new VideoFrame(canvas, { timestamp: (n * 1_000_000) / framesPerSecond });
    encoder.encode(frame, { keyFrame: n % (framesPerSecond * 3) === 0 });
    frame.close();
  }
  await encoder.flush();
  encoder.close();
  return { packets, description };
}

await main();

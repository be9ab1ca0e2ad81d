// Functions of the page that films: each is sent there as text, so that they know only each other and what they are given.

/** Minimal types of the page's globals: Node's types do not include the DOM. */
interface Gradient {
  addColorStop(at: number, color: string): void;
}
interface Pen {
  globalAlpha: number;
  globalCompositeOperation: string;
  fillStyle: string | Gradient;
  save(): void;
  restore(): void;
  beginPath(): void;
  arc(x: number, y: number, radius: number, from: number, to: number): void;
  fill(): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  translate(x: number, y: number): void;
  rotate(angle: number): void;
  drawImage(image: object, x: number, y: number, width: number, height: number): void;
  createRadialGradient(x: number, y: number, inner: number, x2: number, y2: number, outer: number): Gradient;
}
interface Canvas extends OffscreenCanvas {
  width: number;
  height: number;
  getContext(kind: '2d'): Pen | null;
  toDataURL(kind: string, quality: number): string;
}
declare const document: { createElement(name: 'canvas'): Canvas };

type View = readonly [x: number, y: number, zoom: number];

export interface FilmedShot {
  layers: { back: string; things: string; near: string | undefined; veil: string; lamp: string };
  from: View;
  to: View;
  enter: readonly [x: number, y: number] | undefined;
  air: { kind: string; x: number; y: number } | undefined;
  /** How much of the camera's movement what is behind follows: less where it is far. */
  depth: number;
}

export interface Film {
  width: number;
  height: number;
  durationMs: number;
  framesPerSecond: number;
  set: { width: number; height: number };
  shots: FilmedShot[];
}

/** Encoded video packets in their order, the configuration of the decoder (`description`), and one frame as a JPEG. */
export interface Encoded {
  packets: { type: 'key' | 'delta'; data: string }[];
  description: string;
  poster: string;
}

type Place = (x: number, y: number) => { x: number; y: number; scale: number };

interface Moment {
  air: NonNullable<FilmedShot['air']>;
  /** Seconds since the shot began, and the share of it that has passed. */
  seconds: number;
  passed: number;
  place: Place;
}

/** One soft round spot. */
function spot(
  pen: Pen,
  { x, y, radius }: { x: number; y: number; radius: number },
  color: string,
  alpha: number,
): void {
  const soft = pen.createRadialGradient(x, y, 0, x, y, radius);
  soft.addColorStop(0, color);
  soft.addColorStop(1, 'rgba(0,0,0,0)');
  pen.globalAlpha = alpha;
  pen.fillStyle = soft;
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
}

/** Steam and sparks that rise. */
function rise(pen: Pen, { air, seconds, place }: Moment): void {
  const isSteam = air.kind === 'steam';
  const count = isSteam ? 16 : 26;
  for (let at = 0; at < count; at += 1) {
    const age = (seconds * (isSteam ? 0.42 : 0.6) + at / count) % 1;
    const away = Math.sin(at * 7.3 + age * 5) * (isSteam ? 34 : 90) * age + ((at % 5) - 2) * (isSteam ? 6 : 18);
    const { x, y, scale } = place(air.x + away, air.y - age * (isSteam ? 300 : 560));
    const radius = scale * (isSteam ? 26 + age * 74 : 7 - age * 4);
    const alpha = Math.sin(Math.PI * age) * (isSteam ? 0.3 : 0.95);
    spot(pen, { x, y, radius }, isSteam ? '#fffaf0' : '#ffb65e', alpha);
  }
}

/** Sand that the wind drives along the ground. */
function drive(pen: Pen, { air, seconds, place }: Moment): void {
  pen.fillStyle = '#f3dcb4';
  for (let at = 0; at < 44; at += 1) {
    const run = (at * 173 + seconds * (420 + (at % 7) * 90)) % 1_150;
    const { x, y, scale } = place(run - 120, air.y - 40 + ((at * 37) % 240) + Math.sin(run / 90 + at) * 10);
    pen.globalAlpha = 0.16 + (at % 4) * 0.09;
    pen.fillRect(x, y, scale * (26 + (at % 5) * 14), Math.max(1, scale * 3));
  }
}

function drawAir(pen: Pen, canvas: Canvas, moment: Moment): void {
  const { air, seconds, passed, place } = moment;
  pen.save();
  pen.globalCompositeOperation = 'screen';
  if (air.kind === 'steam' || air.kind === 'sparks') rise(pen, moment);
  if (air.kind === 'sand') {
    pen.globalCompositeOperation = 'source-over';
    drive(pen, moment);
  }
  if (air.kind === 'sweep') {
    const x = canvas.width * (passed * 1.9 - 0.45);
    spot(pen, { x, y: canvas.height * 0.42, radius: canvas.height * 0.42 }, '#fff0cc', 0.5);
  }
  if (air.kind === 'flicker') {
    const beat = 0.5 + 0.3 * Math.sin(seconds * 11) * Math.sin(seconds * 7.1 + 1);
    const { x, y, scale } = place(air.x, air.y);
    spot(pen, { x, y, radius: 460 * scale }, '#ffb765', beat);
  }
  pen.restore();
}

type Images = { [Name in keyof FilmedShot['layers']]: ImageBitmapSource | undefined };
type ImageBitmapSource = object & { width: number; height: number };

/** One frame of a shot, `passed` from 0 to 1. */
function drawFrame(pen: Pen, canvas: Canvas, film: Film, shot: FilmedShot, images: Images, passed: number): void {
  const ease = passed * passed * (3 - 2 * passed);
  const mix = (at: 0 | 1 | 2) => shot.from[at] + (shot.to[at] - shot.from[at]) * ease;
  const unit = canvas.width / (film.set.width * 0.8);
  const placeAt =
    (follow: number, shift: readonly [number, number]): Place =>
    (x, y) => {
      const scale = unit * (1 + (mix(2) - 1) * follow);
      return {
        x: canvas.width / 2 + (x + shift[0] - film.set.width / 2 - mix(0) * follow) * scale,
        y: canvas.height / 2 + (y + shift[1] - film.set.height / 2 - mix(1) * follow) * scale,
        scale,
      };
    };
  const lay = (image: ImageBitmapSource | undefined, place: Place) => {
    if (!image) return;
    const { x, y, scale } = place(0, 0);
    pen.drawImage(image, x, y, film.set.width * scale, film.set.height * scale);
  };
  const arrived = Math.min(1, passed / 0.5);
  const rest = (1 - arrived) ** 3;
  const [enterX = 0, enterY = 0] = shot.enter ?? [];
  pen.globalAlpha = 1;
  pen.globalCompositeOperation = 'source-over';
  lay(images.back, placeAt(shot.depth, [0, 0]));
  lay(images.things, placeAt(1, [enterX * rest, enterY * rest]));
  lay(images.near, placeAt(1.9, [0, 0]));
  const whole = [0, 0, canvas.width, canvas.height] as const;
  pen.globalCompositeOperation = 'multiply';
  if (images.veil) pen.drawImage(images.veil, ...whole);
  pen.globalCompositeOperation = 'screen';
  if (images.lamp) pen.drawImage(images.lamp, ...whole);
  const seconds = (passed * film.durationMs) / 1_000 / film.shots.length;
  if (shot.air) drawAir(pen, canvas, { air: shot.air, seconds, passed, place: placeAt(1, [0, 0]) });
}

const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** Collects what the encoder gives out. */
function startEncoder(film: Film, encoded: Encoded): VideoEncoder {
  const encoder = new VideoEncoder({
    output(chunk, metadata) {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      encoded.packets.push({ type: chunk.type, data: toBase64(data) });
      const record = metadata?.decoderConfig?.description;
      if (record) encoded.description = toBase64(new Uint8Array(record as ArrayBuffer));
    },
    error(error) {
      throw error;
    },
  });
  encoder.configure({
    codec: 'avc1.42e01f',
    width: film.width,
    height: film.height,
    bitrate: 185_000,
    bitrateMode: 'variable',
    framerate: film.framesPerSecond,
    latencyMode: 'quality',
    avc: { format: 'avc' },
  });
  return encoder;
}

/** Films the shots one after the other, with a cut between them. */
async function encodeFilm(film: Film): Promise<Encoded> {
  const encoded: Encoded = { packets: [], description: '', poster: '' };
  const encoder = startEncoder(film, encoded);
  const canvas = Object.assign(document.createElement('canvas'), { width: film.width, height: film.height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const bitmap = async (source: string | undefined) => source && createImageBitmap(await (await fetch(source)).blob());
  const perShot = Math.round(((film.durationMs / 1_000) * film.framesPerSecond) / film.shots.length);
  let at = 0;
  for (const shot of film.shots) {
    const entries = Object.entries(shot.layers).map(async ([name, source]) => [name, await bitmap(source)] as const);
    const images = Object.fromEntries(await Promise.all(entries)) as Images;
    for (let n = 0; n < perShot; n += 1) {
      drawFrame(pen, canvas, film, shot, images, n / (perShot - 1));
      if (at === Math.floor(perShot * 0.6)) encoded.poster = canvas.toDataURL('image/jpeg', 0.95);
      const frame = new VideoFrame(canvas, { timestamp: (at * 1_000_000) / film.framesPerSecond });
      encoder.encode(frame, { keyFrame: n === 0 });
      frame.close();
      at += 1;
    }
  }
  await encoder.flush();
  encoder.close();
  return encoded;
}

/** The text of the page's script; it ends in `encodeFilm`. */
export const script = [spot, rise, drive, drawAir, drawFrame, startEncoder, encodeFilm]
  .map(String)
  .concat(`const toBase64 = ${String(toBase64)};`)
  .join('\n');

export type EncodeFilm = typeof encodeFilm;

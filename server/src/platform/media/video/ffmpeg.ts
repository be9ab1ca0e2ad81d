import { type Bounds, findCommand, runBounded } from '../run-bounded.ts';
import { LONGEST_SIDE, MOST_SECONDS } from './video-limits.ts';

/** Limits of ffmpeg: encoding takes long, for a minute of film at most, on one core. */
const BOUNDS: Bounds = {
  timeoutMs: 180_000,
  cpuSeconds: 170,
  memoryBytes: 2_000_000_000,
  fileBytes: 64 * 1024 * 1024,
  env: {},
};
/** The time of the poster frame, slightly after the beginning, where many films are still dark. */
const POSTER_SECONDS = '0.5';

/** The path of ffmpeg; undefined where it is not installed, and features that need it are refused or left out. */
export function findFfmpeg(path?: string): Promise<string | undefined> {
  return findCommand(['ffmpeg'], path);
}

/** Input options that restrict ffmpeg to one kind of container: never a playlist of other files, never a URL. */
const input = (path: string) => [
  '-nostdin',
  '-v',
  'error',
  '-y',
  '-protocol_whitelist',
  'file',
  '-f',
  'mov',
  '-i',
  path,
];

/** Encodes a film as H.264 where its codec is not supported by all browsers; false when that failed. */
export async function encodeAgain(ffmpeg: string, from: string, to: string): Promise<boolean> {
  const fit = `scale=w='min(iw,1080)':h='min(ih,${LONGEST_SIDE})':force_original_aspect_ratio=decrease:force_divisible_by=2`;
  const picture = [
    '-map',
    '0:v:0',
    '-vf',
    fit,
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-crf',
    '24',
    '-pix_fmt',
    'yuv420p',
  ];
  const sound = ['-map', '0:a:0?', '-c:a', 'aac', '-b:a', '96k', '-ac', '2'];
  const rest = ['-threads', '1', '-t', String(MOST_SECONDS + 1), '-map_metadata', '-1', '-f', 'mp4', to];
  return (await runBounded(ffmpeg, [...input(from), ...picture, ...sound, ...rest], BOUNDS)).isDone;
}

/** Writes one picture of a film as JPEG; false when that failed. */
export async function drawPoster(ffmpeg: string, from: string, to: string): Promise<boolean> {
  const one = ['-ss', POSTER_SECONDS, '-frames:v', '1', '-q:v', '3', '-f', 'image2', '-c:v', 'mjpeg', to];
  return (await runBounded(ffmpeg, [...input(from), ...one], { ...BOUNDS, timeoutMs: 20_000 })).isDone;
}

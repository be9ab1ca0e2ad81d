import { radial } from '../studio/svg.ts';
import type { Mood } from './home-scenes.ts';

type Light = {
  /** The colours that the picture is seen through: beside the lamp or the low sun, and away from it. */
  readonly veil: readonly [near: string, far: string];
  /** Where the lamp or the sun is, its colour, and its glare. */
  readonly lamp: readonly [x: number, y: number, color: string, glare: number];
};

const lights: Readonly<Record<Mood, Light>> = {
  morning: { veil: ['#fff6e4', '#f3e2cf'], lamp: [0.05, 0.1, '#fff0cf', 0.55] },
  day: { veil: ['#ffffff', '#ece7e0'], lamp: [0, 0, '#ffffff', 0.25] },
  evening: { veil: ['#ffe3bd', '#c99a92'], lamp: [0.08, 0.2, '#ffcf8a', 0.4] },
  night: { veil: ['#ffdfae', '#3d4170'], lamp: [0.2, 0.4, '#ffae58', 0.38] },
};

type Lamp = Light['lamp'];

const lampGlow = (id: string, [x, y, color, glare]: Lamp): string =>
  radial(
    id,
    [x, y, 0.8],
    [
      [0, color, glare],
      [0.4, color, glare * 0.4],
      [1, color, 0],
    ],
  );

const veilOf = (id: string, { veil: [near, far], lamp: [x, y] }: Light): string =>
  radial(
    id,
    [x, y, 1],
    [
      [0, near],
      [0.3, near],
      [1, far],
    ],
  );

/** The light of the hour over a whole picture, with the dark corners of a small lens. */
export function moodOver(mood: Mood, width: number, height: number): string {
  const light = lights[mood];
  const all = `x="-120" y="-120" width="${width + 240}" height="${height + 240}"`;
  return `<defs>${lampGlow('moodLamp', light.lamp)}${veilOf('moodVeil', light)}${radial(
    'moodCorners',
    [0.5, 0.5, 0.8],
    [
      [0, '#1c1420', 0],
      [0.45, '#1c1420', 0],
      [0.72, '#1c1420', 0.07],
      [1, '#1c1420', 0.3],
    ],
  )}</defs><rect ${all} fill="url(#moodVeil)" style="mix-blend-mode:multiply"/><rect ${all} fill="url(#moodLamp)" style="mix-blend-mode:screen"/><rect ${all} fill="url(#moodCorners)"/>`;
}

/** The same light as two layers: what a picture is multiplied with, and what is then screened over it. */
export function moodVeils(mood: Mood, width: number, height: number): { veil: string; lamp: string } {
  const light = lights[mood];
  const all = `width="${width}" height="${height}"`;
  return {
    veil: `<defs>${veilOf('veil', light)}</defs><rect ${all} fill="url(#veil)"/>`,
    lamp: `<defs>${lampGlow('lamp', light.lamp)}</defs><rect ${all} fill="url(#lamp)"/>`,
  };
}

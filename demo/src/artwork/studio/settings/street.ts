import type { Backdrop } from '../../../shop-types.ts';
import type { Room } from '../room.ts';
import { linear, number, radial } from '../svg.ts';
import { tones } from '../tones.ts';
import { bokeh, outOfFocus } from './out-of-focus.ts';

export type Hour = 'day' | 'dusk';

type Colors = {
  readonly sky: readonly [top: string, middle: string, low: string];
  readonly near: string;
  readonly far: string;
  readonly glass: string;
  readonly paving: readonly [far: string, near: string];
  readonly joint: string;
};

function colorsOf(backdrop: Backdrop, hour: Hour): Colors {
  const { lit, base, floor } = tones[backdrop];
  return hour === 'day'
    ? {
        sky: ['#d9e4ee', base, '#fff4e0'],
        near: '#ddcbb3',
        far: '#e9dcc9',
        glass: '#b79f86',
        paving: ['#d6c8b6', lit],
        joint: '#a8937c',
      }
    : {
        sky: ['#39456e', '#8f7d9b', '#f3b98f'],
        near: '#4a4565',
        far: '#75688a',
        glass: '#ffd08a',
        paving: ['#8d7c8c', floor],
        joint: '#4f4458',
      };
}

/** A house of the old town: a tall front with arched windows in two rows. */
function house(x: number, foot: number, width: number, height: number, color: string, glass: string): string {
  const windows = [0, 1, 2].flatMap((column) =>
    [0, 1].map((row) => {
      const [w, h] = [width * 0.16, height * 0.17];
      const left = x + width * (0.13 + column * 0.29);
      const top = foot - height * (0.86 - row * 0.36);
      return `<path d="M${number(left)} ${number(top + h)}v${number(-h * 0.6)}a${number(w / 2)} ${number(h * 0.4)} 0 0 1 ${number(w)} 0v${number(h * 0.6)}Z" fill="${glass}"/>`;
    }),
  );
  return `<rect x="${number(x)}" y="${number(foot - height)}" width="${number(width)}" height="${number(height)}" fill="${color}"/>${windows.join('')}<path d="M${number(x + width * 0.38)} ${number(foot)}v${number(-height * 0.16)}a${number(width * 0.12)} ${number(width * 0.12)} 0 0 1 ${number(width * 0.24)} 0v${number(height * 0.16)}Z" fill="${glass}" opacity=".75"/>`;
}

/** Paving stones whose joints run to one point far above the horizon's middle. */
function paving({ width, height, horizon }: Room, { paving: [far, near], joint }: Colors): string {
  const depth = height - horizon;
  const across = [0.14, 0.42, 0.84].map((share) => `M0 ${number(horizon + depth * share)}H${width}`).join('');
  const along = Array.from({ length: 7 }, (_, at) => {
    const share = (at - 3) / 3;
    return `M${number(width * (0.5 + share * 0.62))} ${horizon}L${number(width * (0.5 + share * 1.5))} ${height}`;
  }).join('');
  return `<defs>${linear(
    'paved',
    [0, 0, 0.2, 1],
    [
      [0, far],
      [0.45, near],
      [1, near],
    ],
  )}</defs><rect y="${horizon}" width="${width}" height="${depth}" fill="url(#paved)"/><path d="${across}${along}" fill="none" stroke="${joint}" stroke-width="3" opacity=".34"/><path d="${across}" transform="translate(0 3)" fill="none" stroke="#fff" stroke-width="2" opacity=".3"/>`;
}

/** A street of the old town behind the object: pale by day, its lamps lit at dusk. */
export function street(backdrop: Backdrop, frame: Room, hour: Hour): string {
  const { width, height, horizon } = frame;
  const colors = colorsOf(backdrop, hour);
  const [top, middle, low] = colors.sky;
  const lamps =
    hour === 'day'
      ? bokeh([
          [width * 0.2, horizon * 0.32, 58, '#fffdf6', 0.3],
          [width * 0.82, horizon * 0.55, 44, '#fffdf6', 0.26],
          [width * 0.6, horizon * 0.2, 34, '#fffdf6', 0.24],
        ])
      : bokeh([
          [width * 0.1, horizon * 0.5, 52, '#ffca7a', 0.6],
          [width * 0.24, horizon * 0.72, 34, '#ffdf9f', 0.6],
          [width * 0.52, horizon * 0.76, 20, '#fff0c8', 0.6],
          [width * 0.8, horizon * 0.46, 46, '#ffd596', 0.5],
          [width * 0.93, horizon * 0.7, 60, '#ffb870', 0.5],
        ]);
  const town = [
    house(width * 0.3, horizon + 20, width * 0.24, horizon * 0.42, colors.far, colors.glass),
    house(width * 0.5, horizon + 20, width * 0.2, horizon * 0.5, colors.far, colors.glass),
    house(-width * 0.14, horizon + 20, width * 0.46, horizon * 0.86, colors.near, colors.glass),
    house(width * 0.7, horizon + 20, width * 0.46, horizon * 0.74, colors.near, colors.glass),
  ].join('');
  return `<defs>${linear(
    'sky',
    [0, 0, 0, 1],
    [
      [0, top],
      [0.55, middle],
      [1, low],
    ],
  )}${radial(
    'streetGlow',
    [0.4, 0, 0.9],
    [
      [0, low, 0.55],
      [1, low, 0],
    ],
  )}</defs><rect width="${width}" height="${horizon + 10}" fill="url(#sky)"/>${outOfFocus('town', { x: -width * 0.15, y: 0, width: width * 1.3, height: horizon }, hour === 'day' ? 16 : 24, town)}${lamps}${paving(frame, colors)}<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#streetGlow)"/>`;
}

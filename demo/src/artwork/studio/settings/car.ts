import type { Room } from '../room.ts';
import { linear, number, radial } from '../svg.ts';
import { bokeh, outOfFocus } from './out-of-focus.ts';

/** Lamps beyond the windscreen. */
const streetLamps = (width: number, dash: number): string =>
  bokeh([
    [width * 0.3, dash * 0.7, 30, '#ffcf8a', 0.65],
    [width * 0.44, dash * 0.82, 18, '#fff0cf', 0.6],
    [width * 0.55, dash * 0.6, 40, '#ffbb78', 0.5],
    [width * 0.72, dash * 0.8, 24, '#ff9c86', 0.6],
    [width * 0.88, dash * 0.62, 44, '#ffd59a', 0.5],
  ]);

/** The front of a parked car at dusk: the windscreen, the dashboard with its wheel, and the console before the camera. */
export function car({ width, height, horizon }: Room): string {
  const dash = horizon * 0.66;
  const at = (x: number, y: number): string => `${number(width * x)} ${number(y)}`;
  const outside = `<rect x="-60" y="-60" width="${width + 120}" height="${dash + 100}" fill="url(#carSky)"/>${[
    [0, 0.3, 0.2],
    [0.2, 0.22, 0.12],
    [0.62, 0.3, 0.18],
    [0.8, 0.25, 0.3],
  ]
    .map(
      ([x = 0, tall = 0, wide = 0]) =>
        `<rect x="${number(width * x)}" y="${number(dash - height * tall * 0.7)}" width="${number(width * wide)}" height="${number(height * tall)}" fill="#6d6385" opacity=".75"/>`,
    )
    .join('')}`;
  const wheel = `<g fill="none"><ellipse cx="${number(width * 0.1)}" cy="${number(dash + height * 0.13)}" rx="${number(width * 0.31)}" ry="${number(height * 0.22)}" stroke="#1f2029" stroke-width="46"/><ellipse cx="${number(width * 0.1)}" cy="${number(dash + height * 0.128)}" rx="${number(width * 0.315)}" ry="${number(height * 0.223)}" stroke="#6a6673" stroke-width="7" opacity=".8"/><path d="M${at(-0.1, dash + height * 0.14)}H${number(width * 0.4)}" stroke="#25262f" stroke-width="58"/><circle cx="${number(width * 0.1)}" cy="${number(dash + height * 0.14)}" r="${number(width * 0.1)}" fill="#2b2c36"/></g>`;
  const vents = [0.5, 0.74]
    .map((x) => {
      const slats = [0, 1, 2]
        .map(
          (row) =>
            `<rect x="${number(width * x + 8)}" y="${number(dash + 76 + row * 20)}" width="${number(width * 0.2 - 16)}" height="8" rx="4" fill="#14151b"/>`,
        )
        .join('');
      return `<rect x="${number(width * x)}" y="${number(dash + 64)}" width="${number(width * 0.2)}" height="72" rx="18" fill="#2f303a"/>${slats}`;
    })
    .join('');
  const screen = `<rect x="${number(width * 0.49)}" y="${number(dash + 156)}" width="${number(width * 0.46)}" height="${number(horizon - dash - 190)}" rx="16" fill="#10131d"/><rect x="${number(width * 0.505)}" y="${number(dash + 170)}" width="${number(width * 0.43)}" height="${number(Math.max(10, horizon - dash - 218))}" rx="8" fill="url(#carScreen)"/>`;
  const inside = `<path d="M${at(-0.1, dash + 26)}Q${at(0.5, dash - 34)} ${at(1.1, dash + 30)}V${horizon + 40}H${number(-width * 0.1)}Z" fill="url(#carDash)"/><path d="M${at(-0.1, dash + 28)}Q${at(0.5, dash - 32)} ${at(1.1, dash + 32)}" stroke="#c9a58c" stroke-width="5" opacity=".6" fill="none"/>${vents}${screen}${wheel}`;
  const stitch = [0.06, 0.94].map((x) => `M${at(x, horizon + 14)}L${at(x < 0.5 ? -0.04 : 1.04, height)}`).join('');
  return `<defs>${linear(
    'carSky',
    [0, 0, 0, 1],
    [
      [0, '#4d5a86'],
      [0.55, '#b08fa0'],
      [1, '#f6c196'],
    ],
  )}${linear(
    'carDash',
    [0, 0, 0, 1],
    [
      [0, '#5a5360'],
      [0.3, '#3d3b48'],
      [1, '#2a2a34'],
    ],
  )}${linear(
    'carScreen',
    [0, 0, 1, 1],
    [
      [0, '#7fa3cf'],
      [1, '#2d4a78'],
    ],
  )}${linear(
    'carConsole',
    [0, 0, 0.2, 1],
    [
      [0, '#7d5d49'],
      [0.35, '#a57c60'],
      [1, '#bb9070'],
    ],
  )}${radial(
    'carWarm',
    [0.3, 0, 0.9],
    [
      [0, '#ffd9ae', 0.45],
      [1, '#ffd9ae', 0],
    ],
  )}</defs>${outOfFocus('carOutside', { x: -60, y: -60, width: width + 120, height: dash + 100 }, 12, outside)}${streetLamps(width, dash)}${outOfFocus('carInside', { x: -width * 0.2, y: dash - height * 0.14, width: width * 1.4, height: horizon - dash + height * 0.2 }, 6, inside)}
<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#carConsole)"/><rect y="${horizon}" width="${width}" height="10" fill="#3a2a22" opacity=".7"/><path d="${stitch}" stroke="#f2dcc4" stroke-width="3" stroke-dasharray="14 9" opacity=".6" fill="none"/><rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#carWarm)"/>`;
}

import type { Backdrop } from '../../../shop-types.ts';
import type { Room } from '../room.ts';
import { scatter } from '../scatter.ts';
import { linear, number, radial } from '../svg.ts';
import { tones } from '../tones.ts';
import { bokeh, outOfFocus } from './out-of-focus.ts';

type Dune = {
  readonly foot: number;
  readonly crest: number;
  readonly at: number;
  readonly lit: string;
  readonly shade: string;
};

/** One dune from edge to edge: its crest at the share `at` of the width, its far side in shade. */
function dune(width: number, { foot, crest, at, lit, shade }: Dune): string {
  const x = width * at;
  const ridge = `C${number(x * 0.5)} ${number(foot - (foot - crest) * 0.2)} ${number(x * 0.72)} ${number(crest + 6)} ${number(x)} ${crest}`;
  const slope = `C${number(x + width * 0.16)} ${number(crest + (foot - crest) * 0.35)} ${number(x + width * 0.34)} ${number(foot - (foot - crest) * 0.3)} ${number(width + 80)} ${number(foot - (foot - crest) * 0.16)}`;
  return `<path d="M-80 ${foot}${ridge}${slope}V${foot + 90}H-80Z" fill="${lit}"/><path d="M${number(x)} ${crest}${slope}V${foot + 90}H${number(x - width * 0.16)}C${number(x - width * 0.02)} ${number(foot - (foot - crest) * 0.2)} ${number(x + width * 0.07)} ${number(crest + (foot - crest) * 0.4)} ${number(x)} ${crest}Z" fill="${shade}"/>`;
}

type Sand = {
  readonly sky: readonly [string, string, string];
  readonly far: readonly [string, string];
  readonly near: readonly [string, string];
  readonly ground: readonly [string, string];
  readonly ripple: string;
};

const morning = (backdrop: Backdrop): Sand => {
  const { lit, base } = tones[backdrop];
  return {
    sky: [base, lit, '#fff3de'],
    far: ['#efdcbf', '#dcc3a1'],
    near: ['#ecd2ab', '#d2b084'],
    ground: ['#dfc198', '#f2dcb8'],
    ripple: '#b8905f',
  };
};

const night: Sand = {
  sky: ['#1b2748', '#39446c', '#8b6f86'],
  far: ['#565478', '#434466'],
  near: ['#6b5c72', '#4b4562'],
  ground: ['#6d5a66', '#a98468'],
  ripple: '#3d3348',
};

/** Sand under the object, with the ripples of the wind. */
function sand({ width, height, horizon }: Room, { ground: [far, near], ripple }: Sand): string {
  const depth = height - horizon;
  const next = scatter(3);
  const lines = Array.from({ length: 16 }, (_, at) => {
    const y = horizon + depth * ((at + 1) / 16) ** 1.5;
    const x = (next() - 0.3) * width * 0.5;
    const long = width * (0.35 + next() * 0.4);
    return `<path d="M${number(x)} ${number(y)}q${number(long * 0.25)} ${number(-6 - at)} ${number(long * 0.5)} 0t${number(long * 0.5)} 0" stroke-width="${number(1.5 + at * 0.28)}"/>`;
  }).join('');
  return `<defs>${linear(
    'sand',
    [0, 0, 0.2, 1],
    [
      [0, far],
      [0.5, near],
      [1, near],
    ],
  )}</defs><path d="M0 ${horizon + 10}Q${width * 0.3} ${horizon - 16} ${width * 0.55} ${horizon}T${width} ${horizon - 4}V${height}H0Z" fill="url(#sand)"/><g fill="none" stroke="${ripple}" opacity=".3">${lines}</g>`;
}

function sky({ width, horizon }: Room, [top, middle, low]: readonly [string, string, string]): string {
  return `<defs>${linear(
    'sky',
    [0, 0, 0, 1],
    [
      [0, top],
      [0.6, middle],
      [1, low],
    ],
  )}${radial(
    'sun',
    [0.5, 0.5, 0.5],
    [
      [0, '#fff6df', 0.95],
      [0.3, '#fff0cf', 0.5],
      [1, '#fff0cf', 0],
    ],
  )}</defs><rect width="${width}" height="${horizon + 40}" fill="url(#sky)"/>`;
}

function dunesBehind({ width, horizon }: Room, { far, near }: Sand): string {
  return outOfFocus(
    'dunes',
    { x: -80, y: horizon * 0.5, width: width + 160, height: horizon * 0.6 },
    5,
    dune(width, { foot: horizon, crest: horizon * 0.72, at: 0.64, lit: far[0], shade: far[1] }) +
      dune(width, { foot: horizon + 20, crest: horizon * 0.84, at: 0.26, lit: near[0], shade: near[1] }),
  );
}

/** Dunes in the morning. */
export function dunes(backdrop: Backdrop, frame: Room): string {
  const { width, horizon } = frame;
  const colors = morning(backdrop);
  return `${sky(frame, colors.sky)}<circle cx="${width * 0.2}" cy="${horizon * 0.42}" r="${width * 0.3}" fill="url(#sun)"/>${dunesBehind(frame, colors)}${sand(frame, colors)}`;
}

/** A camp at night: stars, and the glow of a fire outside the picture. */
export function camp(_backdrop: Backdrop, frame: Room): string {
  const { width, height, horizon } = frame;
  const next = scatter(11);
  const stars = Array.from(
    { length: 46 },
    () =>
      `<circle cx="${number(next() * width)}" cy="${number(next() * horizon * 0.66)}" r="${number(0.8 + next() * 1.8)}" opacity="${number(0.35 + next() * 0.6)}"/>`,
  ).join('');
  return `<defs>${radial(
    'fireGlow',
    [0.02, 0.74, 0.72],
    [
      [0, '#ffb05a', 0.75],
      [0.4, '#ff9a4a', 0.28],
      [1, '#ff9a4a', 0],
    ],
  )}</defs>${sky(frame, night.sky)}<g fill="#fff4de">${stars}</g>${dunesBehind(frame, night)}${sand(frame, night)}<rect width="${width}" height="${height}" fill="url(#fireGlow)"/>`;
}

/** A lawn before shrubs, with the sun in their leaves. */
export function garden(backdrop: Backdrop, frame: Room): string {
  const { width, height, horizon } = frame;
  const { base, lit } = tones[backdrop];
  const next = scatter(21);
  const greens = ['#a9bf9a', '#8fab82', '#bccdaa', '#7c9a72'] as const;
  const shrubs = Array.from({ length: 26 }, (_, at) => {
    const y = horizon * (0.62 + next() * 0.4);
    return `<circle cx="${number(next() * width)}" cy="${number(y)}" r="${number(50 + next() * 70)}" fill="${greens[at % greens.length]}"/>`;
  }).join('');
  const lights = bokeh(
    Array.from(
      { length: 12 },
      () =>
        [next() * width, horizon * (0.3 + next() * 0.55), 12 + next() * 30, '#fffbe6', 0.16 + next() * 0.2] as const,
    ),
  );
  const tufts = Array.from({ length: 90 }, () => {
    const share = next();
    const [x, y] = [next() * width, horizon + 8 + (height - horizon) * share];
    const tall = 12 + share * 34;
    const blade = (lean: number): string =>
      `M${number(x + lean * 3)} ${number(y)}q0 ${number(-tall * 0.6)} ${number(lean * tall * 0.4)} ${number(-tall * (1 - Math.abs(lean) * 0.2))}`;
    return `<path d="${blade(-1)}${blade(0.1)}${blade(1)}" stroke-width="${number(1.6 + share * 2)}" stroke="${next() > 0.5 ? '#c4d6a2' : '#7d9d69'}" opacity=".55"/>`;
  }).join('');
  return `${sky(frame, [base, lit, '#fbf7e4'])}<circle cx="${width * 0.16}" cy="${horizon * 0.3}" r="${width * 0.34}" fill="url(#sun)"/>${outOfFocus('shrubs', { x: 0, y: horizon * 0.4, width, height: horizon * 0.75 }, 16, `<rect y="${horizon * 0.86}" width="${width}" height="${horizon * 0.3}" fill="#8fab82"/>${shrubs}`)}${lights}<defs>${linear(
    'lawn',
    [0, 0, 0.25, 1],
    [
      [0, '#86a276'],
      [0.4, '#a2bb87'],
      [1, '#b9cc98'],
    ],
  )}</defs><rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#lawn)"/><g fill="none" stroke-linecap="round">${tufts}</g>`;
}

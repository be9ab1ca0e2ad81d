import type { Backdrop } from '../../../shop-types.ts';
import { type Room, room } from '../room.ts';
import { linear, number, radial } from '../svg.ts';
import { tones } from '../tones.ts';
import { outOfFocus } from './out-of-focus.ts';

/** Bands of woven diamonds and teeth, wider towards the camera. */
function sadu({ width, height, horizon }: Room): string {
  const depth = height - horizon;
  const bands: readonly (readonly [from: number, to: number, color: string, teeth: string])[] = [
    [0.02, 0.09, '#93493f', '#3a302d'],
    [0.11, 0.2, '#f0e2c8', '#93493f'],
    [0.23, 0.36, '#3a302d', '#c79a5c'],
    [0.42, 0.6, '#93493f', '#f0e2c8'],
    [0.66, 0.9, '#f0e2c8', '#3a302d'],
  ];
  return bands
    .map(([from, to, color, teeth]) => {
      const [top, foot] = [horizon + depth * from, horizon + depth * to];
      const side = (foot - top) * 1.5;
      const count = Math.ceil(width / side) + 1;
      const marks = Array.from({ length: count }, (_, at) => {
        const x = width / 2 + (at - count / 2) * side;
        return `M${number(x)} ${number((top + foot) / 2)}L${number(x + side / 2)} ${number(top + 3)}L${number(x + side)} ${number((top + foot) / 2)}L${number(x + side / 2)} ${number(foot - 3)}Z`;
      }).join('');
      return `<rect y="${number(top)}" width="${width}" height="${number(foot - top)}" fill="${color}"/><path d="${marks}" fill="${teeth}"/>`;
    })
    .join('');
}

/** The floor of a majlis: a woven rug, and cushions along the wall behind it. */
export function majlis(backdrop: Backdrop, frame: Room): string {
  const { width, height, horizon } = frame;
  const { shadow } = tones[backdrop];
  const wide = width * 0.44;
  const tall = height * 0.2;
  const cushions = [-0.2, 0.28, 0.76]
    .map((x) => {
      const left = width * x;
      const top = horizon - tall * 0.9;
      return `<rect x="${number(left)}" y="${number(top)}" width="${number(wide)}" height="${number(tall)}" rx="34" fill="url(#cushion)"/><rect x="${number(left + wide * 0.43)}" y="${number(top)}" width="${number(wide * 0.14)}" height="${number(tall)}" fill="#f0e2c8" opacity=".85"/><path d="M${number(left + wide * 0.5)} ${number(top + 12)}l${number(wide * 0.05)} ${number(tall * 0.22)}-${number(wide * 0.05)} ${number(tall * 0.22)}-${number(wide * 0.05)}-${number(tall * 0.22)}ZM${number(left + wide * 0.5)} ${number(top + tall * 0.5)}l${number(wide * 0.05)} ${number(tall * 0.2)}-${number(wide * 0.05)} ${number(tall * 0.2)}-${number(wide * 0.05)}-${number(tall * 0.2)}Z" fill="#3a302d"/>`;
    })
    .join('');
  return `${room(backdrop, frame)}<defs>${linear(
    'cushion',
    [0, 0, 0.4, 1],
    [
      [0, '#b3655a'],
      [0.5, '#96483f'],
      [1, '#6d332d'],
    ],
  )}${linear(
    'rug',
    [0, 0, 0, 1],
    [
      [0, '#7a3d36'],
      [1, '#a8594e'],
    ],
  )}${linear(
    'rugFall',
    [0, 0, 1, 0.6],
    [
      [0, '#fff0d4', 0.3],
      [0.4, '#fff0d4', 0],
      [0.5, shadow, 0],
      [1, shadow, 0.45],
    ],
  )}</defs>${outOfFocus('cushions', { x: -width * 0.2, y: horizon - tall, width: width * 1.4, height: tall * 1.2 }, 10, cushions)}<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#rug)"/>${outOfFocus('rugBands', { x: 0, y: horizon, width, height: height - horizon }, 4, sadu(frame))}<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="#a2544a" opacity=".3"/><rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#rugFall)"/><rect y="${horizon - 4}" width="${width}" height="26" fill="${shadow}" opacity=".3"/>`;
}

/** A corner of a sofa with a lamp behind it; the seat is the ground. */
export function sofa(backdrop: Backdrop, frame: Room): string {
  const { width, height, horizon } = frame;
  const { lit, base, recess, deep, shadow } = tones[backdrop];
  const back = horizon * 0.52;
  const lamp = `<path d="M${number(width * 0.1)} ${number(back * 0.2)}h${number(width * 0.2)}l${number(width * 0.06)} ${number(back * 0.5)}H${number(width * 0.04)}Z" fill="#ffe9bd"/><rect x="${number(width * 0.19)}" y="${number(back * 0.7)}" width="14" height="${number(back * 0.6)}" fill="#7a5a38"/>`;
  const seat = `<path d="M${number(-width * 0.1)} ${number(back + 60)}q0-60 70-60H${number(width * 1.1)}V${height}H${number(-width * 0.1)}Z" fill="url(#sofaBack)"/><path d="M${number(width * 0.52)} ${number(back + 4)}q10 ${number((horizon - back) * 0.5)}-4 ${number(horizon - back)}" stroke="${deep}" stroke-width="7" fill="none" opacity=".7"/>`;
  const arm = `<path d="M${number(width * 0.84)} ${height}V${number(horizon * 0.78)}q0-70 80-74h${number(width * 0.2)}V${height}Z" fill="url(#sofaArm)"/>`;
  const pillow = `<path d="M${number(width * 0.56)} ${number(horizon * 0.66)}q${number(width * 0.13)}-26 ${number(width * 0.27)} 6q26 ${number(horizon * 0.17)}-6 ${number(horizon * 0.35)}q-${number(width * 0.14)} 22-${number(width * 0.27)} 2q-24-${number(horizon * 0.17)} 6-${number(horizon * 0.36)}Z" fill="#c98f6c"/><path d="M${number(width * 0.58)} ${number(horizon * 0.84)}h${number(width * 0.24)}M${number(width * 0.58)} ${number(horizon * 0.8)}h${number(width * 0.24)}" stroke="#f2dfc6" stroke-width="6" opacity=".8"/>`;
  return `${room(backdrop, frame)}<defs>${radial(
    'lampGlow',
    [0.5, 0.5, 0.5],
    [
      [0, '#ffdf9e', 0.9],
      [0.35, '#ffd48a', 0.4],
      [1, '#ffd48a', 0],
    ],
  )}${linear(
    'sofaBack',
    [0, 0, 1, 0.3],
    [
      [0, base],
      [0.5, recess],
      [1, deep],
    ],
  )}${linear(
    'sofaArm',
    [0, 0, 1, 0],
    [
      [0, recess],
      [0.3, base],
      [1, deep],
    ],
  )}${linear(
    'sofaSeat',
    [0, 0, 0, 1],
    [
      [0, recess],
      [0.3, base],
      [1, lit],
    ],
  )}</defs><circle cx="${number(width * 0.2)}" cy="${number(back * 0.5)}" r="${number(width * 0.55)}" fill="url(#lampGlow)"/>${outOfFocus('lamp', { x: 0, y: 0, width: width * 0.5, height: back * 1.4 }, 7, lamp)}${outOfFocus('sofa', { x: -width * 0.1, y: back - 20, width: width * 1.3, height }, 4, seat + pillow + arm)}
<path d="M${number(-width * 0.1)} ${horizon + 12}q40-26 120-24H${number(width * 0.86)}q30 4 40 40V${height}H${number(-width * 0.1)}Z" fill="url(#sofaSeat)"/><path d="M0 ${horizon - 10}H${number(width * 0.86)}" stroke="${shadow}" stroke-width="14" opacity=".3" filter="url(#sofa)"/>`;
}

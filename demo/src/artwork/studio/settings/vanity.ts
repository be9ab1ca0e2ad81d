import type { Backdrop } from '../../../shop-types.ts';
import { disc } from '../niche.ts';
import { type Room, room } from '../room.ts';
import { linear, number } from '../svg.ts';
import { tones } from '../tones.ts';

/** A stone top before a round mirror that is out of focus. */
export function vanity(backdrop: Backdrop, frame: Room): string {
  const { width, height, horizon } = frame;
  const { lit, base, dim, deep, shadow } = tones[backdrop];
  const mirror = disc(
    backdrop,
    { x: width * 0.68, y: horizon * 0.48, radius: width * 0.33, softness: 8, paint: ['#ffffff', dim] },
    'mirror',
  );
  const depth = height - horizon;
  const veins = [
    `M${number(-width * 0.02)} ${number(horizon + depth * 0.35)}C${number(width * 0.2)} ${number(horizon + depth * 0.2)} ${number(width * 0.3)} ${number(horizon + depth * 0.6)} ${number(width * 0.55)} ${number(horizon + depth * 0.45)}S${number(width * 0.9)} ${number(horizon + depth * 0.2)} ${number(width * 1.02)} ${number(horizon + depth * 0.3)}`,
    `M${number(width * 0.3)} ${number(horizon + depth * 0.46)}C${number(width * 0.34)} ${number(horizon + depth * 0.7)} ${number(width * 0.2)} ${number(horizon + depth * 0.8)} ${number(width * 0.24)} ${height}`,
    `M${number(width * 0.62)} ${height}C${number(width * 0.7)} ${number(horizon + depth * 0.75)} ${number(width * 0.9)} ${number(horizon + depth * 0.8)} ${number(width * 1.02)} ${number(horizon + depth * 0.62)}`,
  ];
  return `${room(backdrop, frame, mirror)}<defs>${linear(
    'stone',
    [0, 0, 0.4, 1],
    [
      [0, base],
      [0.3, lit],
      [1, '#fffdfa'],
    ],
  )}${linear(
    'stoneFall',
    [0, 0, 1, 0.2],
    [
      [0, '#fff', 0.4],
      [0.5, '#fff', 0],
      [0.6, deep, 0],
      [1, deep, 0.4],
    ],
  )}</defs><rect y="${horizon}" width="${width}" height="${depth}" fill="url(#stone)"/><g fill="none" stroke="${dim}">${veins.map((d) => `<path d="${d}" stroke-width="12" opacity=".35"/><path d="${d}" stroke="${deep}" stroke-width="2" opacity=".55"/>`).join('')}</g><rect y="${horizon}" width="${width}" height="${depth}" fill="url(#stoneFall)"/><rect y="${horizon - 4}" width="${width}" height="5" fill="${shadow}" opacity=".22"/><rect y="${horizon + 1}" width="${width}" height="3" fill="#fff" opacity=".9"/>`;
}

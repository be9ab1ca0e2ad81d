import { type Box, blur, linear, number } from '../svg.ts';

/** The given body, blurred by `softness` px. */
export function outOfFocus(id: string, box: Box, softness: number, body: string): string {
  const margin = softness * 3;
  const around = {
    x: box.x - margin,
    y: box.y - margin,
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  };
  return `<defs>${blur(id, around, softness)}</defs><g filter="url(#${id})">${body}</g>`;
}

/** A window with a sheer curtain, as the source of the light at the upper left. */
export function farWindow({ x, y, width, height }: Box, [frame, sky]: readonly [frame: string, sky: string]): string {
  const bar = Math.max(6, width * 0.035);
  const panes = [0, 1]
    .flatMap((column) =>
      [0, 1, 2].map((row) => {
        const [w, h] = [(width - 3 * bar) / 2, (height - 4 * bar) / 3];
        return `<rect x="${number(x + bar + column * (w + bar))}" y="${number(y + bar + row * (h + bar))}" width="${number(w)}" height="${number(h)}" fill="url(#paneSky)"/>`;
      }),
    )
    .join('');
  const curtain = Array.from({ length: 6 }, (_, at) => {
    const left = x + width * (0.72 + at * 0.075);
    return `<path d="M${number(left)} ${number(y - 30)}q${number(width * 0.05)} ${number(height * 0.5)} ${number(-width * 0.01)} ${number(height * 1.15)}" stroke="#fff" stroke-width="${number(width * 0.05)}" opacity=".5" fill="none"/>`;
  }).join('');
  return `<defs>${linear(
    'paneSky',
    [0, 0, 0.4, 1],
    [
      [0, sky],
      [0.6, '#fffaf0'],
      [1, '#f6efdf'],
    ],
  )}</defs>${outOfFocus('farWindow', { x, y: y - 40, width: width * 1.25, height: height * 1.3 }, 9, `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${frame}"/>${panes}${curtain}`)}`;
}

type Light = readonly [x: number, y: number, radius: number, color: string, opacity: number];

/** Lamps far out of focus: round discs. */
export const bokeh = (lights: readonly Light[]): string =>
  lights
    .map(
      ([x, y, radius, color, opacity]) =>
        `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius)}" fill="${color}" opacity="${number(opacity)}"/>`,
    )
    .join('');

import { scatter } from './scatter.ts';
import { type Box, blur, linear, number } from './svg.ts';

export type Wood = { readonly lit: string; readonly base: string; readonly dim: string; readonly grain: string };

export const oak: Wood = { lit: '#ecd2ac', base: '#d5b083', dim: '#b48a5d', grain: '#8a5f38' };
export const walnut: Wood = { lit: '#a97f59', base: '#865f40', dim: '#62432c', grain: '#3a2415' };

/** A wooden top that runs away from the camera, its boards from left to right. */
export function woodTop(id: string, { x, y, width, height }: Box, wood: Wood): string {
  const next = scatter(y + height);
  const depth = (share: number): number => y + height * share ** 1.8;
  const strokes = Array.from({ length: 34 }, (_, at) => {
    const from = x + next() * width * 0.7;
    const long = width * (0.2 + next() * 0.5);
    const level = depth((at + next()) / 34);
    const thick = 0.8 + ((level - y) / height) * 2.2;
    const bend = (next() - 0.5) * height * 0.03;
    return `<path d="M${number(from)} ${number(level)}q${number(long / 2)} ${number(bend)} ${number(long)} 0" stroke-width="${number(thick)}" opacity="${number(0.1 + next() * 0.16)}"/>`;
  }).join('');
  const seams = [0.34, 0.72]
    .map((share) => {
      const level = depth(share);
      return `<path d="M${x} ${number(level)}h${width}" stroke-width="${number(1.5 + share * 2)}" opacity=".45"/><path d="M${x} ${number(level + 2 + share)}h${width}" stroke="#fff" stroke-width="1.200" opacity=".22"/>`;
    })
    .join('');
  return `<defs>${linear(
    `${id}wood`,
    [0, 0, 0.25, 1],
    [
      [0, wood.dim],
      [0.25, wood.base],
      [1, wood.lit],
    ],
  )}${linear(
    `${id}away`,
    [0, 0, 1, 0],
    [
      [0, '#fff3dc', 0.28],
      [0.45, '#fff3dc', 0],
      [0.55, wood.grain, 0],
      [1, wood.grain, 0.4],
    ],
  )}</defs>
<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#${id}wood)"/><g fill="none" stroke="${wood.grain}">${strokes}${seams}</g>
<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#${id}away)"/>`;
}

/** A linen runner that lies on a top from its far edge to the camera. */
export function linenRunner(
  id: string,
  { x, y, width, height }: Box,
  cloth: readonly [lit: string, dim: string],
): string {
  const [lit, dim] = cloth;
  const inset = width * 0.13;
  const outline = `M${number(x + inset)} ${y}L${number(x + width - inset)} ${y}C${number(x + width - inset * 0.7)} ${number(y + height * 0.4)} ${number(x + width - inset * 0.1)} ${number(y + height * 0.6)} ${number(x + width)} ${number(y + height)}L${x} ${number(y + height)}C${number(x + inset * 0.2)} ${number(y + height * 0.62)} ${number(x + inset * 0.6)} ${number(y + height * 0.4)} ${number(x + inset)} ${y}Z`;
  const hem = (side: 1 | -1): string => {
    const edge = side === 1 ? x : x + width;
    return `<path d="M${number(edge + side * (inset + 9))} ${y}C${number(edge + side * (inset * 0.6 + 13))} ${number(y + height * 0.4)} ${number(edge + side * (inset * 0.2 + 18))} ${number(y + height * 0.62)} ${number(edge + side * 24)} ${number(y + height)}"/>`;
  };
  const folds = [0.24, 0.52, 0.8]
    .map((share, at) => {
      const top = x + inset + (width - 2 * inset) * share;
      const foot = x + width * (share + (at - 1) * 0.03);
      return `<path d="M${number(top)} ${y}L${number(foot)} ${number(y + height)}" stroke="${at === 1 ? '#fff' : dim}" stroke-width="${number(width * 0.05)}" opacity=".4"/>`;
    })
    .join('');
  const around = { x: x - 40, y: y - 30, width: width + 80, height: height + 60 };
  return `<defs>${linear(
    `${id}linen`,
    [0, 0, 1, 0.4],
    [
      [0, '#fffdf8'],
      [0.45, lit],
      [1, dim],
    ],
  )}${blur(`${id}soft`, around, 14)}${blur(`${id}under`, around, 6)}<clipPath id="${id}cut"><path d="${outline}"/></clipPath></defs>
<path d="${outline}" transform="translate(9 5)" fill="#3a2415" opacity=".38" filter="url(#${id}under)"/><path d="${outline}" fill="url(#${id}linen)"/>
<g clip-path="url(#${id}cut)"><g filter="url(#${id}soft)" fill="none">${folds}</g></g>
<g fill="none" stroke="${dim}" stroke-width="2" stroke-dasharray="6 5" opacity=".7">${hem(1)}${hem(-1)}</g>`;
}

import type { Backdrop } from '../../shop-types.ts';
import { blur, linear } from './svg.ts';
import { tones } from './tones.ts';

export type Plinth = {
  readonly centre: number;
  /** Height of the middle of its upper face. */
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** Half the height of a round face, as a share of its width: the camera looks slightly down. */
const faceTilt = 0.13;

/** The upper face of a plinth, which receives the shadow of the object on it. */
export const faceOf = ({ centre, top, width }: Plinth): string =>
  `<ellipse cx="${centre}" cy="${top}" rx="${width / 2}" ry="${width * faceTilt}"/>`;

/** A low round stand of plaster. */
export function plinth(backdrop: Backdrop, { centre, top, width, height }: Plinth, id: string): string {
  const { lit, base, dim, recess, deep, shadow } = tones[backdrop];
  const left = centre - width / 2;
  const rx = width / 2;
  const ry = width * faceTilt;
  const foot = top + height;
  const ground = { x: left - width * 0.3, y: foot - ry * 2.5, width: width * 2.1, height: ry * 5 };
  return `<defs>
${linear(
  `${id}side`,
  [0, 0, 1, 0],
  [
    [0, base],
    [0.22, lit],
    [0.5, base],
    [0.8, recess],
    [0.95, deep],
    [1, recess],
  ],
)}
${linear(
  `${id}sideFoot`,
  [0, 0, 0, 1],
  [
    [0, deep, 0],
    [0.55, deep, 0],
    [1, deep, 0.5],
  ],
)}
${linear(
  `${id}face`,
  [0, 0, 1, 0.6],
  [
    [0, '#fffdf8'],
    [0.45, lit],
    [1, base],
  ],
)}
${blur(`${id}contact`, ground, width * 0.018)}
${blur(`${id}cast`, ground, width * 0.05, width * 0.03)}
${linear(
  `${id}fade`,
  [0, 0, 1, 0],
  [
    [0, shadow, 0.42],
    [0.35, shadow, 0.34],
    [1, shadow, 0],
  ],
)}
</defs>
<path d="M${left + width * 0.1} ${foot + ry * 0.7}q${width * 0.2} ${ry * 0.45} ${width * 0.5} ${ry * 0.2}L${left + width * 1.55} ${foot - ry * 0.4}q${-width * 0.05} ${-ry} ${-width * 0.5} ${-ry * 0.9}L${centre} ${foot - ry}Z" fill="url(#${id}fade)" filter="url(#${id}cast)"/>
<ellipse cx="${centre + width * 0.012}" cy="${foot + ry * 0.06}" rx="${rx * 1.02}" ry="${ry * 1.02}" fill="${shadow}" opacity=".5" filter="url(#${id}contact)"/>
<path d="M${left} ${top}v${height}a${rx} ${ry} 0 0 0 ${width} 0v${-height}Z" fill="url(#${id}side)"/>
<path d="M${left} ${top}v${height}a${rx} ${ry} 0 0 0 ${width} 0v${-height}Z" fill="url(#${id}sideFoot)"/>
<ellipse cx="${centre}" cy="${top}" rx="${rx}" ry="${ry}" fill="url(#${id}face)"/>
<path d="M${left + 1} ${top}a${rx - 1} ${ry} 0 0 0 ${width - 2} 0" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="${Math.max(2, width * 0.006)}"/>
<path d="M${left + 1} ${top}a${rx - 1} ${ry} 0 0 1 ${width - 2} 0" fill="none" stroke="${dim}" stroke-opacity=".5" stroke-width="1.5"/>`;
}

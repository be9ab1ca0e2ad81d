import type { Backdrop } from '../../shop-types.ts';
import { blur, linear, number } from './svg.ts';
import { tones } from './tones.ts';

type Arch = { readonly centre: number; readonly top: number; readonly width: number; readonly foot: number };
type Disc = { readonly x: number; readonly y: number; readonly radius: number };
type Finish = {
  /** px of blur, where the wall is out of focus. */
  readonly softness?: number;
  /** Colours of the niche, from top to bottom; absent: the wall's own plaster. */
  readonly paint?: readonly [top: string, bottom: string];
};
type Pane = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Depth of the wall, as a share of the niche's width: the visible part of the jamb. */
const jamb = 0.055;

/** A niche in the wall, with the round top of the houses of the old towns. */
export function arch(backdrop: Backdrop, { centre, top, width, foot, ...finish }: Arch & Finish, id = 'arch'): string {
  const outline = (inset: number): string => {
    const radius = width / 2 - inset;
    return `M${centre - radius} ${foot}V${top + width / 2}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${foot}Z`;
  };
  return recess(backdrop, outline, { x: centre - width / 2, y: top, width, height: foot - top, ...finish }, id);
}

/** A round niche. */
export function disc(backdrop: Backdrop, { x, y, radius, ...finish }: Disc & Finish, id = 'disc'): string {
  const outline = (inset: number): string => {
    const r = radius - inset;
    return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
  };
  const side = radius * 2;
  return recess(backdrop, outline, { x: x - radius, y: y - radius, width: side, height: side, ...finish }, id);
}

/** A square window. */
export function pane(backdrop: Backdrop, { x, y, width, height, ...finish }: Pane & Finish, id = 'pane'): string {
  const outline = (inset: number): string =>
    `M${x + inset} ${y + inset}h${width - 2 * inset}v${height - 2 * inset}h${2 * inset - width}Z`;
  return recess(backdrop, outline, { x, y, width, height, ...finish }, id);
}

type Opening = Pane & Finish;

/** The light comes from the upper left: the left jamb lies in the dark, the right one is lit, and the edge throws a shadow. */
function recess(backdrop: Backdrop, outline: (inset: number) => string, opening: Opening, id: string): string {
  const { lit, base, dim, recess: inside, deep, shadow } = tones[backdrop];
  const { x, y, width, height, softness, paint } = opening;
  const inset = Math.min(width, height) * jamb;
  const around = { x: x - inset, y: y - inset, width: width + 2 * inset, height: height + 2 * inset };
  const blurred = softness === undefined ? '' : ` filter="url(#${id}focus)"`;
  return `<defs>
${linear(
  `${id}jamb`,
  [0, 0.1, 1, 0.35],
  [
    [0, deep],
    [0.45, inside],
    [0.8, base],
    [1, lit],
  ],
)}
${
  paint
    ? linear(
        `${id}back`,
        [0, 0, 0.5, 1],
        [
          [0, paint[0]],
          [1, paint[1]],
        ],
      )
    : linear(
        `${id}back`,
        [0, 0, 1, 0.8],
        [
          [0, dim],
          [0.55, inside],
          [1, dim],
        ],
      )
}
${blur(`${id}edge`, around, width * 0.045)}
${softness === undefined ? '' : blur(`${id}focus`, around, softness)}
<clipPath id="${id}in"><path d="${outline(inset)}"/></clipPath>
</defs>
<g${blurred}><path d="${outline(0)}" fill="url(#${id}jamb)"/>
<path d="${outline(inset)}" fill="url(#${id}back)"/>
<g clip-path="url(#${id}in)"><path d="${outline(inset)}" transform="translate(${number(inset * 0.4)} ${number(inset * 0.6)})" fill="none" stroke="${shadow}" stroke-width="${number(width * 0.12)}" opacity=".4" filter="url(#${id}edge)"/></g>
<path d="${outline(0.8)}" fill="none" stroke="${lit}" stroke-opacity=".4" stroke-width="1.4"/></g>`;
}

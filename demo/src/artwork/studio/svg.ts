/** Short forms of the SVG that the studio writes over and over. */

/** Opacity from 0 to 1; absent: opaque. */
export type Stop = readonly [offset: number, color: string, opacity?: number];

const stopText = ([offset, color, opacity = 1]: Stop): string =>
  `<stop offset="${offset}" stop-color="${color}"${opacity < 1 ? ` stop-opacity="${number(opacity)}"` : ''}/>`;

/** A linear gradient from one corner of the shape's box to another; coordinates are shares of the box. */
export function linear(
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stops: readonly Stop[],
) {
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.map(stopText).join('')}</linearGradient>`;
}

export function radial(id: string, [cx, cy, r]: readonly [number, number, number], stops: readonly Stop[]): string {
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops.map(stopText).join('')}</radialGradient>`;
}

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A filter over the box given, in px of the picture. */
export function filter(id: string, { x, y, width, height }: Box, steps: string): string {
  return `<filter id="${id}" filterUnits="userSpaceOnUse" x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" color-interpolation-filters="sRGB">${steps}</filter>`;
}

/** Blurs by `across` px, and by `down` px where that differs. */
export function blur(id: string, box: Box, across: number, down = across): string {
  return filter(id, box, `<feGaussianBlur stdDeviation="${number(across)} ${number(down)}"/>`);
}

/** Enough digits for a picture, few enough to read. */
export const number = (value: number): string => String(Math.round(value * 1000) / 1000);

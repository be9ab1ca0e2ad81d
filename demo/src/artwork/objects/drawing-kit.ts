/** Small helpers for objects drawn in a 32 × 32 box, lit from the upper left like the icons they stand beside. */

type Stop = string | readonly [color: string, opacity: number];

function stops(colors: readonly Stop[]): string {
  return colors
    .map((stop, index) => {
      const offset = colors.length === 1 ? 0 : index / (colors.length - 1);
      const [color, opacity] = typeof stop === 'string' ? [stop, 1] : stop;
      return `<stop offset="${offset.toFixed(3)}" stop-color="${color}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;
    })
    .join('');
}

export function across(id: string, x1: number, x2: number, colors: readonly Stop[]): string {
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="0" x2="${x2}" y2="0">${stops(colors)}</linearGradient>`;
}

export function down(id: string, y1: number, y2: number, colors: readonly Stop[]): string {
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${y1}" x2="0" y2="${y2}">${stops(colors)}</linearGradient>`;
}

export function glow(id: string, cx: number, cy: number, r: number, colors: readonly Stop[]): string {
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}">${stops(colors)}</radialGradient>`;
}

export function object(definitions: readonly string[], shapes: readonly string[]): string {
  return `<g fill="none">${shapes.join('')}<defs>${definitions.join('')}</defs></g>`;
}

/** Eight-pointed star, the ornament shared by bottles, cups and boxes. */
export function khatam(cx: number, cy: number, r: number, fill: string): string {
  const side = (r * Math.SQRT2).toFixed(2);
  const half = ((r * Math.SQRT2) / 2).toFixed(2);
  const square = `<rect x="-${half}" y="-${half}" width="${side}" height="${side}" fill="${fill}"`;
  return `<g transform="translate(${cx} ${cy})">${square}/>${square} transform="rotate(45)"/></g>`;
}

/** Polished gold: dark and bright bands alternate, like reflections of a room. */
export const goldAcross = [
  '#6a4212',
  '#b07a2c',
  '#f0cf85',
  '#fff3cb',
  '#cf9d47',
  '#8a5a1c',
  '#b88637',
  '#e3bf72',
  '#7a4d16',
] as const;

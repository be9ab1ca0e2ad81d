import { blur, number } from './svg.ts';

/** Object between the window and the wall, far out of focus. */
export type Gobo = 'panes' | 'palm' | 'lattice';

type Wall = { readonly width: number; readonly height: number };

const sun = '#fffaf0';

/** A palm's leaf: fingers to both sides of a bent rib, in a box of about 100 by 70 with the stalk at 0, 0. */
const frond = Array.from({ length: 10 }, (_, at) => {
  const along = at / 9;
  const [x, y] = [10 + along * 74, along * along * 24];
  const length = 20 + 26 * Math.sin(Math.PI * (0.1 + along * 0.72));
  const finger = (turn: number): string =>
    `<path transform="translate(${number(x)} ${number(y)}) rotate(${number(16 + along * 20 + turn * (56 - along * 34))})" d="M0 0Q${number(length * 0.4)}-4.500 ${number(length)} 0Q${number(length * 0.4)} 4 0 0Z"/>`;
  return finger(1) + finger(-1);
}).join('');

const leaf = (x: number, y: number, scale: number, turn: number): string =>
  `<g transform="translate(${number(x)} ${number(y)}) rotate(${turn}) scale(${number(scale)})">${frond}<path d="M0-1Q44-2 84 23l-.5 1Q44 2 0 1Z"/></g>`;

/** Holes of light, as seen straight on in a box of 100 by 100. */
const openings: Readonly<Record<Gobo, string>> = {
  panes: '<path d="M0 0h46v46H0zM54 0h46v46H54zM0 54h46v46H0zM54 54h46v46H54z"/>',
  palm: `<mask id="leaves"><path d="M-5-5h125v125H-5z" fill="#fff"/><g fill="#000">${leaf(-22, 30, 1.05, -22)}${leaf(-8, 72, 0.95, -30)}${leaf(40, -26, 0.95, 22)}</g></mask><path mask="url(#leaves)" d="M0 0h112v100H0z"/>`,
  lattice: Array.from({ length: 16 }, (_, at) => {
    const x = 12.5 + (at % 4) * 25;
    const y = 12.5 + Math.floor(at / 4) * 25;
    return `<path d="M${x} ${y - 10.5}l10.500 10.500-10.500 10.500-10.500-10.500Z"/>`;
  }).join(''),
};

/** The window's light on the wall: a slanting patch, broken by the objects before the window. */
export function windowLight({ width, height }: Wall, gobo: Gobo): string {
  const box = { x: 0, y: 0, width: width * 0.8, height: height * 0.85 };
  const side = Math.max(width, height);
  const softness = side * 0.016;
  const fall = `<linearGradient id="fall" x1="0" y1="0" x2="1" y2=".7"><stop offset="0" stop-color="#fff"/><stop offset=".55" stop-color="#fff" stop-opacity=".75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient><mask id="reach"><rect width="${width}" height="${height * 1.15}" fill="url(#fall)"/></mask>`;
  const defs = `<defs>${blur('far', box, softness)}${fall}</defs>`;
  const scale = (side * 0.62) / 100;
  const slant = `matrix(${number(scale * 0.82)} ${number(scale * 0.3)} ${number(scale * 0.16)} ${number(scale)} ${number(width * 0.02)} ${number(-height * 0.04)})`;
  const patch = `<g mask="url(#reach)" opacity=".7"><g filter="url(#far)" fill="${sun}"><g transform="${slant}">${openings[gobo]}</g></g></g>`;
  return defs + patch;
}

const gobos: readonly Gobo[] = ['panes', 'palm', 'lattice'];

/** The window pattern of a category: its pictures have the same light. */
export function goboOf(category: string): Gobo {
  const sum = [...category].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return gobos[sum % gobos.length] ?? 'panes';
}

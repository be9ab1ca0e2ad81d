import { across, down, khatam, object } from './drawing-kit.ts';

type Cloth = {
  /** Edge, face, face in the light. */
  readonly cover: readonly [string, string, string];
  readonly stamp: string;
};

const red: Cloth = { cover: ['#5e1f1c', '#8c332b', '#a5473c'], stamp: '#e3bf72' };
const green: Cloth = { cover: ['#24402f', '#3f6349', '#54795c'], stamp: '#e3bf72' };
const amber: Cloth = { cover: ['#7d4315', '#b36a2b', '#c98245'], stamp: '#fbeed2' };
const blue: Cloth = { cover: ['#1b2c4d', '#2f4a78', '#456292'], stamp: '#e3bf72' };
const brown: Cloth = { cover: ['#4a2f1d', '#754d32', '#8d6345'], stamp: '#e3bf72' };

const pages = down('pages', 2.5, 30, ['#fffaf0', '#e6d9c0', '#cfbf9f']);

/** A bound book standing upright, with its cover and a little of its pages at the right. */
function book({ cover, stamp }: Cloth, onFace: string): string {
  const [edge, face, light] = cover;
  return object(
    [
      pages,
      across('face', 7, 25, [face, light, face, face, edge]),
      across('spine', 5.4, 8.2, [edge, light, face, edge]),
    ],
    [
      `<path d="M24.300 3h2.200c.4 0 .7.3.7.7v26.100c0 .4-.3.7-.7.7h-2.200V3Z" fill="${edge}"/>`,
      '<path d="M24.300 3.600h1.900v26.300h-1.900V3.600Z" fill="url(#pages)"/><path d="M24.900 3.700v26M25.500 3.700v26" stroke="#a8946c" stroke-width=".12" opacity=".7"/>',
      '<path d="M6.300 2.200h18.300c.4 0 .7.300.7.700v27.300c0 .4-.3.700-.7.700H6.300c-.6 0-1-.4-1-1V3.200c0-.6.400-1 1-1Z" fill="url(#face)"/>',
      '<path d="M6.300 2.200h1.800v28.700H6.300c-.6 0-1-.4-1-1V3.200c0-.6.400-1 1-1Z" fill="url(#spine)"/>',
      `<path d="M8.500 2.200v28.700" stroke="${edge}" stroke-width=".5" opacity=".75"/><path d="M8.950 2.200v28.700" stroke="${light}" stroke-width=".25" opacity=".8"/>`,
      onFace.replaceAll('currentColor', stamp),
    ],
  );
}

const frame =
  '<rect x="10.600" y="4.400" width="12.600" height="24.300" rx=".3" stroke="currentColor" stroke-width=".28"/><rect x="11.200" y="5" width="11.400" height="23.100" rx=".2" stroke="currentColor" stroke-width=".14"/>';
const title = (y: number): string =>
  `<rect x="13.400" y="${y}" width="7" height=".7" rx=".3" fill="currentColor"/><rect x="14.600" y="${y + 1.5}" width="4.600" height=".5" rx=".25" fill="currentColor" opacity=".8"/>`;

export const novel = book(
  red,
  frame + title(9) + khatam(16.9, 18.5, 2.4, 'currentColor') + khatam(16.9, 18.5, 1.2, '#8c332b') + title(24),
);
export const gardenBook = book(
  green,
  `${frame}${title(8)}<path d="M16.900 25v-8.500m0 3.500c-3 0-4.400-1.400-4.600-4.200 3 .1 4.500 1.400 4.600 4.200Zm0-2.500c3 0 4.400-1.400 4.600-4.200-3 .1-4.500 1.400-4.600 4.200Zm0 5.500c-2.400 0-3.600-1-3.800-3.200 2.400.1 3.600 1 3.800 3.200Zm0-.8c2.400 0 3.600-1 3.800-3.200-2.400.1-3.600 1-3.800 3.200Z" fill="currentColor" stroke="currentColor" stroke-width=".3"/>`,
);
export const cookBook = book(
  amber,
  `<rect x="11.400" y="5.300" width="11" height="6.600" rx=".4" fill="currentColor"/><rect x="13" y="7.100" width="7.800" height=".9" rx=".4" fill="#7d4315"/><rect x="14.400" y="9.300" width="5" height=".6" rx=".3" fill="#b36a2b"/><circle cx="16.900" cy="20.500" r="5" fill="currentColor"/><circle cx="16.900" cy="20.500" r="3.500" stroke="#c98245" stroke-width=".3"/><path d="M16.900 22.800c-2.500-.5-3.300-2-2.900-4.300 2 .3 3 1.600 2.900 4.300Zm0 0c2.500-.5 3.300-2 2.900-4.300-2 .3-3 1.600-2.900 4.300Z" fill="#7a8a4c"/>`,
);
export const historyBook = book(
  blue,
  frame +
    title(7.5) +
    khatam(16.9, 17, 3.2, 'currentColor') +
    khatam(16.9, 17, 2.3, '#2f4a78') +
    khatam(16.9, 17, 1.3, 'currentColor') +
    title(24.5),
);

const strap =
  '<rect x="21.300" y="2.200" width="1" height="28.700" fill="#241a12"/><path d="M21.500 2.200v28.700" stroke="#fff" stroke-width=".15" opacity=".35"/><path d="M12.500 30.700v1.200l.6-.5.6.5v-1.200h-1.200Z" fill="#a5473c"/>';
export const notebook = book(brown, `${khatam(14.8, 16, 1.7, 'currentColor')}${strap}`);
const star = (x: number, y: number): string =>
  `<g opacity=".9">${khatam(x, y, 1.15, 'currentColor')}${khatam(x, y, 0.6, '#3f6349')}</g>`;
export const decoratedNotebook = book(
  { ...green, stamp: '#d9c08a' },
  Array.from({ length: 7 }, (_, row) => [11, 14.7, 18.4].map((x) => star(x + 0.3, 4.7 + row * 3.75)).join('')).join(
    '',
  ) + strap,
);

/** One lying book of a pile: its back to us. */
function lying(
  y: number,
  high: number,
  left: number,
  wide: number,
  { cover, stamp }: Cloth,
  id: string,
): readonly [string, string] {
  const [edge, face, light] = cover;
  const right = left + wide;
  return [
    down(id, y, y + high, [light, face, face, edge]),
    `<rect x="${left}" y="${y}" width="${wide}" height="${high}" rx="${high * 0.22}" fill="url(#${id})"/><path d="M${left + 3} ${y + 0.15}v${high - 0.3}M${left + 3.7} ${y + 0.15}v${high - 0.3}M${right - 3} ${y + 0.15}v${high - 0.3}M${right - 3.7} ${y + 0.15}v${high - 0.3}" stroke="${stamp}" stroke-width=".25"/><rect x="${left + wide / 2 - 4}" y="${y + high / 2 - 0.35}" width="8" height=".7" rx=".3" fill="${stamp}"/>`,
  ];
}

const pile = [
  lying(26, 4.8, 3, 26, blue, 'one'),
  lying(21.6, 4.4, 4.5, 24, red, 'two'),
  lying(17.8, 3.8, 3.6, 23, green, 'three'),
  lying(13.6, 4.2, 6, 21.5, amber, 'four'),
];
export const pileOfBooks = object(
  pile.map(([definition]) => definition),
  pile.map(([, shape]) => shape),
);

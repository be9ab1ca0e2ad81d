import { across, down, glow, goldAcross, object } from './drawing-kit.ts';

/** A wooden hanger with a brass hook; its shoulders slope from 16, 5 to both sides. */
const hangerDefinitions = [
  across('hangerWood', 8, 24, ['#7a4f2c', '#c48f5d', '#8a5a33']),
  across('hangerHook', 14, 18, goldAcross),
];
const hanger =
  '<path d="M16 5V3.500c1.700-.3 1.900-2.700 0-2.700-1 0-1.600.6-1.600 1.500" stroke="url(#hangerHook)" stroke-width=".5" stroke-linecap="round"/><path d="M16 4.300c-1 0-1.500.5-2.400 1L8.500 8c-.7.500-.3 1.300.5 1.100L16 6.600l7 2.500c.8.2 1.200-.6.500-1.100l-5.100-2.700c-.9-.5-1.400-1-2.400-1Z" fill="url(#hangerWood)"/>';

const garment = (definitions: readonly string[], shapes: readonly string[]): string =>
  object([...hangerDefinitions, ...definitions], [hanger, ...shapes]);

/** Folds are lighter and darker stripes of the cloth's own colour, so that recolouring changes them too. */
const folds = ['#2f5f9e', '#5b8ccb', '#3f73b4', '#6d9bd6', '#4679bb', '#6291cf', '#2c5a97'] as const;

const tShirtBody =
  'M11.800 6.200c-2 .5-3.600 1.200-4.500 2.200L3.200 15l4 2.600 1.900-2.500c.3 4.600.2 9-.3 14.600 4.600.9 9.800.9 14.400 0-.5-5.600-.6-10-.3-14.600l1.900 2.500 4-2.600-4.100-6.600c-.9-1-2.500-1.700-4.500-2.200-1 1.600-2.500 2.400-4.200 2.400s-3.200-.8-4.200-2.400Z';

export const tShirt = garment(
  [
    across('cloth', 8, 24, folds),
    across('sleeveLeft', 3, 9, ['#3c6fb0', '#5f90cf', '#2f5f9e']),
    across('sleeveRight', 23, 29, ['#3a6cac', '#5283c2', '#2a568f']),
    down('drape', 12, 31, [
      ['#17345f', 0],
      ['#17345f', 0.28],
    ]),
  ],
  [
    '<path d="M11.400 6.400c1.100 2.200 2.700 3.300 4.600 3.300s3.500-1.100 4.600-3.300c-2.900.9-6.300.9-9.200 0Z" fill="#23487c"/>',
    `<path d="${tShirtBody}" fill="url(#cloth)"/>`,
    '<path d="M7.300 8.400 3.200 15l4 2.600 1.900-2.500c0-2 .2-3.500.6-5.100-.8-.4-1.600-1-2.400-1.600Z" fill="url(#sleeveLeft)"/><path d="M24.700 8.400l4.100 6.600-4 2.600-1.900-2.500c0-2-.2-3.500-.6-5.100.8-.4 1.600-1 2.400-1.600Z" fill="url(#sleeveRight)"/>',
    `<path d="${tShirtBody}" fill="url(#drape)"/>`,
    '<path d="M11.800 6.200c1 1.600 2.500 2.400 4.200 2.400s3.200-.8 4.200-2.400l.8.200c-1.100 2.100-2.900 3.200-5 3.200s-3.900-1.100-5-3.200l.8-.2Z" fill="#3a6aa9"/>',
    '<path d="M3.800 14.100l4 2.600M28.200 14.100l-4 2.600M8.900 28.700c4.600.9 9.600.9 14.200 0" stroke="#26508a" stroke-width=".22" stroke-dasharray=".5 .35" opacity=".8"/>',
    '<path d="M9.800 12.500c1.500 2 2.400 4.500 2.500 8M22.300 12.300c-1.600 2.300-2.600 5-2.700 9.200M13.800 23c-.5 2-.6 4-.5 6M18.600 24.500c.4 1.600.4 3 .3 4.500" stroke="#26508a" stroke-width=".5" stroke-linecap="round" opacity=".35"/>',
  ],
);

const skirt =
  'M12.400 15.200c-1.400 4.300-3.400 8.300-5.900 12.400 1 .8 1.900 1.200 3 1.300 1 .7 2 1 3.200.9 1 .6 2.200.8 3.300.8s2.300-.2 3.300-.8c1.200.1 2.200-.2 3.200-.9 1.100-.1 2-.5 3-1.300-2.500-4.100-4.500-8.100-5.900-12.400h-7.200Z';

export const dress = garment(
  [
    across('cloth', 6.5, 25.5, [...folds, '#5b8ccb', ...folds]),
    across('top', 11, 21, folds),
    down('drape', 15, 31, [
      ['#17345f', 0.3],
      ['#17345f', 0],
      ['#17345f', 0.25],
    ]),
  ],
  [
    '<path d="M12.600 5.800l-.5 3.700M19.400 5.800l.5 3.700" stroke="#3f73b4" stroke-width=".8"/>',
    `<path d="${skirt}" fill="url(#cloth)"/><path d="${skirt}" fill="url(#drape)"/>`,
    '<path d="M11.600 9.400c1.100-.8 2.500-.9 4.400.6 1.900-1.500 3.300-1.400 4.400-.6.2 2-.2 3.900-.8 5.800h-7.200c-.6-1.900-1-3.800-.8-5.800Z" fill="url(#top)"/>',
    '<path d="M12.400 14.500c2.300.5 4.900.5 7.200 0l.2 1.100c-2.500.5-5.100.5-7.600 0l.2-1.100Z" fill="#2c5a97"/>',
    '<path d="M14 10.800c.4 1.400.4 2.500.2 3.600M18 10.800c-.4 1.400-.4 2.500-.2 3.600M13.600 16.500c-.8 4.500-2 8.700-3.700 12.300M16 16.500V30M18.400 16.500c.8 4.500 2 8.700 3.700 12.300" stroke="#26508a" stroke-width=".45" stroke-linecap="round" opacity=".4"/>',
  ],
);

const coatBody =
  'M11.200 6.400C9 7 7.700 7.900 7 9.800L3.600 22.400c1 .8 2.300 1.200 3.900 1.100l2.300-7.300c-.1 4.600-.6 9-1.600 13.600 5.100 1 10.500 1 15.600 0-1-4.600-1.500-9-1.600-13.600l2.300 7.300c1.600.1 2.900-.3 3.900-1.100L25 9.800c-.7-1.900-2-2.800-4.200-3.400L16 9.500l-4.800-3.100Z';

export const coat = garment(
  [
    across('cloth', 8, 24, ['#8d6236', '#bd8c58', '#a17243', '#c49460', '#a87948', '#b98852', '#84592f']),
    across('sleeveLeft', 3.5, 10, ['#96693b', '#bd8c58', '#84592f']),
    across('sleeveRight', 22, 28.5, ['#9a6d3e', '#b07f4b', '#7a5029']),
    down('drape', 14, 31, [
      ['#3f2610', 0],
      ['#3f2610', 0.3],
    ]),
  ],
  [
    '<path d="M11.600 6.600 16 12l4.400-5.400c-2.800 1-6 1-8.800 0Z" fill="#f1ebdf"/>',
    `<path d="${coatBody}" fill="url(#cloth)"/>`,
    '<path d="M7 9.800 3.600 22.400c1 .8 2.300 1.200 3.900 1.100l2.300-7.300.4-4.900L7 9.800Z" fill="url(#sleeveLeft)"/><path d="M25 9.800l3.400 12.600c-1 .8-2.300 1.200-3.900 1.100l-2.300-7.300-.4-4.900L25 9.800Z" fill="url(#sleeveRight)"/>',
    `<path d="${coatBody}" fill="url(#drape)"/>`,
    '<path d="M11.200 6.400 9.400 9.800l1.700 1.600-.6 1.200L16 19.500v-5L12.500 6.200l-1.300.2Z" fill="#b98852"/><path d="M20.800 6.400l1.800 3.400-1.700 1.600.6 1.200L16 19.500v-5l3.500-8.300 1.300.2Z" fill="#a97a48"/>',
    '<path d="M11.200 6.400 9.400 9.800l1.700 1.600-.6 1.200L16 19.500l5.500-6.900-.6-1.200 1.700-1.600-1.800-3.400" stroke="#6b4522" stroke-width=".25" stroke-linejoin="round"/><path d="M16 19.500v10.900" stroke="#6b4522" stroke-width=".3"/>',
    '<circle cx="17.300" cy="21.300" r=".55" fill="#4a2f17"/><circle cx="17.300" cy="24.600" r=".55" fill="#4a2f17"/><circle cx="14.700" cy="21.300" r=".55" fill="#4a2f17"/><circle cx="14.700" cy="24.600" r=".55" fill="#4a2f17"/>',
    '<path d="M10.200 22.600l2.900.5v1l-2.900-.5v-1ZM21.800 22.600l-2.900.5v1l2.900-.5v-1Z" fill="#8d6236" stroke="#6b4522" stroke-width=".18"/>',
  ],
);

const legs =
  'M10.800 7.600h10.400l.9 23.600c-1.600.4-3.400.5-5 .3L16 15.500l-1.100 16c-1.600.2-3.400.100-5-.3l.9-23.600Z';

/** Trousers hung by the waist from two clips. */
export const jeans = garment(
  [
    across('denim', 8.5, 23.5, ['#1f3a63', '#4d76ab', '#35588c', '#233f6b', '#35588c', '#4d76ab', '#1c355b']),
    down('wear', 8, 30, [
      ['#a8c4e6', 0],
      ['#a8c4e6', 0.25],
      ['#a8c4e6', 0.05],
      ['#10203c', 0.3],
    ]),
  ],
  [
    '<rect x="11.200" y="6" width="1.400" height="2.600" rx=".3" fill="#b88637"/><rect x="19.400" y="6" width="1.400" height="2.600" rx=".3" fill="#b88637"/>',
    `<path d="${legs}" fill="url(#denim)"/><path d="${legs}" fill="url(#wear)"/>`,
    '<path d="M10.800 7.600h10.400l.08 2H10.720l.08-2Z" fill="#2c4c7c"/><circle cx="16" cy="8.600" r=".45" fill="#d9a545"/><path d="M12.700 7.400v2.400M19.300 7.400v2.400" stroke="#1f3a63" stroke-width=".5"/>',
    '<path d="M10.700 9.700h10.600M16 9.700v5.800M16.300 10c1.200 1.500 1.300 3 .2 4.600M10.700 12.900c1.600-.1 2.700-1.200 2.900-3.100M21.300 12.900c-1.600-.1-2.700-1.200-2.900-3.100M10 30.300c1.600.3 3.300.4 4.900.2M22 30.300c-1.600.3-3.300.4-4.900.2" stroke="#d9a86a" stroke-width=".17" stroke-dasharray=".5 .3"/>',
    '<path d="M12.500 15c-.6 4.500-1.100 9-1.300 14.500M19.500 15c.6 4.500 1.100 9 1.300 14.500M13.500 20.500l-2.500.8M18.500 20.500l2.500.8M13.200 22l-2 .5" stroke="#a8c4e6" stroke-width=".35" stroke-linecap="round" opacity=".4"/>',
  ],
);

const fringe = Array.from({ length: 15 }, (_, at) => {
  const x = 5.3 + at * 1.02;
  return `<path d="M${x.toFixed(2)} 25.800c-.2 1.600.2 3-.1 4.600" stroke="url(#wool)" stroke-width=".62" stroke-linecap="round"/>`;
}).join('');
const layer = (y: number, left: number, right: number): string =>
  `<path d="M${left} ${y}c0-1.200.8-1.900 2-1.900h${right - left - 3.5}c1.800 0 2.800 1.100 2.800 2.600s-1 2.600-2.800 2.600H${left + 2}c-1.200 0-2-.7-2-1.900v-1.400Z" fill="url(#wool)"/><path d="M${left + 0.4} ${y + 2.85}h${right - left - 2.5}" stroke="#3a0a10" stroke-width=".5" opacity=".45"/><path d="M${left + 1} ${y - 1.5}h${right - left - 3}" stroke="#fff" stroke-width=".25" opacity=".25"/>`;

/** Folded to a pile, one end with its fringe over the front. */
export const scarf = object(
  [
    across('wool', 3, 29, ['#7a1e28', '#b23a46', '#c04a55', '#a5323e', '#b8404c', '#6d1822']),
    down('fold', 15, 27, [
      ['#2a0508', 0.05],
      ['#2a0508', 0],
      ['#2a0508', 0.3],
    ]),
  ],
  [
    layer(27.3, 3.4, 29),
    layer(22.6, 3, 29.2),
    layer(17.9, 3.6, 28.6),
    layer(13.3, 3.2, 28.8),
    '<path d="M4.800 11.900c4.800-.7 10.400-.7 15.200 0v14.300c-4.800.6-10.400.6-15.200 0V11.900Z" fill="#2a0508" opacity=".35" transform="translate(.5 .3)"/>',
    '<path d="M4.600 25.600h15.400v4.600H4.600z" fill="#2a0508" opacity=".6"/>',
    `<path d="M4.600 12c4.800-.9 10.600-.9 15.400 0v14c-4.800.5-10.600.5-15.400 0V12Z" fill="url(#wool)"/><path d="M4.600 12c4.800-.9 10.600-.9 15.400 0v14c-4.800.5-10.600.5-15.400 0V12Z" fill="url(#fold)"/>${fringe}`,
    '<path d="M4.700 22.300c4.800.5 10.400.5 15.200 0M4.700 23.500c4.800.5 10.400.5 15.200 0" stroke="#f0d9c8" stroke-width=".45" opacity=".8"/>',
  ],
);

/** Objects shown on a hanger; all others need no support. */
const hanging = new Set(['coat', 'dress', 'jeans', 't-shirt', 'waha:abaya', 'waha:thobe']);

export const hangs = (icon: string): boolean => hanging.has(icon);

/** Name of the same garment on a stand, for pictures without a wall behind it. */
export const onStand = (icon: string): string => `${icon}-on-stand`;

const stand = object(
  [across('pole', 15.4, 16.6, goldAcross), glow('standFoot', 14, 33.3, 6, ['#e3bf72', '#b07a2c', '#6a4212'])],
  [
    '<rect x="15.600" y="1.600" width=".8" height="32" fill="url(#pole)"/><ellipse cx="16" cy="33.700" rx="4.200" ry=".85" fill="#6a4212"/><ellipse cx="16" cy="33.400" rx="4.200" ry=".8" fill="url(#standFoot)"/>',
  ],
);

/** The given garments, each on a hanger and on a stand. */
export function garments(bodies: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(bodies).flatMap(([name, body]) => [
      [name, body],
      [onStand(name), stand + body],
    ]),
  );
}

import { across, down, glow, object } from './drawing-kit.ts';

const steel = ['#5f656e', '#c9ced6', '#ffffff', '#aab1bb', '#6d747e', '#d5dae1', '#5a6069'] as const;

/** A solitaire: the band seen from a little above, the stone in four prongs. */
export const ring = object(
  [
    across('band', 6, 26, steel),
    across('inside', 7, 25, ['#f4f6f9', '#8b929c', '#4e545d', '#7d848e', '#e2e6ec']),
    down('crown', 2, 9, ['#ffffff', '#dcecf7', '#a9c8de']),
    down('pavilion', 5.5, 13, ['#eef7fc', '#8fb4cf', '#dff0fa']),
  ],
  [
    '<path d="M16 10.500c5.800 0 10.300 4.500 10.300 10.200S21.800 31 16 31 5.700 26.400 5.700 20.700 10.200 10.500 16 10.500Zm0 2.100c-4.700 0-8.200 3.500-8.200 8s3.500 8 8.200 8 8.200-3.500 8.200-8-3.500-8-8.200-8Z" fill="url(#band)"/>',
    '<path d="M16 12.600c-4.700 0-8.200 3.500-8.200 8s3.500 8 8.200 8 8.200-3.500 8.200-8-3.500-8-8.200-8Zm0 1.100c4.300 0 7.400 3.100 7.400 7s-3.100 7.200-7.400 7.200-7.400-3.200-7.400-7.200 3.100-7 7.400-7Z" fill="url(#inside)"/>',
    '<path d="M12.300 8.500 15 12.700h2l2.700-4.200 1 .5-2.600 4.400h-4.200L11.300 9l1-.5Z" fill="url(#band)"/>',
    '<path d="M10.400 5.800h11.200L16 12.300l-5.600-6.500Z" fill="url(#pavilion)"/><path d="M12.600 2.900h6.800l2.200 2.900H10.400l2.200-2.900Z" fill="url(#crown)"/>',
    '<path d="M10.400 5.800h3.300L16 12.300l-5.600-6.500Z" fill="#fff" opacity=".55"/><path d="M18.300 5.800h3.300L16 12.300l2.300-6.500Z" fill="#4f7fa3" opacity=".5"/><path d="M12.600 2.900l1.100 2.900L16 2.900l2.300 2.900 1.100-2.900" stroke="#7fa6c2" stroke-width=".18"/><path d="M13.700 5.800 16 12.300l2.300-6.500" stroke="#fff" stroke-width=".16"/><path d="M13.700 5.800 16 2.900l2.300 2.900h-4.600Z" fill="#fff" opacity=".85"/>',
    '<path d="M11.200 8.800 10.300 5.500M20.800 8.800l.9-3.300" stroke="#e8ecf1" stroke-width=".7" stroke-linecap="round"/>',
  ],
);

const hours = Array.from({ length: 12 }, (_, hour) => {
  const long = hour % 3 === 0;
  return `<path transform="rotate(${hour * 30} 16 16)" d="M16 ${long ? 9.6 : 9.9}v${long ? 1.7 : 1.1}" stroke="#2b3140" stroke-width="${long ? 0.55 : 0.3}"/>`;
}).join('');

export const watch = object(
  [
    across('strap', 10.5, 21.5, ['#4b2a16', '#8d5a36', '#9d6740', '#85532f', '#46260f']),
    down('strapBend', 0.5, 31.5, [
      ['#1c0d04', 0.6],
      ['#1c0d04', 0],
      ['#1c0d04', 0],
      ['#1c0d04', 0],
      ['#1c0d04', 0.6],
    ]),
    across('case', 6.5, 25.5, steel),
    down('bezel', 7, 25, ['#ffffff', '#9aa1ab', '#5d646e', '#c3c9d1']),
    glow('dial', 13, 12, 14, ['#fffdf7', '#f5efe2', '#d9cfba']),
  ],
  [
    '<path d="M11.600 8.500 12.300 1.600c.1-.6.500-1 1.100-1h5.200c.6 0 1 .4 1.100 1l.7 6.900h-8.800ZM11.600 23.500l.7 6.900c.1.600.500 1 1.100 1h5.200c.6 0 1-.4 1.100-1l.7-6.900h-8.800Z" fill="url(#strap)"/>',
    '<path d="M11.600 8.500 12.300 1.600c.1-.6.500-1 1.100-1h5.200c.6 0 1 .4 1.100 1l.7 6.900h-8.800ZM11.600 23.500l.7 6.900c.1.600.500 1 1.100 1h5.200c.6 0 1-.4 1.100-1l.7-6.900h-8.800Z" fill="url(#strapBend)"/>',
    '<path d="M12.900 1.400 12.300 8M19.100 1.400l.6 6.600M12.900 30.600 12.300 24M19.100 30.600l.6-6.600" stroke="#d9b48c" stroke-width=".18" stroke-dasharray=".5 .4"/><circle cx="16" cy="27" r=".35" fill="#2b1708"/><circle cx="16" cy="28.700" r=".35" fill="#2b1708"/>',
    '<path d="M10.600 9.800V7.600h2.200M21.400 9.800V7.600h-2.200M10.600 22.200v2.200h2.200M21.400 22.200v2.200h-2.200" stroke="url(#case)" stroke-width="1.300" stroke-linejoin="round"/>',
    '<rect x="25" y="14.900" width="1.700" height="2.200" rx=".5" fill="url(#bezel)"/>',
    '<circle cx="16" cy="16" r="9.400" fill="url(#case)"/><circle cx="16" cy="16" r="8.700" fill="url(#bezel)"/><circle cx="16" cy="16" r="7.700" fill="#3c424c"/><circle cx="16" cy="16" r="7.400" fill="url(#dial)"/>',
    `${hours}<circle cx="16" cy="19.500" r="1.500" stroke="#b9ad94" stroke-width=".15"/><path d="M16 19.500v-1.100" stroke="#8a5a1c" stroke-width=".2"/>`,
    '<path d="M16.200 16.400 12.400 12.700l.3-.3 3.900 3.500-.4.500Z" fill="#232938"/><path d="m15.700 16.100 4.400-4.700.3.200-4 5.100-.7-.6Z" fill="#232938"/><path d="M15.200 19 17.600 10.600" stroke="#b0562c" stroke-width=".16"/><circle cx="16" cy="16" r=".55" fill="#b88637"/>',
    '<path d="M10.400 11.800a7 7 0 0 1 5-2.900l-3.800 11.600a7 7 0 0 1-1.200-8.700Z" fill="#fff" opacity=".35"/>',
  ],
);

/** Front of a pair of glasses, its temples seen behind. */
function glasses(lens: string, lensDefinition: string, frame: readonly string[]): string {
  const left =
    'M3.700 12.300c3.300-.8 6.600-.8 9.700-.2.700.1 1 .7 1 1.300.1 3.800-1 7.400-5.100 7.400-4.200 0-5.700-3-6.400-7.400-.1-.5.200-1 .8-1.100Z';
  const rim = (path: string): string =>
    `<path d="${path}" fill="${lens}"/><path d="${path}" stroke="url(#frame)" stroke-width="1.150" stroke-linejoin="round"/>`;
  const glint =
    '<path d="M5.300 13.700c1.400-.4 2.900-.5 4.300-.4l-3.200 5.200c-.7-1.200-1.100-2.900-1.100-4.800Z" fill="#fff" opacity=".28"/>';
  return object(
    [down('frame', 11, 22, frame), lensDefinition],
    [
      '<path d="M3.200 12.600 7.600 9.600h4M28.800 12.600l-4.400-3h-4" stroke="url(#frame)" stroke-width=".6" stroke-linecap="round" opacity=".55"/>',
      rim(left) + glint,
      `<g transform="translate(32 0) scale(-1 1)">${rim(left)}</g><g transform="translate(14.500 0)">${glint}</g>`,
      '<path d="M14.300 13.600c1.100-.7 2.300-.7 3.400 0" stroke="url(#frame)" stroke-width="1.100"/>',
      '<path d="M2.500 12.100c.5-.3 1-.4 1.600-.4M29.500 12.100c-.5-.3-1-.4-1.600-.4" stroke="#e3bf72" stroke-width=".5" stroke-linecap="round"/>',
      '<path d="M4.200 11.900c3-.6 6-.6 8.900-.1M27.800 11.900c-3-.6-6-.6-8.900-.1" stroke="#fff" stroke-width=".2" opacity=".5"/>',
    ],
  );
}

export const sunglasses = glasses(
  'url(#lens)',
  down('lens', 12, 21, [
    ['#1d1a20', 0.96],
    ['#4a3a30', 0.93],
    ['#a5835c', 0.82],
  ]),
  ['#5d4634', '#2c1f17', '#4a3324'],
);
export const eyeglasses = glasses(
  'url(#lens)',
  down('lens', 12, 21, [
    ['#ffffff', 0.5],
    ['#cfe0ee', 0.25],
  ]),
  ['#6d4a30', '#3a2414', '#5c3c25'],
);

/** Stripes of ribbon over a square box, its lid a little wider. */
export const gift = object(
  [
    across('box', 5, 27, ['#1c3257', '#2f4c7c', '#27426f', '#162a4b']),
    across('lid', 4, 28, ['#223a64', '#3c5c91', '#2f4c7c', '#1a2f54']),
    across('ribbon', 13.5, 18.5, ['#a87c36', '#f0d79c', '#d9b264', '#9a6f2c']),
    down('under', 15, 18, [
      ['#07101f', 0.6],
      ['#07101f', 0],
    ]),
    glow('loop', 12, 7, 9, ['#f7e6b8', '#d9b264', '#94692a']),
  ],
  [
    '<rect x="5.300" y="15" width="21.400" height="16" rx=".6" fill="url(#box)"/><rect x="13.700" y="15" width="4.600" height="16" fill="url(#ribbon)"/><rect x="5.300" y="15" width="21.400" height="2.400" fill="url(#under)"/>',
    '<rect x="4.300" y="10.600" width="23.400" height="5" rx=".6" fill="url(#lid)"/><rect x="13.700" y="10.600" width="4.600" height="5" fill="url(#ribbon)"/>',
    '<path d="M15.500 9.800c-3-5.500-8.200-7.200-9.300-4.800-1.100 2.500 3.300 5.300 9.300 5.600v-.8Z" fill="url(#loop)"/><path d="M16.500 9.800c3-5.500 8.200-7.200 9.300-4.800 1.100 2.500-3.300 5.300-9.300 5.600v-.8Z" fill="url(#loop)"/>',
    '<path d="M14.500 9.500C12.300 6.500 9.300 5.100 8.300 6c-.8 1 2 2.900 6.200 3.500ZM17.500 9.500c2.200-3 5.200-4.400 6.200-3.500.8 1-2 2.900-6.200 3.500Z" fill="#7a5420" opacity=".75"/>',
    '<path d="M15 10.300c-1.600 1.500-3.700 2.700-5.700 3.300l1.200.9-.3 1.400c2.600-1.100 4.700-3 6-5.400l-1.200-.2ZM17 10.300c1.600 1.500 3.700 2.700 5.700 3.300l-1.200.9.3 1.400c-2.600-1.100-4.700-3-6-5.400l1.200-.2Z" fill="url(#ribbon)"/>',
    '<rect x="14.200" y="8.600" width="3.600" height="2.700" rx="1.100" fill="url(#ribbon)"/>',
  ],
);

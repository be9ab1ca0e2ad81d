import { across, down, glow, goldAcross, khatam, object } from './drawing-kit.ts';

type DatePalette = {
  readonly skin: readonly [string, string, string];
  readonly bowl: readonly string[];
  readonly trim: string;
};

const heap: readonly (readonly [x: number, y: number, turn: number])[] = [
  [9, 16.5, -18],
  [14, 15.3, 24],
  [19, 15.6, -30],
  [23.2, 16.8, 14],
  [11.4, 12.7, 30],
  [16.5, 11.6, -12],
  [21, 12.9, 34],
  [14.2, 9.2, 8],
  [18.6, 9.3, -24],
  [7.5, 18.8, 10],
  [12.3, 18.4, -8],
  [17.2, 18.5, 16],
  [22, 18.9, -14],
  [25.3, 19.3, 8],
];

function datesIn(palette: DatePalette): string {
  const [light, middle, dark] = palette.skin;
  const fruit = heap
    .map(
      ([x, y, turn]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="3.300" ry="2.050" fill="${dark}"/>` +
        `<ellipse cx="-.1" cy="-.15" rx="3.050" ry="1.800" fill="url(#skin)"/>` +
        `<path d="M-2 .3c1.300.500 2.700.500 4 0M-1.600-.6c1.100-.4 2.200-.4 3.100-.1" stroke="${dark}" stroke-width=".22" opacity=".55"/>` +
        '<ellipse cx="-.9" cy="-.95" rx="1.100" ry=".38" fill="#fff" opacity=".5"/></g>',
    )
    .join('');
  return object(
    [
      `<radialGradient id="skin" gradientUnits="userSpaceOnUse" cx="-1" cy="-1" r="4"><stop stop-color="${light}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`,
      across('bowl', 3, 29, palette.bowl),
    ],
    [
      '<ellipse cx="16" cy="18.600" rx="13" ry="3" fill="#4a2c14" opacity=".85"/>',
      fruit,
      '<path d="M3 18.800c1.200 2.100 6.500 3.100 13 3.100s11.800-1 13-3.100c.2 5.200-4.300 9-9.200 9.800v1.100h-7.600v-1.100C7.300 27.800 2.800 24 3 18.800Z" fill="url(#bowl)"/>',
      `<path d="M3 18.800c1.200 2.100 6.500 3.100 13 3.100s11.800-1 13-3.100l-.1 1.200c-1.500 1.900-6.700 2.800-12.900 2.800S4.600 21.900 3.100 20L3 18.800Z" fill="${palette.trim}"/>`,
      khatam(16, 25.2, 1.2, palette.trim),
      khatam(10.8, 24.7, 0.85, palette.trim),
      khatam(21.2, 24.7, 0.85, palette.trim),
    ],
  );
}

export const datesBowl = datesIn({
  skin: ['#e8ab5e', '#b9712c', '#7a4315'],
  bowl: ['#9aa79c', '#f6f4ec', '#e1e2d6', '#fbfaf4', '#8e9c91'],
  trim: '#c79a45',
});

export const ajwaBowl = datesIn({
  skin: ['#7a4a3c', '#42211b', '#220e0b'],
  bowl: ['#5d371b', '#b97f4b', '#9c6635', '#c48b55', '#54300f'],
  trim: '#e2bd73',
});

export const finjan = object(
  [
    across('cup', 7, 25, ['#b9b2a6', '#ffffff', '#f5f1ea', '#ffffff', '#aaa296']),
    across('gold', 7, 25, goldAcross),
    glow('coffee', 14, 8.5, 9, ['#d9a657', '#a8702c', '#744615']),
  ],
  [
    '<ellipse cx="16" cy="8.600" rx="9.200" ry="2.800" fill="url(#gold)"/>',
    '<ellipse cx="16" cy="8.800" rx="8.500" ry="2.350" fill="#efe9dd"/>',
    '<ellipse cx="16" cy="9.500" rx="7.900" ry="1.700" fill="url(#coffee)"/>',
    '<path d="M6.800 8.600c.6 1.700 4.400 2.900 9.200 2.900s8.600-1.200 9.200-2.900c.1 6.800-2.300 13.700-5.200 17.400h-8C9.100 22.300 6.700 15.400 6.800 8.600Z" fill="url(#cup)"/>',
    '<path d="M6.800 8.600c.6 1.700 4.400 2.900 9.200 2.900s8.600-1.200 9.200-2.900v1.100c-1 1.600-4.700 2.600-9.200 2.600s-8.200-1-9.200-2.600V8.600Z" fill="url(#gold)"/>',
    '<path d="M7.300 14.300c1.600.9 5 1.500 8.700 1.500s7.100-.6 8.700-1.500l-.9 4.400c-1.500.7-4.500 1.200-7.800 1.200s-6.300-.5-7.800-1.200l-.9-4.400Z" fill="#14507a"/>',
    khatam(16, 17.9, 1.45, '#f3d489'),
    khatam(11.8, 17.4, 1.2, '#f3d489'),
    khatam(20.2, 17.4, 1.2, '#f3d489'),
    khatam(8.7, 16.6, 0.7, '#f3d489'),
    khatam(23.3, 16.6, 0.7, '#f3d489'),
    '<path d="M11.700 25.600h8.600l.8 2.300c-1.300.7-8.900.7-10.200 0l.8-2.300Z" fill="url(#gold)"/>',
    '<path d="M9 12.700c.3 4.300 1.300 8 2.600 11" stroke="#fff" stroke-width=".8" stroke-linecap="round" opacity=".75"/>',
  ],
);

export const dallah = object(
  [
    across('body', 8, 25, goldAcross),
    across('neck', 11, 22, goldAcross),
    down('spout', 6, 18, ['#fbe6a6', '#d39b3c', '#8b5916']),
    down('handle', 8, 25, ['#e8bd62', '#a06b20', '#6b420f']),
    glow('sheen', 13, 20, 6, [
      ['#ffffff', 0.75],
      ['#ffffff', 0],
    ]),
  ],
  [
    '<path d="M20.400 9.600c5-1.600 8.500 1.100 8.300 5.400-.2 4.200-2.700 8.300-6.300 9.400" stroke="url(#handle)" stroke-width="1.700" stroke-linecap="round"/>',
    '<path d="M13.200 12.800C9.500 12.500 6.500 10.800 1.700 6.600c-.5-.4-.1-1 .5-.8 3.900 1 7.500 1 11.600 2.200l-.6 4.800Z" fill="url(#spout)"/>',
    '<path d="M11.800 9.200h9.300c.2 3.300-1.200 4.600-1 6.700.2 2.100 4.600 4 4.600 8.300 0 2.300-1.200 4-2.600 5h-11.300c-1.400-1-2.600-2.700-2.600-5 0-4.300 4.400-6.200 4.600-8.300.2-2.100-1.200-3.400-1-6.700Z" fill="url(#body)"/>',
    '<ellipse cx="12.800" cy="22.500" rx="2.600" ry="4.300" fill="url(#sheen)"/>',
    '<path d="M12.900 14.900h7.200l.1 1.300h-7.400l.1-1.300Z" fill="#6b420f" opacity=".55"/>',
    '<path d="M8.700 22.700c2.500.9 4.900 1.200 7.700 1.200s5.200-.3 7.900-1.200l.3 1.300c-2.600.9-5.200 1.200-8.200 1.200s-5.500-.3-8-1.200l.3-1.300Z" fill="#6b420f" opacity=".4"/>',
    khatam(16.4, 20.3, 1.2, '#7a4c12'),
    khatam(12.9, 20, 0.8, '#7a4c12'),
    khatam(19.9, 20, 0.8, '#7a4c12'),
    '<path d="M11.200 9.400c.6-2.800 2.500-4.400 5.200-4.700 2.700.3 4.600 1.900 5.200 4.700H11.200Z" fill="url(#neck)"/>',
    '<rect x="10.800" y="8.900" width="11.200" height="1.100" rx=".5" fill="#8b5916"/>',
    '<path d="M16.400.9c.8 1 1.100 1.500.7 2.300.9.400.9 1.100.5 1.900h-2.400c-.4-.8-.4-1.500.5-1.900-.4-.8-.1-1.300.7-2.300Z" fill="url(#neck)"/>',
    '<path d="M9.900 28.900h13l.6 1.700H9.300l.6-1.700Z" fill="url(#handle)"/>',
  ],
);

const bean = (x: number, y: number, turn: number, size: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><ellipse rx="2.100" ry="1.450" fill="#5a3015"/><ellipse cx="-.3" cy="-.3" rx="1.500" ry=".9" fill="#8a5128" opacity=".7"/><path d="M-1.900.1c1-.8 1.500.6 2.200.1.600-.4 1-.4 1.600-.2" stroke="#2c1407" stroke-width=".35"/></g>`;

export const coffeeBag = object(
  [
    across('bag', 6, 26, ['#8a5a34', '#c98f5c', '#dba672', '#c0854f', '#7d4e2a']),
    down('fold', 2, 7, ['#e0b07e', '#9c673c']),
    down('shade', 20, 31, [
      ['#000000', 0],
      ['#000000', 0.28],
    ]),
  ],
  [
    '<path d="M7.700 5.500h16.600l1.700 22.300c.1 1.500-.8 2.400-2.200 2.400H8.200c-1.400 0-2.300-.9-2.200-2.400L7.700 5.500Z" fill="url(#bag)"/>',
    '<path d="M7.700 5.500h16.600l1.700 22.300c.1 1.500-.8 2.400-2.200 2.400H8.200c-1.400 0-2.300-.9-2.200-2.400L7.700 5.500Z" fill="url(#shade)"/>',
    '<rect x="7.400" y="2" width="17.200" height="4.500" rx=".8" fill="url(#fold)"/>',
    '<path d="M7.600 4.300h16.800" stroke="#7d4e2a" stroke-width=".3" stroke-dasharray=".7 .5"/>',
    '<rect x="9.600" y="11.500" width="12.800" height="13.500" rx="1.600" fill="#fff8ec"/>',
    '<circle cx="16" cy="16.600" r="3.900" fill="#f1dfc4"/>',
    bean(14.8, 16, -40, 1),
    bean(17.4, 17.4, -40, 1),
    '<rect x="12.200" y="21.500" width="7.600" height=".8" rx=".4" fill="#6a4020"/>',
    '<rect x="13.500" y="23" width="5" height=".5" rx=".25" fill="#b08a62"/>',
    '<path d="M9 8.500 8 26" stroke="#fff" stroke-width=".7" stroke-linecap="round" opacity=".35"/>',
  ],
);

const cookie = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><ellipse cy="1.300" rx="5.300" ry="2.300" fill="#a8692f"/><path d="M-5.300 1.300C-5.300-2.700-3-5-0-5s5.300 2.300 5.300 6.300c-1.800 1.600-8.800 1.600-10.600 0Z" fill="url(#crust)"/><path d="M0-4.900v7M-2.500-4.200c-1 1.700-1.300 3.700-1.300 6M2.500-4.200c1 1.700 1.300 3.700 1.300 6M-4.600-1.600c2.900 1 6.300 1 9.200 0" stroke="#a8692f" stroke-width=".4" stroke-linecap="round" opacity=".75"/><ellipse cx="-1.900" cy="-2.700" rx="1.200" ry=".7" fill="#fff" opacity=".55" transform="rotate(-30 -1.900 -2.700)"/></g>`;

export const maamoul = object(
  [
    '<radialGradient id="crust" gradientUnits="userSpaceOnUse" cx="-1.800" cy="-3" r="8"><stop stop-color="#fdeac2"/><stop offset=".5" stop-color="#ecc384"/><stop offset="1" stop-color="#c08343"/></radialGradient>',
    across('plate', 2, 30, ['#9aa79c', '#fbfaf4', '#e6e7dc', '#fffefa', '#8e9c91']),
    across('stand', 10, 22, goldAcross),
  ],
  [
    '<path d="M12.500 26.500h7l1.700 3.700H10.800l1.700-3.700Z" fill="url(#stand)"/>',
    '<ellipse cx="16" cy="23.500" rx="14" ry="3.600" fill="url(#plate)"/>',
    '<ellipse cx="16" cy="22.800" rx="12.700" ry="2.700" fill="#d9dbcf"/>',
    '<path d="M2 23.500c.4 2.500 6.200 4.300 14 4.300s13.600-1.800 14-4.300c-1.500 1.800-7.200 3-14 3s-12.500-1.200-14-3Z" fill="#c79a45"/>',
    cookie(11, 15.5),
    cookie(21, 15.5),
    cookie(16, 9.5),
    cookie(7.8, 21.3),
    cookie(24.2, 21.3),
    cookie(16, 21.8),
  ],
);

export const thermos = object(
  [
    across('body', 9, 23, ['#3e411f', '#8a8d4b', '#a6a964', '#76783c', '#3a3d1c']),
    across('steel', 9, 23, ['#6c7178', '#f4f6f8', '#c3c7cc', '#eef0f2', '#6a6f76']),
  ],
  [
    '<path d="M22.500 13.300c4.300 0 5.300 1.300 5.300 4.800s-1 5.200-5.300 5.200" stroke="#33361a" stroke-width="1.700" stroke-linecap="round"/>',
    '<rect x="9.200" y="9" width="13.600" height="20.800" rx="2.200" fill="url(#body)"/>',
    '<rect x="9.200" y="27.400" width="13.600" height="2.900" rx="1.200" fill="url(#steel)"/>',
    '<rect x="9.600" y="8" width="12.800" height="2.100" rx=".6" fill="url(#steel)"/>',
    '<path d="M10.800 3c0-.9.600-1.500 1.500-1.500h7.400c.9 0 1.500.6 1.500 1.500l.5 5H10.300l.5-5Z" fill="url(#steel)"/>',
    '<path d="M10.700 4.500h10.600" stroke="#6a6f76" stroke-width=".3" opacity=".7"/>',
    khatam(16, 18.8, 2.1, '#f3eddc'),
    khatam(16, 18.8, 1.1, '#76783c'),
    '<rect x="11" y="11" width="1" height="15.500" rx=".5" fill="#fff" opacity=".4"/>',
  ],
);

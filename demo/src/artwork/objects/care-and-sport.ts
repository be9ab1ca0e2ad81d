import { across, down, glow, goldAcross, khatam, object } from './drawing-kit.ts';

export const serum = object(
  [
    across('rubber', 13, 19, ['#2b2f3a', '#646b7c', '#3a404d', '#22262f']),
    across('collar', 11.5, 20.5, goldAcross),
    across('glass', 8, 24, ['#7a3d0e', '#d98938', '#f0ab58', '#c67427', '#6b330a']),
  ],
  [
    '<path d="M13.300 7.200V3.800C13.300 2.200 14.400 1 16 1s2.700 1.200 2.700 2.800v3.400h-5.400Z" fill="url(#rubber)"/>',
    '<rect x="11.600" y="7" width="8.800" height="4" rx=".8" fill="url(#collar)"/>',
    '<path d="M12.600 11h6.800v.9c0 1 .6 1.500 1.700 2 1.900.8 2.900 2 2.900 4v10.300c0 1.700-1 2.800-2.700 2.800H10.700C9 31 8 29.900 8 28.200V17.900c0-2 1-3.200 2.900-4 1.100-.5 1.700-1 1.700-2V11Z" fill="url(#glass)"/>',
    '<rect x="10" y="18.300" width="12" height="9.700" rx="1" fill="#fffaf2"/>',
    khatam(16, 21.3, 1.5, '#d98938'),
    '<rect x="12.600" y="24" width="6.800" height=".65" rx=".3" fill="#5b4630"/><rect x="13.800" y="25.500" width="4.400" height=".45" rx=".22" fill="#b59a7a"/>',
    '<path d="M9.200 18v9.800" stroke="#fff" stroke-width=".7" stroke-linecap="round" opacity=".6"/>',
  ],
);

export const creamJar = object(
  [
    across('lid', 4, 28, goldAcross),
    across('jar', 4, 28, ['#b9939b', '#fff4f3', '#f3d9d8', '#fdeeed', '#b08890']),
    down('shade', 20, 29, [
      ['#8d5b66', 0],
      ['#8d5b66', 0.35],
    ]),
  ],
  [
    '<path d="M4.500 14h23v10.500c0 3-2 4.900-5 4.900h-13c-3 0-5-1.900-5-4.900V14Z" fill="url(#jar)"/>',
    '<path d="M4.500 14h23v10.500c0 3-2 4.900-5 4.900h-13c-3 0-5-1.900-5-4.900V14Z" fill="url(#shade)"/>',
    '<rect x="3.800" y="6.800" width="24.400" height="8.300" rx="1.900" fill="url(#lid)"/>',
    '<path d="M4 12.800h24" stroke="#6b420f" stroke-width=".4" opacity=".5"/>',
    khatam(16, 20.3, 2, '#c78a86'),
    khatam(16, 20.3, 1, '#fdeeed'),
    '<rect x="11.500" y="24.300" width="9" height=".7" rx=".35" fill="#a56d72"/><rect x="13.300" y="25.900" width="5.400" height=".45" rx=".2" fill="#c99a9c"/>',
    '<path d="M6.300 17v6.500c0 1.700.8 2.900 2.200 3.300" stroke="#fff" stroke-width=".8" stroke-linecap="round" opacity=".85"/>',
  ],
);

export const nailPolish = object(
  [
    across('cap', 11, 21, ['#17181d', '#565a66', '#2d3038', '#121318']),
    across('glass', 7, 25, ['#f6dfe6', '#ffffff', '#f3d3dd', '#fdf0f3', '#e6b9c8']),
    across('lacquer', 8, 24, ['#8f1745', '#e0447c', '#f06c9a', '#cf2f69', '#7d123b']),
  ],
  [
    '<path d="M12.800 14.500 13.600 2.400c0-.8.6-1.300 1.400-1.300h2c.8 0 1.400.5 1.400 1.300l.8 12.100h-6.400Z" fill="url(#cap)"/>',
    '<path d="M14.700 3 14.200 13" stroke="#fff" stroke-width=".5" stroke-linecap="round" opacity=".35"/>',
    '<rect x="12.300" y="13.800" width="7.400" height="2.200" rx=".5" fill="#d9a545"/>',
    '<path d="M12.600 15.800h6.800c3.900.9 5.900 3.300 5.900 7.200v5c0 1.700-1.100 2.800-2.800 2.800h-13c-1.700 0-2.800-1.100-2.800-2.800v-5c0-3.900 2-6.300 5.900-7.200Z" fill="url(#glass)"/>',
    '<path d="M12.800 17h6.400c3.400.8 5 2.900 5 6.200v4.600c0 1.100-.8 1.900-1.900 1.900H9.700c-1.100 0-1.900-.8-1.900-1.900v-4.600c0-3.300 1.600-5.400 5-6.200Z" fill="url(#lacquer)"/>',
    khatam(16, 24.2, 1.9, '#ffe3ec'),
    '<path d="M9.300 22.500v5" stroke="#fff" stroke-width=".8" stroke-linecap="round" opacity=".7"/>',
  ],
);

const weight = (x: number): string =>
  `<path d="M${x} 11.200 ${x + 1.6} 9h4.800l1.600 2.200v9.600L${x + 6.4} 23H${x + 1.6}L${x} 20.800v-9.600Z" fill="url(#head)"/><path d="M${x + 1.6} 9v14M${x + 6.4} 9v14" stroke="#0c0e13" stroke-width=".3" opacity=".7"/><path d="M${x + 2.3} 9.800h3.400" stroke="#fff" stroke-width=".5" stroke-linecap="round" opacity=".35"/>`;

export const dumbbell = object(
  [
    down('head', 9, 23, ['#5d6472', '#343944', '#1a1d24']),
    down('bar', 14, 18, ['#7f868f', '#f4f6f8', '#a9afb8', '#5d636c']),
  ],
  [
    '<g transform="rotate(-18 16 16)">',
    '<rect x="8" y="14.100" width="16" height="3.800" rx="1.600" fill="url(#bar)"/>',
    '<path d="M12.500 14.200v3.600M13.800 14.200v3.600M15.100 14.200v3.600M16.400 14.200v3.600M17.700 14.200v3.600M19 14.200v3.600" stroke="#6a7079" stroke-width=".25"/>',
    weight(2),
    weight(22),
    '</g>',
  ],
);

/** A lipstick, opened, with its cap beside it. */
export const lipstick = object(
  [
    across('stick', 7, 15, ['#6d1526', '#b5344a', '#d1566a', '#a52a40', '#5e0f1f']),
    glow('cut', 9, 3, 9, ['#e88a98', '#c44a5f', '#a52a40']),
    across('gold', 6, 16, goldAcross),
    across('shell', 5, 17, ['#0f1116', '#3c414c', '#5a606d', '#23262e', '#0c0e12', '#2b2f38']),
    across('cap', 19, 29, ['#0f1116', '#3c414c', '#626977', '#23262e', '#0c0e12', '#30343e']),
  ],
  [
    '<path d="M7.800 14.500V7.300C7.800 4.500 10.300 1.900 13 1c.8-.3 1.300.2 1.300 1v12.500H7.800Z" fill="url(#stick)"/><path d="M7.900 7.900C8 4.800 10.400 2 13 1.100c.7-.2 1.200.2 1.200.9 0 2.600-2.700 5.600-6.300 5.900Z" fill="url(#cut)"/>',
    '<rect x="6.900" y="13.800" width="8.300" height="6" rx=".4" fill="url(#gold)"/><path d="M6.900 14.700h8.300M6.900 19h8.300" stroke="#6a4212" stroke-width=".2" opacity=".7"/>',
    '<rect x="5.900" y="19.500" width="10.300" height="11.500" rx=".7" fill="url(#shell)"/><rect x="5.900" y="19.500" width="10.300" height="1.100" fill="url(#gold)"/>',
    khatam(11, 26, 1.6, '#d9b264'),
    '<rect x="18.900" y="16.600" width="9.300" height="14.400" rx=".8" fill="url(#cap)"/><rect x="18.900" y="29" width="9.300" height="1.100" fill="#b88637"/><path d="M19.300 16.900h8.500" stroke="#fff" stroke-width=".25" opacity=".35"/>',
  ],
);

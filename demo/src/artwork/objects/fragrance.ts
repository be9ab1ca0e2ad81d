import { across, down, glow, goldAcross, khatam, object } from './drawing-kit.ts';

/** Thick glass around a colour: dark at the edges where it refracts the room, with a bright line inside them. */
const thickGlass: readonly string[] = ['#b9a48a', '#f7efe2', '#ddcdb8', '#f3e9da', '#fffaf2', '#e3d5c2', '#a8927a'];
const squareBottle =
  'M8.2 10.200h15.600c1.500 0 2.600 1.100 2.600 2.600v15.400c0 1.500-1.100 2.600-2.600 2.600H8.200c-1.500 0-2.600-1.100-2.600-2.600V12.800c0-1.500 1.100-2.600 2.600-2.600Z';

export const perfumeSquare = object(
  [
    across('cap', 11, 21, goldAcross),
    across('neck', 13, 19, goldAcross),
    across('glass', 5.6, 26.4, thickGlass),
    across('oil', 7.5, 24.5, ['#8a4a14', '#d98a34', '#f0b060', '#e09a44', '#c67a28', '#e8a850', '#7d4010']),
    down('oilDepth', 12, 29, [
      ['#fff0d0', 0.35],
      ['#fff0d0', 0],
      ['#3d1a04', 0.15],
      ['#3d1a04', 0.5],
    ]),
    down('label', 16, 26, ['#fffdf8', '#f3eadb']),
  ],
  [
    `<path d="${squareBottle}" fill="url(#glass)"/><path d="${squareBottle}" stroke="#8f7a60" stroke-width=".22" opacity=".8"/>`,
    '<path d="M8.900 13h14.200c.6 0 1 .4 1 1v12.600c0 1-.6 1.600-1.600 1.600h-13c-1 0-1.600-.6-1.600-1.600V14c0-.6.4-1 1-1Z" fill="url(#oil)"/><path d="M8.900 13h14.200c.6 0 1 .4 1 1v12.600c0 1-.6 1.600-1.600 1.600h-13c-1 0-1.600-.6-1.600-1.600V14c0-.6.4-1 1-1Z" fill="url(#oilDepth)"/>',
    '<path d="M8 13.700h16" stroke="#fff3d8" stroke-width=".3" opacity=".8"/><path d="M9 29.400h14" stroke="#fff" stroke-width=".35" stroke-linecap="round" opacity=".8"/><path d="M15.850 12.500v13.500" stroke="#7d4010" stroke-width=".3" opacity=".55"/>',
    '<rect x="13.300" y="8" width="5.400" height="2.500" fill="url(#neck)"/><rect x="12.900" y="9.700" width="6.200" height=".7" rx=".2" fill="#6a4212" opacity=".75"/>',
    '<rect x="11.300" y="1.400" width="9.400" height="6.900" rx=".9" fill="url(#cap)"/><path d="M11.600 2h8.800" stroke="#fffbe8" stroke-width=".3" opacity=".8"/><path d="M11.300 7.300h9.400" stroke="#6a4212" stroke-width=".3" opacity=".7"/>',
    '<rect x="10.900" y="16" width="10.200" height="9.300" rx=".4" fill="url(#label)"/><rect x="11.500" y="16.600" width="9" height="8.100" rx=".2" stroke="#b88637" stroke-width=".2"/>',
    khatam(16, 19.4, 1.45, '#b88637'),
    khatam(16, 19.4, 0.75, '#fffdf8'),
    '<rect x="13.200" y="22" width="5.600" height=".5" rx=".25" fill="#6a4a22"/><rect x="14.300" y="23.100" width="3.400" height=".35" rx=".17" fill="#b59a6c"/>',
    '<path d="M6.800 13v14.300" stroke="#fff" stroke-width=".7" stroke-linecap="round" opacity=".95"/><path d="M25.500 13.500v12" stroke="#fff" stroke-width=".25" stroke-linecap="round" opacity=".8"/><path d="M8.900 14.400v9.500" stroke="#fff" stroke-width=".5" stroke-linecap="round" opacity=".45"/>',
  ],
);

export const perfumeRound = object(
  [
    glow('cap', 14.6, 3.4, 5.4, ['#fff7f0', '#eec3ab', '#c08268', '#8a5241']),
    across('neck', 13, 19, goldAcross),
    glow('glass', 13, 15, 18, ['#ffffff', '#fbe9ec', '#e8c3cb', '#b98a96']),
    glow('oil', 13.5, 17, 13, ['#f9c6d0', '#e98fa4', '#cf5f80', '#8f3354']),
    down('air', 11, 19, [
      ['#fffafa', 0.95],
      ['#f3d5da', 0.85],
    ]),
  ],
  [
    '<circle cx="16" cy="20.300" r="10.600" fill="url(#glass)"/><circle cx="16" cy="20.300" r="10.500" stroke="#a77884" stroke-width=".2" opacity=".7"/>',
    '<circle cx="16" cy="20.300" r="9" fill="url(#oil)"/>',
    '<path d="M7.300 18a9 9 0 0 1 17.400 0c-2.700.8-5.600 1.100-8.700 1.100s-6-.3-8.700-1.100Z" fill="url(#air)"/><path d="M7.300 18c2.700.8 5.600 1.100 8.700 1.100s6-.3 8.700-1.100" stroke="#fff" stroke-width=".3" opacity=".9"/>',
    '<path d="M15.800 10v14" stroke="#b0506e" stroke-width=".3" opacity=".4"/>',
    '<rect x="13.200" y="7.200" width="5.600" height="3.600" rx=".3" fill="url(#neck)"/><path d="M13.200 9.900h5.600" stroke="#6a4212" stroke-width=".3" opacity=".7"/>',
    '<circle cx="16" cy="4.300" r="3.600" fill="url(#cap)"/>',
    '<circle cx="16" cy="22.300" r="3.700" fill="#fffaf6"/><circle cx="16" cy="22.300" r="3.300" stroke="#c99a78" stroke-width=".15"/>',
    khatam(16, 22.3, 1.8, '#c08a5a'),
    khatam(16, 22.3, 0.9, '#fffaf6'),
    '<path d="M6.900 18.500a9.300 9.300 0 0 1 5.400-6.500" stroke="#fff" stroke-width=".8" stroke-linecap="round" opacity=".95"/><path d="M8.300 24.500c.9 1.900 2.200 3.200 4 4" stroke="#fff" stroke-width=".35" stroke-linecap="round" opacity=".7"/><path d="M25 23.500a9.500 9.500 0 0 1-4.500 5" stroke="#fff" stroke-width=".3" stroke-linecap="round" opacity=".7"/>',
  ],
);

export const attar = object(
  [
    across('stopper', 13, 19, goldAcross),
    across('glass', 8, 24, thickGlass),
    down('oil', 14, 28, ['#b5602a', '#7d3511', '#3d1505']),
    across('facet', 9, 23, [
      ['#ffffff', 0.5],
      ['#ffffff', 0],
      ['#ffffff', 0.28],
      ['#000000', 0.18],
    ]),
    across('base', 9, 23, goldAcross),
  ],
  [
    '<path d="M12.6 11.4h6.8l3.8 4.3v9.6l-2.7 4H11.5l-2.7-4v-9.6l3.8-4.3Z" fill="url(#glass)"/>',
    '<path d="M11.2 15.3h9.6l1.2 1.5v8.1l-2 3h-8l-2-3v-8.1l1.2-1.5Z" fill="url(#oil)"/>',
    '<path d="M12.6 11.4h6.8l3.8 4.3v9.6l-2.7 4H11.5l-2.7-4v-9.6l3.8-4.3Z" fill="url(#facet)"/>',
    '<path d="M13 11.4 11.9 16v9l1.3 4M19 11.4l1.1 4.6v9l-1.3 4" stroke="#fff" stroke-width=".22" opacity=".6"/>',
    '<path d="M10.9 28.3h10.2l-.6 2H11.5l-.6-2Z" fill="url(#base)"/>',
    '<rect x="12.6" y="9.2" width="6.8" height="2.4" rx=".5" fill="url(#stopper)"/>',
    '<path d="M14.4 9.2c-.2-1.4-1.7-1.9-1.7-3.7C12.7 3.600 14.500 2.900 16 1.200c1.500 1.700 3.300 2.400 3.300 4.300 0 1.800-1.500 2.300-1.700 3.700h-3.200Z" fill="url(#stopper)"/>',
    khatam(16, 21, 1.9, '#e8bd62'),
    khatam(16, 21, 1, '#7d3511'),
  ],
);

export const mabkhara = object(
  [
    across('metal', 6, 26, goldAcross),
    across('dark', 8, 24, ['#6b420f', '#b98330', '#e6bf6a', '#a06b20', '#5c370b']),
    down('smoke', 1, 10, [
      ['#ffffff', 0],
      ['#ffffff', 0.85],
      ['#ffffff', 0.5],
    ]),
    glow('ember', 16, 11.4, 5, ['#ffb35c', '#c8431a', '#451507']),
  ],
  [
    '<path d="M14.500 10.500c-2.600-2.400 1.800-3.600-.1-6C13.600 3.200 14 2 14.800 1.200c-.2 1.700 2 2.600 1.900 4.600 0 1.700-1.600 2.500-.8 4.700h-1.400Z" fill="url(#smoke)"/>',
    '<path d="M18 10.600c-.8-1.900 1.400-2.600.8-4.500-.2-.8-.8-1.300-.6-2.300.9.9 2 1.900 1.900 3.400-.1 1.500-1.200 2-.9 3.400H18Z" fill="url(#smoke)" opacity=".75"/>',
    '<ellipse cx="16" cy="11.400" rx="7" ry="1.500" fill="url(#ember)"/>',
    '<path d="M7.400 8.600 9 11.400c4.600 1.100 9.400 1.100 14 0l1.600-2.800.5 3.400-3.300 6.600H10.200L6.900 12l.5-3.400Z" fill="url(#metal)"/>',
    '<path d="m9.300 13.200 2.300 4.200h1.700l-1-4-3-.2Zm5.200.4.400 3.800h2.200l.4-3.800h-3Zm8.200-.4-3 .2-1 4h1.700l2.300-4.200Z" fill="#6b420f" opacity=".6"/>',
    '<rect x="10.200" y="18.200" width="11.600" height="1.300" rx=".5" fill="url(#dark)"/>',
    '<path d="M12.200 19.500h7.600l-1 2.300h-5.600l-1-2.300Z" fill="url(#metal)"/>',
    '<path d="M13.200 21.800h5.600l4.700 6H8.500l4.700-6Z" fill="url(#metal)"/>',
    '<path d="m13.700 23.100-2.700 3.500h3.100l.5-3.500h-.9Zm1.900 0-.4 3.500h1.600l-.4-3.500h-.8Zm2.700 0h-.9l.5 3.500H21l-2.700-3.500Z" fill="#6b420f" opacity=".55"/>',
    '<path d="M7.600 27.800h16.800l.7 2.700H6.900l.7-2.700Z" fill="url(#dark)"/>',
  ],
);

const chip = (points: string, face: string, side: string): string =>
  `<polygon points="${points}" fill="${face}"/><polyline points="${points}" stroke="${side}" stroke-width=".5" stroke-linejoin="round"/>`;

export const oudChips = object(
  [
    across('dish', 3, 29, ['#8f7a63', '#efe4d2', '#d9c8ae', '#f4ebdc', '#8b7459']),
    down('inside', 17, 22, ['#5d452c', '#a78a66']),
  ],
  [
    '<ellipse cx="16" cy="20" rx="13" ry="3.200" fill="url(#inside)"/>',
    chip('5.500,19.500 8,14.500 11.500,13.500 10.500,19.800', '#6d3f1e', '#4a2710'),
    chip('21,19.800 20.500,13.500 24,12.300 26.500,18.800', '#7b4a25', '#4f2a12'),
    chip('9.500,20.200 11,11.200 14.200,9.500 15.200,20', '#8d5a30', '#593216'),
    chip('16.500,20 15.800,10.800 19.500,8.800 22,19.800', '#5a3116', '#3a1c0a'),
    chip('12.600,21 13.500,14.500 17,13 18.800,21', '#a16c3c', '#6a4020'),
    chip('6.800,21 8.500,17 12.300,17.200 12.800,21.500', '#4f2a12', '#331809'),
    chip('18.500,21.500 19.800,16.800 23.400,16.500 24.600,20.800', '#8d5a30', '#593216'),
    '<path d="M12.100 12.300 11.200 18M18.600 11.300l1 6M14.700 15.500l-.6 4M23.500 14.500l1 3" stroke="#d7a56c" stroke-width=".35" stroke-linecap="round" opacity=".8"/>',
    '<path d="M3 20c1.200 2.200 6.500 3.300 13 3.300S27.800 22.200 29 20c.2 4.300-4.600 8-9.400 8.600v1.100h-7.200v-1.100C7.600 28 2.800 24.300 3 20Z" fill="url(#dish)"/>',
    khatam(16, 25.7, 1.3, '#b18a4f'),
    khatam(10.6, 25, 0.9, '#b18a4f'),
    khatam(21.4, 25, 0.9, '#b18a4f'),
  ],
);

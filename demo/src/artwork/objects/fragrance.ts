import { across, down, glow, goldAcross, khatam, object } from './drawing-kit.ts';

export const perfumeSquare = object(
  [
    across('cap', 11, 21, goldAcross),
    across('neck', 13, 19, ['#8b5916', '#f7dc94', '#9a6a20']),
    across('glass', 6, 26, ['#f3cf9c', '#fff6e6', '#f6d9b0', '#fdf1de', '#e8bf88']),
    down('oil', 13, 29, ['#ffb65c', '#d97a24', '#9c4711']),
    glow('shine', 12, 16, 12, [
      ['#ffffff', 0.7],
      ['#ffffff', 0],
    ]),
  ],
  [
    '<rect x="6" y="9.6" width="20" height="20.4" rx="3.4" fill="url(#glass)"/>',
    '<rect x="7.5" y="12.2" width="17" height="16.3" rx="2.2" fill="url(#oil)"/>',
    '<rect x="7.5" y="12.2" width="17" height="16.3" rx="2.2" fill="url(#shine)"/>',
    '<rect x="13.4" y="7.6" width="5.2" height="2.4" fill="url(#neck)"/>',
    '<rect x="11.2" y="1.6" width="9.6" height="6.4" rx="1.1" fill="url(#cap)"/>',
    '<rect x="11.2" y="6.5" width="9.6" height=".5" fill="#6b420f" opacity=".45"/>',
    '<rect x="10.7" y="16.2" width="10.6" height="9" rx=".9" fill="#fffaf0"/>',
    '<rect x="11.4" y="16.9" width="9.2" height="7.6" rx=".5" stroke="#c8923a" stroke-width=".25"/>',
    khatam(16, 19.6, 1.55, '#b98432'),
    '<rect x="13.2" y="22.3" width="5.6" height=".5" rx=".25" fill="#8a6a3a"/>',
    '<rect x="14.3" y="23.3" width="3.4" height=".35" rx=".17" fill="#b59a6c"/>',
    '<rect x="8.3" y="13.4" width="1" height="13.6" rx=".5" fill="#fff" opacity=".75"/>',
  ],
);

export const perfumeRound = object(
  [
    glow('cap', 14.6, 3.8, 5.4, ['#fff3ea', '#efb89f', '#b06a55']),
    across('neck', 13, 19, ['#a05f4b', '#ffdccb', '#a96653']),
    glow('glass', 12.5, 15.5, 17, ['#fff7f8', '#ffd7df', '#f0a3b5']),
    glow('oil', 13.5, 16, 13.5, ['#ffc3d0', '#f4849f', '#cf4a72']),
  ],
  [
    '<circle cx="16" cy="20" r="10.4" fill="url(#glass)"/>',
    '<circle cx="16" cy="20.2" r="8.7" fill="url(#oil)"/>',
    '<path d="M7.7 17.6a8.7 8.7 0 0 1 16.6 0c-3.4 1.5-5.4-.9-8.3.1s-5.1 1.3-8.3-.1Z" fill="#fff1f3" opacity=".85"/>',
    '<rect x="13.3" y="7.4" width="5.4" height="3.4" rx=".5" fill="url(#neck)"/>',
    '<circle cx="16" cy="4.7" r="3.5" fill="url(#cap)"/>',
    '<circle cx="16" cy="21.6" r="3.9" fill="#fff8f6"/>',
    khatam(16, 21.6, 1.9, '#d08a74'),
    '<path d="M8.6 15.9a9 9 0 0 1 4.2-4.2" stroke="#fff" stroke-width="1.1" stroke-linecap="round" opacity=".9"/>',
    '<ellipse cx="16" cy="29.6" rx="5.4" ry=".7" fill="#c9587b" opacity=".35"/>',
  ],
);

export const attar = object(
  [
    across('stopper', 13, 19, goldAcross),
    across('glass', 8, 24, ['#e9d8c4', '#ffffff', '#f2e5d5', '#ffffff', '#d8c1a7']),
    down('oil', 14, 28, ['#9c4a1c', '#6a2a0c', '#3d1505']),
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

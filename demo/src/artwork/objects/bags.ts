import { across, down, goldAcross, object } from './drawing-kit.ts';

const hide = ['#5c3a22', '#a06d45', '#b58256', '#9c6a42', '#54331c'] as const;
const body =
  'M6.200 13.500h19.600c.8 0 1.300.5 1.400 1.200l1.900 14.200c.1 1-.5 1.900-1.600 1.900H4.500c-1.100 0-1.700-.9-1.600-1.900l1.900-14.200c.1-.7.6-1.200 1.400-1.200Z';
const stitches = 'stroke="#e6cfae" stroke-width=".2" stroke-dasharray=".55 .4" opacity=".75"';
const ringOfBrass = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="1" stroke="url(#brass)" stroke-width=".55"/>`;

/** A structured bag: flap with a turning lock, handle on brass rings, stitched edges. */
export const handbag = object(
  [
    across('hide', 3, 29, hide),
    down('flap', 13, 23, ['#b78458', '#9c6a42', '#7d5230']),
    down('depth', 13, 31, [
      ['#2b1708', 0],
      ['#2b1708', 0.1],
      ['#2b1708', 0.45],
    ]),
    across('brass', 9, 23, goldAcross),
    down('handle', 2, 14, ['#b58256', '#6e4627', '#8d5f39']),
  ],
  [
    '<path d="M9.700 14.500V10C9.700 5.600 12.300 3 16 3s6.300 2.600 6.300 7v4.500" stroke="#4a2c16" stroke-width="1.900"/><path d="M9.400 14V10C9.400 5.400 12.100 2.700 16 2.700s6.600 2.700 6.600 7.300v4" stroke="url(#handle)" stroke-width="1.350"/><path d="M9.100 11V9.800c0-4.400 2.700-7.300 6.600-7.500" stroke="#fff" stroke-width=".25" stroke-linecap="round" opacity=".5"/>',
    `<path d="${body}" fill="url(#hide)"/><path d="${body}" fill="url(#depth)"/>`,
    '<path d="M5.500 13.500h21l.9 6.200c-1.800 2.500-6.200 4-11.400 4s-9.600-1.500-11.400-4l.9-6.200Z" transform="translate(0 .5)" fill="#241205" opacity=".4"/><path d="M5.900 13.300h20.200c.5 0 .9.400 1 .9l.8 5.200c-1.900 2.400-6.500 3.900-11.900 3.900S6 21.800 4.100 19.400l.8-5.200c.1-.5.500-.9 1-.9Z" fill="url(#flap)"/>',
    `<path d="M4.800 19.200c1.900 2.200 6.200 3.500 11.200 3.500s9.300-1.300 11.200-3.500M4.200 29.900h23.600" ${stitches}/>`,
    `<path d="M8.200 13.300h2.400v3.600H8.200zM21.400 13.300h2.400v3.600h-2.400z" fill="#7d5230"/><path d="M8.500 13.400v3.200h1.800v-3.200M21.700 13.400v3.200h1.800v-3.200" ${stitches}/>`,
    ringOfBrass(9.4, 13.3) + ringOfBrass(22.6, 13.3),
    '<rect x="13.700" y="19.600" width="4.600" height="4.600" rx=".9" fill="url(#brass)"/><rect x="14.300" y="20.200" width="3.400" height="3.400" rx=".6" stroke="#6a4212" stroke-width=".18"/><rect x="15.500" y="20.600" width="1" height="2.600" rx=".5" fill="#6a4212"/><path d="M14.100 20.100h3" stroke="#fff" stroke-width=".25" stroke-linecap="round" opacity=".8"/>',
  ],
);

/** An envelope of soft leather: pointed flap, brass clasp, a fine chain at the side. */
export const clutch = object(
  [
    across('hide', 2, 30, ['#4d1526', '#7a2a41', '#8d3850', '#722438', '#45101f']),
    down('flap', 10, 22, ['#96405a', '#7d2b42', '#5f1d30']),
    down('depth', 10, 28, [
      ['#1c040b', 0],
      ['#1c040b', 0.4],
    ]),
    across('brass', 13, 19, goldAcross),
  ],
  [
    '<path d="M28.600 12.500c2 1.500 2.600 4 2.200 7.500s-.1 5.600 1 7.500" stroke="url(#brass)" stroke-width=".6" stroke-dasharray=".7 .35"/>',
    '<rect x="2.300" y="10.300" width="27" height="17.400" rx="1.500" fill="url(#hide)"/><rect x="2.300" y="10.300" width="27" height="17.400" rx="1.500" fill="url(#depth)"/>',
    '<path d="M2.500 11.300 15 22.600c.5.400 1.200.4 1.700 0l12.500-11.300-.3 1.200-12 11.600c-.7.600-1.600.6-2.200 0l-12-11.600-.2-1.200Z" fill="#1c040b" opacity=".4"/><path d="M3.800 10.100h24c1.300 0 1.900 1.200 1 2L16.700 22.300c-.5.500-1.300.5-1.800 0L2.800 12.100c-.9-.8-.3-2 1-2Z" fill="url(#flap)"/>',
    '<path d="M3.600 11.700 15.800 21.900 28 11.700M3.300 26.800h25" stroke="#e0aebb" stroke-width=".18" stroke-dasharray=".55 .4" opacity=".7"/>',
    '<circle cx="15.800" cy="20.800" r="1.750" fill="url(#brass)"/><circle cx="15.800" cy="20.800" r="1.150" stroke="#6a4212" stroke-width=".18"/><path d="M14.800 20.200c.2-.5.6-.8 1.100-.9" stroke="#fff" stroke-width=".25" stroke-linecap="round"/>',
  ],
);

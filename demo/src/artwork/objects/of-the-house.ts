import { across, down, glow, goldAcross, khatam, object } from './drawing-kit.ts';

const beadsOf = 27;
const beads = Array.from({ length: beadsOf }, (_, at) => {
  const angle = (at / beadsOf) * 2 * Math.PI - Math.PI / 2;
  return { x: 15 + 12 * Math.cos(angle), y: 19 + 3.3 * Math.sin(angle) };
})
  .sort((one, other) => one.y - other.y)
  .map(({ x, y }) => {
    const r = 1.3 + (y - 19) * 0.045;
    return `<circle cx="${x.toFixed(2)}" cy="${(y + 0.25).toFixed(2)}" r="${r.toFixed(2)}" fill="#4a1f0c"/><g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${(r / 1.4).toFixed(3)})"><circle r="1.400" fill="url(#bead)"/></g>`;
  })
  .join('');

/** A string of amber beads laid down in a ring, the tassel to the front. */
export const prayerBeads = object(
  [
    '<radialGradient id="bead" gradientUnits="userSpaceOnUse" cx="-.45" cy="-.5" r="2"><stop stop-color="#ffe3ae"/><stop offset=".25" stop-color="#d9853a"/><stop offset=".7" stop-color="#a04f1c"/><stop offset="1" stop-color="#6b2c0e"/></radialGradient>',
    across('silk', 20, 30, ['#7a2a1c', '#b5543a', '#8d3a26']),
  ],
  [
    beads,
    '<g transform="translate(-1.200 -2.200)"><path d="M23.500 23.500c1.700.2 2.700.5 3.600 1" stroke="#8d3a26" stroke-width=".6"/><ellipse cx="24.600" cy="23.700" rx="1.500" ry=".9" fill="#d9a545" transform="rotate(12 24.600 23.700)"/><path d="M26 23.600c2.600 0 4.800.8 6.300 2.500-1.700 1-4 1.100-6.200.3-1-1.100-1-2 -.1-2.800Z" fill="url(#silk)"/><path d="M26.500 24.200c1.500.4 2.700 1.100 3.500 2.100M27 24c1.800.4 3.300 1.100 4.300 2.100M26.300 24.600c1 .4 1.600 1 2 1.700" stroke="#5e1c10" stroke-width=".18"/></g>',
  ],
);

/** A fountain pen laid down, its cap before it. */
export const fountainPen = object(
  [
    down('lacquer', 15, 19.5, ['#4a6da8', '#8fb0de', '#2c4a80', '#16294d']),
    down('cap', 18.6, 22.8, ['#4a6da8', '#8fb0de', '#2c4a80', '#16294d']),
    down('gold', 15, 19.5, ['#b88637', '#fff3cb', '#b07a2c', '#6a4212']),
    down('goldCap', 18.6, 22.8, ['#b88637', '#fff3cb', '#b07a2c', '#6a4212']),
  ],
  [
    '<g transform="translate(0 -1.800)"><path d="M1.600 17.200c0-1.100.7-1.800 1.800-1.800h17.100v3.600H3.400c-1.100 0-1.800-.7-1.800-1.800Z" fill="url(#lacquer)"/><rect x="18.800" y="15.300" width="1.200" height="3.800" fill="url(#gold)"/><path d="M20 15.700h4.500l.5.500v2l-.5.500H20v-3Z" fill="#15181f"/><path d="M20.200 16.100h4.300" stroke="#fff" stroke-width=".25" opacity=".4"/>',
    '<path d="M24.900 16.100c2 .1 4 .5 6 1.200-2 .6-4 1-6 1v-2.200Z" fill="url(#gold)"/><path d="M26.600 17.200h4.200" stroke="#5c370b" stroke-width=".15"/><circle cx="26.500" cy="17.200" r=".25" fill="#5c370b"/></g>',
    '<g transform="translate(3 0)"><path d="M7.200 20.700c0-1.300.8-2 2-2h10.600v4H9.200c-1.200 0-2-.7-2-2Z" fill="url(#cap)"/><rect x="18" y="18.600" width="1.800" height="4.200" rx=".2" fill="url(#goldCap)"/><path d="M9 19.200h7.800c.6 0 .9.300.9.700s-.3.600-.9.600H9v-1.300Z" fill="url(#goldCap)"/></g>',
  ],
);

/** Candle in a glass, with a label of its own. */
export const jarCandle = object(
  [
    across('glass', 7, 25, ['#8d8478', '#f3ede4', '#d6ccbf', '#fffdf8', '#e3dace', '#857b6e']),
    across('wax', 8, 24, ['#c9b492', '#f7ead2', '#efdfc2', '#fbf1de', '#bfa884']),
    glow('pool', 15, 12.5, 8, ['#fff6d6', '#fbe3b0', '#e6c88e']),
    down('flame', 3, 10, ['#fff3c4', '#ffd978', '#f09a3a']),
    glow('halo', 16, 7, 6.5, [
      ['#ffe9b0', 0.7],
      ['#ffd98a', 0.2],
      ['#ffd98a', 0],
    ]),
  ],
  [
    '<path d="M7.300 11.500h17.400v16.800c0 1.600-1 2.500-2.600 2.500H9.900c-1.600 0-2.600-.9-2.600-2.500V11.500Z" fill="url(#glass)"/><path d="M8.200 13.500h15.600v14.300c0 1.200-.7 1.900-1.900 1.900H10.100c-1.200 0-1.900-.7-1.900-1.900V13.500Z" fill="url(#wax)"/>',
    '<ellipse cx="16" cy="11.500" rx="8.700" ry="1.900" fill="#f6efe4"/><ellipse cx="16" cy="11.700" rx="8.100" ry="1.550" fill="#a89a86"/><ellipse cx="16" cy="12.700" rx="7.700" ry="1.350" fill="url(#pool)"/>',
    '<path d="M16 12.600V9.700" stroke="#3a2c1c" stroke-width=".4"/><path d="M16 4.200c1.600 2 2.200 3.300 2.200 4.300A2.200 2.200 0 0 1 16 10.600a2.200 2.200 0 0 1-2.200-2.100c0-1 .6-2.300 2.200-4.300Z" fill="url(#flame)"/>',
    '<rect x="10.700" y="17.600" width="10.600" height="8.600" rx=".4" fill="#fffaf2"/><rect x="11.200" y="18.100" width="9.600" height="7.600" rx=".2" stroke="#b88637" stroke-width=".18"/>',
    khatam(16, 20.7, 1.3, '#b88637'),
    '<rect x="13.200" y="23" width="5.600" height=".45" rx=".2" fill="#6a4a22"/><rect x="14.200" y="24" width="3.600" height=".35" rx=".17" fill="#b59a6c"/><path d="M8.600 14.500v13" stroke="#fff" stroke-width=".55" stroke-linecap="round" opacity=".9"/><path d="M23.900 15v11" stroke="#fff" stroke-width=".25" stroke-linecap="round" opacity=".7"/>',
  ],
);

/** Honey in a glass with a gold lid. */
export const honeyJar = object(
  [
    across('lid', 7, 25, goldAcross),
    across('honey', 5.5, 26.5, ['#7d3d08', '#d98a1e', '#f3b546', '#e59a2c', '#c67718', '#eda838', '#6d3206']),
    down('depth', 11, 31, [
      ['#fff2c4', 0.4],
      ['#fff2c4', 0],
      ['#4a2002', 0.4],
    ]),
  ],
  [
    '<path d="M8.500 9.500h15c2.100.9 3.300 2.300 3.300 4.600v12.700c0 2.600-1.500 4-4 4H9.200c-2.500 0-4-1.400-4-4V14.100c0-2.300 1.200-3.700 3.300-4.600Z" fill="url(#honey)"/><path d="M8.500 9.500h15c2.100.9 3.300 2.300 3.300 4.600v12.700c0 2.600-1.500 4-4 4H9.200c-2.500 0-4-1.400-4-4V14.100c0-2.300 1.200-3.700 3.300-4.600Z" fill="url(#depth)"/>',
    '<rect x="7.300" y="4" width="17.400" height="5.600" rx=".9" fill="url(#lid)"/><path d="M7.600 4.700h16.800" stroke="#fffbe8" stroke-width=".3" opacity=".8"/><path d="M7.300 8.500h17.400" stroke="#6a4212" stroke-width=".3" opacity=".7"/>',
    '<rect x="9" y="14.800" width="14" height="11.600" rx=".6" fill="#fffaf0"/><path d="m16 16.600 2.600 1.500v3L16 22.600l-2.600-1.500v-3l2.600-1.500Z" stroke="#c67718" stroke-width=".45" fill="#f3c56a"/><path d="m12 19.600 1.400.8M20 19.600l-1.400.8" stroke="#c67718" stroke-width=".3"/><rect x="12.200" y="23.700" width="7.600" height=".6" rx=".3" fill="#7d4a12"/><rect x="13.500" y="25" width="5" height=".4" rx=".2" fill="#c9a468"/>',
    '<path d="M6.700 13.500v12.600" stroke="#fff" stroke-width=".7" stroke-linecap="round" opacity=".8"/><path d="M25.600 14.500v11" stroke="#fff" stroke-width=".25" stroke-linecap="round" opacity=".6"/>',
  ],
);

/** Two bars on a wooden dish, one leaning on the other. */
export const soapBars = object(
  [
    down('bar', 11, 24, ['#b9c58a', '#93a55f', '#6c7d3f']),
    down('under', 18, 27, ['#a9b87a', '#879955', '#5f7036']),
    down('wood', 25, 30, ['#b98a5c', '#8a5f38', '#5c3b1e']),
  ],
  [
    '<path d="M3 26h26c.5 0 .8.400.7.900-.4 1.500-1.300 2.100-2.900 2.100H5.200c-1.600 0-2.500-.6-2.900-2.100-.1-.5.2-.9.7-.9Z" fill="url(#wood)"/><path d="M6 29h3v1.300H6zM23 29h3v1.300h-3z" fill="#5c3b1e"/><path d="M3 26.300h26" stroke="#e0bb90" stroke-width=".3"/>',
    '<rect x="5" y="19.300" width="22" height="6.800" rx="2" fill="url(#under)"/><path d="M6.500 20h19" stroke="#e3ebc4" stroke-width=".4" stroke-linecap="round" opacity=".8"/>',
    '<rect x="7.500" y="12.600" width="18" height="6.800" rx="2" fill="url(#bar)"/><path d="M9 13.300h15" stroke="#eef4d4" stroke-width=".4" stroke-linecap="round" opacity=".9"/>',
    khatam(16.5, 16, 1.7, '#6c7d3f'),
    '<path d="M10.500 16h3M19.500 16h3" stroke="#6c7d3f" stroke-width=".5" stroke-linecap="round"/>',
  ],
);

/** A pan seen from the side, its handle to the right. */
export const fryingPan = object(
  [
    across('iron', 1.5, 21, ['#17191e', '#4a4f59', '#363a43', '#22252b', '#101216']),
    down('inside', 15, 19, ['#15171b', '#3a3e47']),
    down('wood', 15.5, 19, ['#b98256', '#8a5732', '#54311a']),
  ],
  [
    '<path d="M20.500 16.900h3.200l6.500-1.400c.9-.2 1.500.3 1.500 1s-.5 1.200-1.300 1.400L24 19.300h-3.500v-2.400Z" fill="url(#wood)"/><circle cx="30.400" cy="16.600" r=".35" fill="#2b1708"/><path d="M20.300 16.700h3.300v2.700h-3.300z" fill="#8b929c"/>',
    '<path d="M1.400 16.500h19.800c-.2 4-1.200 6.800-3 8.300-.5.400-1.100.5-1.800.5H6.200c-.7 0-1.300-.1-1.800-.5-1.800-1.500-2.800-4.300-3-8.300Z" fill="url(#iron)"/><ellipse cx="11.300" cy="16.500" rx="9.900" ry="1.500" fill="#5d636e"/><ellipse cx="11.300" cy="16.600" rx="9.400" ry="1.200" fill="url(#inside)"/>',
    '<path d="M2.600 19c.5 2.400 1.300 4.100 2.500 5.100" stroke="#fff" stroke-width=".5" stroke-linecap="round" opacity=".35"/>',
  ],
);

/** A tall mirror with a round top that leans on the wall. */
export const archMirror = object(
  [
    across('brass', 6.5, 25.5, goldAcross),
    '<linearGradient id="silver" gradientUnits="userSpaceOnUse" x1="8" y1="2" x2="24" y2="31"><stop stop-color="#eef3f5"/><stop offset=".35" stop-color="#c3d0d6"/><stop offset=".5" stop-color="#f7fafb"/><stop offset=".62" stop-color="#b5c4cb"/><stop offset="1" stop-color="#dfe8ea"/></linearGradient>',
  ],
  [
    '<path d="M6.500 31V10.500a9.500 9.500 0 0 1 19 0V31h-19Z" fill="url(#brass)"/><path d="M7.400 30.200V10.500a8.600 8.600 0 0 1 17.200 0v19.700H7.400Z" fill="#5c370b"/><path d="M7.700 30V10.500a8.300 8.300 0 0 1 16.600 0V30H7.700Z" fill="url(#silver)"/>',
    '<path d="M7.700 21 21.500 4.400c1.700 1.500 2.800 3.600 2.800 6.100v1.300L8.900 30H7.700v-9Z" fill="#fff" opacity=".28"/><path d="M8.500 29.500V10.700" stroke="#5d6f78" stroke-width=".6" opacity=".35"/>',
  ],
);

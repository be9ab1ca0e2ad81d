import { across, down, glow, object } from './drawing-kit.ts';

export const smartWatch = object(
  [
    across('strap', 10, 22, ['#24262d', '#4d515c', '#3a3d46', '#24262d']),
    across('case', 7, 25, ['#3b3f48', '#9aa0ab', '#6b717c', '#343841']),
    glow('screen', 12, 11, 18, ['#17459e', '#0a2a6e', '#071d54']),
  ],
  [
    '<path d="M11.300 9.500 12 2.300c.1-.8.6-1.300 1.400-1.300h5.200c.8 0 1.300.5 1.400 1.300l.7 7.200h-9.400Z" fill="url(#strap)"/>',
    '<path d="m11.300 22.500.7 7.200c.1.800.6 1.300 1.400 1.300h5.200c.8 0 1.300-.5 1.400-1.300l.7-7.200h-9.400Z" fill="url(#strap)"/>',
    '<circle cx="16" cy="3.600" r=".45" fill="#15171c"/><circle cx="16" cy="5.400" r=".45" fill="#15171c"/><circle cx="16" cy="27" r=".45" fill="#15171c"/><circle cx="16" cy="28.700" r=".45" fill="#15171c"/>',
    '<rect x="25" y="12.500" width="1.600" height="3.600" rx=".7" fill="#7b818c"/>',
    '<rect x="6.800" y="6.800" width="18.400" height="18.400" rx="5" fill="url(#case)"/>',
    '<rect x="8" y="8" width="16" height="16" rx="4" fill="url(#screen)"/>',
    '<circle cx="12.700" cy="17.900" r="3" stroke="#24406b" stroke-width=".9"/><path d="M12.700 14.900a3 3 0 1 1-2.600 4.500" stroke="#4fd1a1" stroke-width=".9" stroke-linecap="round"/>',
    '<circle cx="19.300" cy="17.900" r="3" stroke="#3d2a4a" stroke-width=".9"/><path d="M19.300 14.900a3 3 0 0 1 2.900 3.800" stroke="#ff7d9c" stroke-width=".9" stroke-linecap="round"/>',
    '<path d="M11.300 10v3M12.900 10h1.700v1.500h-1.700V13h1.700M16 10.900v.01M16 12.200v.01M17.300 10v1.500H19M19 10v3M20.400 10H22v3" stroke="#fff" stroke-width=".5" stroke-linecap="round" stroke-linejoin="round"/>',
  ],
);

export const phone = object(
  [
    across('frame', 8, 24, ['#4a4f5a', '#c9ced8', '#8b919d', '#3f444e']),
    down('screen', 3, 29, ['#8fd0ff', '#4b7bec', '#6a3fb5']),
  ],
  [
    '<rect x="8" y="1.300" width="16" height="29.400" rx="3.300" fill="url(#frame)"/>',
    '<rect x="8.700" y="2" width="14.600" height="28" rx="2.700" fill="url(#screen)"/>',
    '<path d="M8.700 22c4-5 8 1 14.600-5.500V27.300c0 1.700-1 2.700-2.700 2.700h-9.200c-1.700 0-2.700-1-2.700-2.700V22Z" fill="#fff" opacity=".16"/>',
    '<rect x="13.300" y="2.900" width="5.400" height="1.500" rx=".75" fill="#0b0f18"/>',
    '<rect x="13" y="28.600" width="6" height=".45" rx=".22" fill="#fff" opacity=".85"/>',
    '<rect x="11.500" y="8" width="9" height="1.300" rx=".65" fill="#fff" opacity=".9"/><rect x="13.300" y="10.300" width="5.400" height=".8" rx=".4" fill="#fff" opacity=".6"/>',
  ],
);

const lens = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="1.550" fill="#2b2e36"/><circle cx="${x}" cy="${y}" r="1" fill="#0a0d14"/><circle cx="${x - 0.3}" cy="${y - 0.35}" r=".35" fill="#7fb4ff"/>`;

export const phoneCase = object(
  [
    across('case', 7, 25, ['#1f4aa0', '#4f8ae6', '#3a74d4', '#285bb8', '#173b85']),
    down('shade', 16, 31, [
      ['#000000', 0],
      ['#000000', 0.25],
    ]),
    down('camera', 3, 12, ['#f3f4f6', '#b8bcc5']),
  ],
  [
    '<rect x="24.200" y="8.800" width=".9" height="3.800" rx=".4" fill="#173b85"/>',
    '<rect x="7.200" y="1.100" width="17.600" height="29.800" rx="4.200" fill="url(#case)"/>',
    '<rect x="7.200" y="1.100" width="17.600" height="29.800" rx="4.200" fill="url(#shade)"/>',
    '<rect x="8.700" y="2.600" width="8.400" height="8.400" rx="2.500" fill="#173b85"/>',
    '<rect x="9.200" y="3.100" width="7.400" height="7.400" rx="2.100" fill="url(#camera)"/>',
    lens(11.2, 5.1),
    lens(11.2, 8.5),
    '<circle cx="14.800" cy="5" r=".7" fill="#fff6d8"/><circle cx="14.800" cy="8.500" r=".5" fill="#2b2e36"/>',
    '<circle cx="16" cy="19" r="4.300" stroke="#8fb8f5" stroke-width=".45" opacity=".7"/><path d="M16 24.500v2.600" stroke="#8fb8f5" stroke-width=".45" stroke-linecap="round" opacity=".7"/>',
    '<path d="M8.500 14v12.500c0 1.500.7 2.500 2 2.900" stroke="#fff" stroke-width=".6" stroke-linecap="round" opacity=".45"/>',
  ],
);

const bud = (flip: number): string =>
  `<g transform="translate(${flip > 0 ? 0 : 32} 0) scale(${flip} 1)"><path d="M8.300 4.100c2.700-1.700 6.200.2 6.200 3.600 0 1.900-1 3-1.200 4.300l-.4 5.800c0 .8-.5 1.200-1.300 1.200s-1.300-.5-1.300-1.200l-.2-5.400C7.600 11.800 6 10.100 6 8c0-1.700.900-3.100 2.300-3.900Z" fill="url(#bud)"/><ellipse cx="7.700" cy="8" rx="1.500" ry="2.300" fill="#5d6470"/><rect x="10.600" y="16.300" width="2" height="1.200" rx=".5" fill="#9aa1ac"/><path d="M9.500 4.700c1.400-.5 2.900.2 3.500 1.500" stroke="#fff" stroke-width=".6" stroke-linecap="round" opacity=".9"/></g>`;

export const earbuds = object(
  [
    glow('bud', 10, 6, 13, ['#ffffff', '#e9ebef', '#b4bac4']),
    down('case', 16, 30, ['#ffffff', '#eceef2', '#b9bfca']),
    down('well', 15, 20, ['#8c939f', '#c7ccd5']),
  ],
  [
    '<path d="M4.300 17.800h23.400l-1.200-2.200c-.3-.5-.7-.8-1.300-.8H6.800c-.6 0-1 .3-1.300.8l-1.200 2.200Z" fill="url(#well)"/>',
    bud(1),
    bud(-1),
    '<path d="M4 18.300c0-.5.3-.8.8-.8h22.400c.5 0 .8.3.8.8v5.200c0 4-2.600 6.600-6.600 6.600H10.600C6.600 30.100 4 27.500 4 23.500v-5.200Z" fill="url(#case)"/>',
    '<circle cx="16" cy="22.300" r=".75" fill="#3fc98a"/>',
    '<path d="M5.400 19.500v4c0 2.800 1.500 4.700 4 5.100" stroke="#fff" stroke-width=".8" stroke-linecap="round"/>',
  ],
);

const mesh = Array.from({ length: 9 }, (_, row) =>
  Array.from({ length: 11 }, (_unused, column) => {
    const x = 7.2 + column * 1.76 + (row % 2) * 0.88;
    return x < 25.4 ? `<circle cx="${x.toFixed(2)}" cy="${(11 + row * 1.75).toFixed(2)}" r=".34"/>` : '';
  }).join(''),
).join('');

export const speaker = object(
  [
    across('fabric', 5, 27, ['#262b36', '#5d6678', '#495164', '#343b4a', '#1e222b']),
    down('top', 3, 9, ['#747d90', '#2c3240']),
    across('base', 5, 27, ['#15181e', '#3a414e', '#15181e']),
  ],
  [
    '<path d="M5.500 6.500v20c0 2.300 4.700 4.200 10.500 4.200s10.500-1.900 10.500-4.200v-20h-21Z" fill="url(#fabric)"/>',
    `<g fill="#12151b" opacity=".5">${mesh}</g>`,
    '<path d="M5.500 25.800v.7c0 2.300 4.700 4.200 10.500 4.200s10.500-1.900 10.500-4.200v-.7c0 2.300-4.700 4-10.500 4s-10.500-1.700-10.500-4Z" fill="url(#base)"/>',
    '<ellipse cx="16" cy="6.500" rx="10.500" ry="3.700" fill="url(#top)"/>',
    '<ellipse cx="16" cy="6.300" rx="7.600" ry="2.500" fill="#12151b"/><ellipse cx="16" cy="6.300" rx="7.600" ry="2.500" stroke="#53b7ff" stroke-width=".45"/>',
    '<path d="M14.600 6.300h2.800M16 5.600V7" stroke="#dbe9ff" stroke-width=".4" stroke-linecap="round"/>',
  ],
);

export const powerBank = object(
  [
    across('shell', 7, 25, ['#202735', '#55637d', '#414d64', '#2b3446', '#191f2b']),
    down('screen', 5, 12, ['#0b1220', '#162238']),
  ],
  [
    '<rect x="7.500" y="1.800" width="17" height="28.400" rx="3.400" fill="url(#shell)"/>',
    '<rect x="9.700" y="4.600" width="12.600" height="6.600" rx="1.500" fill="url(#screen)"/>',
    '<path d="M12 6.300h2v3h-2v-3ZM15.300 6.300h2v1.500h-2zM15.300 7.800h2v1.500h-2z" stroke="#6fe0b0" stroke-width=".5" stroke-linejoin="round"/><path d="M19.300 6.300 18.500 8h1.400l-.8 1.600" stroke="#6fe0b0" stroke-width=".5" stroke-linejoin="round"/>',
    '<circle cx="16" cy="18.300" r="4.200" stroke="#8fa0bd" stroke-width=".5" opacity=".7"/><path d="m16.500 15.800-2 3h1.500l-.5 2.100 2-2.900H16l.5-2.200Z" fill="#c5d2e8"/>',
    '<rect x="12" y="26.800" width="3.200" height="1.300" rx=".6" fill="#0b0f18"/><rect x="17" y="26.800" width="3.200" height="1.300" rx=".3" fill="#0b0f18"/>',
    '<path d="M8.900 6v19.500c0 1.500.7 2.700 2 3.100" stroke="#fff" stroke-width=".5" stroke-linecap="round" opacity=".4"/>',
  ],
);

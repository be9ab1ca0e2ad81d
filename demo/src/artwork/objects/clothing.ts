import { across, down, goldAcross, object } from './drawing-kit.ts';

/** The box is square, but these garments are narrow: they are drawn wide, then narrowed. */
const narrowed = (shapes: readonly string[], by: number): string[] => [
  `<g transform="translate(${16 - 16 * by} 0) scale(${by} 1)">`,
  ...shapes,
  '</g>',
];

const hanger =
  '<path d="M16 4.300V3.600c1.300-.3 1.600-2.200 0-2.400-.9-.1-1.500.5-1.500 1.200" stroke="#8d8f96" stroke-width=".55" stroke-linecap="round"/>';

export const abaya = object(
  [
    across('cloth', 6, 26, ['#15161b', '#33353f', '#1d1e25', '#3b3d48', '#24262e', '#121318']),
    across('sleeve', 2, 11, ['#17181d', '#32343d', '#1a1b21']),
    across('sleeveEnd', 21, 30, ['#1a1b21', '#2f313a', '#131419']),
    down('gold', 5, 30, ['#f7e0a0', '#c8923a']),
  ],
  narrowed(
    [
      hanger,
      '<path d="M11.200 5.700c-3.500 1-4.600 2.600-5.600 6L2.300 20.400c1.400 1.300 3.200 1.900 5.300 1.900l4.600-8-1-8.600Z" fill="url(#sleeve)"/>',
      '<path d="M20.800 5.700c3.500 1 4.600 2.600 5.600 6l3.300 8.700c-1.400 1.300-3.200 1.900-5.300 1.900l-4.600-8 1-8.600Z" fill="url(#sleeveEnd)"/>',
      '<path d="M2.700 19.400c1.500 1.200 3.100 1.800 5.200 1.900l-.4 1c-2.100 0-3.900-.6-5.300-1.900l.5-1Zm26.600 0c-1.500 1.200-3.100 1.800-5.200 1.900l.4 1c2.100 0 3.900-.6 5.300-1.900l-.5-1Z" fill="url(#gold)"/>',
      '<path d="M11.200 5.700c1.500-.9 3-1.500 4.800-1.500s3.300.6 4.800 1.500c.8 4.500 1.500 8.800 2.600 13.300l2.200 10.300c-3 1.200-6.200 1.700-9.600 1.700s-6.600-.5-9.600-1.700L8.600 19c1.100-4.500 1.800-8.800 2.600-13.300Z" fill="url(#cloth)"/>',
      '<path d="M13.200 4.800c.8 1.500 1.700 2.400 2.800 3.100 1.100-.7 2-1.600 2.800-3.100-1.800-.8-3.800-.8-5.600 0Z" fill="#0c0d11"/>',
      '<path d="M12.700 5c.9 1.800 1.900 2.900 3.300 3.700 1.400-.8 2.400-1.900 3.300-3.700" stroke="url(#gold)" stroke-width=".45"/>',
      '<path d="M16 8.700V31" stroke="url(#gold)" stroke-width=".4"/>',
      '<path d="M12.300 13c-.6 6-1.700 11-3.200 16.300M19.700 13c.6 6 1.700 11 3.200 16.300" stroke="#4b4e5b" stroke-width=".4" stroke-linecap="round" opacity=".8"/>',
    ],
    0.72,
  ),
);

export const thobe = object(
  [
    across('cloth', 7, 25, ['#cfd3da', '#ffffff', '#eef0f3', '#ffffff', '#f0f2f5', '#c3c8d0']),
    across('sleeve', 3, 11, ['#c6cbd3', '#fafbfc', '#d5d9df']),
    across('sleeveEnd', 21, 29, ['#d5d9df', '#f6f7f9', '#bcc2cb']),
    across('button', 15, 17, goldAcross),
  ],
  narrowed(
    [
      hanger,
      '<path d="M11.500 6c-3.200.8-4.400 2.200-5.200 5.300L3.400 22.800c1 .7 2.200 1 3.700.9l4.800-9.700-.4-8Z" fill="url(#sleeve)"/>',
      '<path d="M20.500 6c3.200.8 4.400 2.200 5.200 5.300l2.900 11.500c-1 .7-2.200 1-3.700.9l-4.800-9.700.4-8Z" fill="url(#sleeveEnd)"/>',
      '<path d="M11.500 6 14 4.400h4L20.500 6c.6 4.700 1 8.700 1.800 13.200l1.500 10.600c-2.500.9-5 1.200-7.800 1.200s-5.300-.3-7.800-1.200l1.500-10.600c.8-4.500 1.200-8.500 1.800-13.200Z" fill="url(#cloth)"/>',
      '<path d="m13.600 3.900 2.400 2.700 2.400-2.700.9 1.400-2.200 3.500L16 7.600l-1.100 1.200-2.200-3.500.9-1.400Z" fill="#fff" stroke="#b9bfc9" stroke-width=".25" stroke-linejoin="round"/>',
      '<path d="M15 8.600v9.200h2V8.600" stroke="#b9bfc9" stroke-width=".3"/>',
      '<circle cx="16" cy="10.300" r=".42" fill="url(#button)"/><circle cx="16" cy="12.900" r=".42" fill="url(#button)"/><circle cx="16" cy="15.500" r=".42" fill="url(#button)"/>',
      '<path d="M18.200 11.300h2.300l.1 2.900-1.200.6-1.200-.6v-2.900Z" stroke="#b9bfc9" stroke-width=".3"/>',
      '<path d="M12.400 17c-.5 4.500-1.200 8.500-2 12.800M19.600 17c.5 4.500 1.200 8.500 2 12.800M16 18.500V31" stroke="#c9ced6" stroke-width=".4" stroke-linecap="round"/>',
    ],
    0.64,
  ),
);

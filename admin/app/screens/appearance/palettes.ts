import { builtInTheme } from '@waha/contract/theme';

/** Ready pairs of colours, all of which can be read. */
export const palettes = [
  ['navy', builtInTheme.primary, builtInTheme.accent],
  ['burgundy', '#7b1e3a', '#c0392b'],
  ['forest', '#1f5130', '#2e7d32'],
  ['plum', '#4a2466', '#8e44ad'],
  ['teal', '#0f4c53', '#0e7c86'],
  ['charcoal', '#2b2b2b', '#b05a00'],
] as const;

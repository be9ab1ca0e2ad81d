/*
 * The look of a shop, derived from two colours: pure functions without zod, so that the admin's preview and the server's
 * stylesheet are of the same values (`@waha/contract/theme`).
 */

export { fontUrl, headingFamily, ownFonts } from './heading-fonts.ts';
export { contrast, fromHex, type Oklch, toCss } from './oklch.ts';
export {
  builtInTheme,
  type PlainColours,
  type Properties,
  plainColours,
  type Theme,
  themeColours,
  themeProperties,
} from './theme.ts';
export { type ColourToken, type ColourTokens, nearestColour } from './theme-colours.ts';

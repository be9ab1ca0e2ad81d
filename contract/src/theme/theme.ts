import type { HeadingFont, ThemeRadius } from '../vocabulary/shop.ts';
import { headingFamily } from './heading-fonts.ts';
import { toCss, toHex } from './oklch.ts';
import { type ColourTokens, type Pair, tokensOfAccent, tokensOfPrimary } from './theme-colours.ts';

/** Look of a shop: all else is derived from it. */
export interface Theme {
  /** `#rrggbb` */
  primary: string;
  accent: string;
  radius: ThemeRadius;
  headingFont: HeadingFont;
}

/** The look that the stylesheets of the storefront hold; a shop that keeps it needs no stylesheet of its own. */
export const builtInTheme: Theme = { primary: '#12305c', accent: '#1f7cff', radius: 'medium', headingFont: 'standard' };

/** Radii of the built-in look in px, by their custom property, and the factor of each choice. */
const radii = { card: 16, field: 12, lg: 8, xl: 12, '2xl': 16, '3xl': 24 } as const;
const factors: Readonly<Record<ThemeRadius, number>> = { none: 0, small: 0.5, medium: 1, large: 1.5 };

/** Custom properties by name; colours as `light-dark()`. */
export type Properties = Readonly<Record<string, string>>;
export interface ThemeProperties {
  normal: Properties;
  high: Properties;
}

const isSameColour = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The colours that differ from the built-in ones: those are tuned by hand and stay as they are. */
export function themeColours({ primary, accent }: Theme): ColourTokens {
  const own = isSameColour(primary, builtInTheme.primary) ? undefined : tokensOfPrimary(primary);
  const lit = isSameColour(accent, builtInTheme.accent) ? undefined : tokensOfAccent(accent);
  return { normal: { ...own?.normal, ...lit?.normal }, high: { ...own?.high, ...lit?.high } };
}

/** Colours of a look for papers, mails and icons, which know no custom properties: `#rrggbb`. */
export interface PlainColours {
  /** Headings and grounds of buttons. */
  primary: string;
  onPrimary: string;
  /** The same on dark grounds. */
  primaryDark: string;
  onPrimaryDark: string;
}

const builtInColours: PlainColours = {
  primary: builtInTheme.primary,
  onPrimary: '#ffffff',
  primaryDark: '#9cc3ff',
  onPrimaryDark: '#0b1220',
};

/** Colours of a look that stand on white and on dark as those of its pages do. */
export function plainColours(theme: Theme): PlainColours {
  const { primary, 'on-primary': onPrimary } = themeColours(theme).normal;
  if (!primary || !onPrimary) return builtInColours;
  return {
    primary: toHex(primary.light),
    onPrimary: toHex(onPrimary.light),
    primaryDark: toHex(primary.dark),
    onPrimaryDark: toHex(onPrimary.dark),
  };
}

/** Custom properties by which a look differs from the built-in one. */
export function themeProperties(theme: Theme): ThemeProperties {
  const { normal, high } = themeColours(theme);
  const family = headingFamily(theme.headingFont);
  return {
    normal: { ...written(normal), ...radiusProperties(theme.radius), ...(family && { '--heading-font': family }) },
    high: written(high),
  };
}

function radiusProperties(radius: ThemeRadius): Properties {
  if (radius === builtInTheme.radius) return {};
  const entries = Object.entries(radii).map(([name, px]) => [`--radius-${name}`, `${px * factors[radius]}px`]);
  return Object.fromEntries(entries);
}

function written(tokens: Readonly<Record<string, Pair | undefined>>): Properties {
  const entries = Object.entries(tokens).flatMap(([name, pair]) => {
    if (!pair) return [];
    const [light, dark] = [toCss(pair.light), toCss(pair.dark)];
    return [[`--${name}`, light === dark ? light : `light-dark(${light},${dark})`]];
  });
  return Object.fromEntries(entries);
}

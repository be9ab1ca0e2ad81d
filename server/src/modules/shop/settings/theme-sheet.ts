import { createHash } from 'node:crypto';
import { fontUrl, ownFonts, type Properties, type Theme, themeProperties } from '@waha/contract/theme';

export interface ThemeSheet {
  css: string;
  /** Address of the sheet, which names its content. */
  url: string;
}

const write = (selector: string, properties: Properties) => {
  const lines = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
  return lines.length > 0 ? `${selector}{${lines.join(';')}}` : '';
};

function facesOf({ headingFont }: Theme): string[] {
  const { family, files } = ownFonts[headingFont] ?? { family: '', files: [] };
  return files.map(
    ({ name, range }) =>
      `@font-face{font-family:"${family}";font-weight:700;font-display:swap;src:url(${fontUrl(name)});unicode-range:${range}}`,
  );
}

/** Shows one of two logos: the visitor's choice of a theme counts before that of the system. */
const twoLogos = [
  '.logo-dark{display:none}',
  ...[':root[data-theme=dark]', '@media (prefers-color-scheme:dark){:root:not([data-theme=light])'].map(
    (dark) => `${dark} .logo-light{display:none}${dark.replace(/^@.*\{/, '')} .logo-dark{display:block}`,
  ),
  '}',
].join('');

/**
 * The stylesheet of a look, or null for the built-in one without a second logo. Selectors are doubled, so that it wins over sheets that a page
 * loads after it.
 */
export function writeThemeSheet(theme: Theme, hasDarkLogo: boolean): ThemeSheet | null {
  const { normal, high } = themeProperties(theme);
  const asked = write(':root:root:not([data-contrast=normal])', high);
  const css = [
    ...facesOf(theme),
    write(':root:root', normal),
    write(':root:root[data-contrast=high]', high),
    asked && `@media (prefers-contrast:more){${asked}}`,
    hasDarkLogo ? twoLogos : '',
  ].join('');
  if (!css) return null;
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 16);
  return { css, url: `/assets/theme-${hash}.css` };
}

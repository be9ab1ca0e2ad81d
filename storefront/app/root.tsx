import textAddresses from 'virtual:text-assets';
import cairoArabic from '@waha/kit/fonts/cairo-arabic.woff2';
import cairoLatin from '@waha/kit/fonts/cairo-latin.woff2';
import cairoShared from '@waha/kit/fonts/cairo-shared.woff2';
import poppins from '@waha/kit/fonts/poppins-600.woff2';
import { directionOf } from '@waha/kit/language';
import { RIYAL_SIGN } from '@waha/kit/money';
import type { ReactNode } from 'react';
import { preloadModule } from 'react-dom';
import { isRouteErrorResponse, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router';
import type { Route } from './+types/root.ts';
import touchIcon from './brand/icon-180.png';
import { startScript } from './document/start-script.ts';
import { pageContext } from './page-context.ts';
import { ErrorPage } from './shell/errors/error-page.tsx';
import type { PageHandle } from './shell/page-handle.ts';
import { pageMeta } from './shell/page-meta.ts';
import { isFallback, loadRootData, readRootData, useLanguage, useRootData } from './shell/root-data.ts';
import { Shell } from './shell/shell.tsx';
import styles from './styles/app.css?url';
import riyalStyles from './styles/riyal.css?url';
import { textsOf } from './text/texts.ts';

/**
 * Written by the server and run before React starts. The browser's bundle leaves its text out: it would add 430 bytes
 * to every visit.
 */
const writtenStart = import.meta.env.SSR ? startScript : '';

export function loader({ context }: Route.LoaderArgs) {
  return loadRootData(context.get(pageContext));
}

/**
 * The data of the frame around the pages is not reloaded on navigation, unless it was a fallback; pages load their own
 * data.
 */
export function shouldRevalidate(): boolean {
  return isFallback();
}

/** Metadata of an error page: the page was not found, or could not be rendered. */
export function meta({ error, ...input }: Route.MetaArgs) {
  if (!error) return [];
  const say = textsOf(readRootData(input.loaderData)?.language ?? 'ar', 'shell');
  const kind = isRouteErrorResponse(error) && error.status === 404 ? 'notFound' : 'failed';
  return pageMeta(input, { title: say(`${kind}Title`), description: say(`${kind}Text`), noIndex: true });
}

function useTextAreas(): string[] {
  // The router types `handle` as unknown; only routes of this app export it.
  const wanted = useMatches().flatMap((match) => (match.handle as PageHandle | undefined)?.texts ?? []);
  return [...new Set(['shell', ...wanted])];
}

/** Font files of the first screen. */
const letters = { ar: [cairoArabic, cairoShared], en: [cairoLatin, cairoShared, poppins] };

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const areas = useTextAreas();
  const { settings } = useRootData();
  // Written by the server once; the browser reads it before hydration.
  const textFiles: string[] = [];
  if (import.meta.env.SSR) {
    for (const area of areas) {
      const address = textAddresses[`${language}/${area}`];
      if (!address) continue;
      preloadModule(address, { as: 'script' });
      textFiles.push(`${area}=${address}`);
    }
  }
  return (
    // The start script may add data-theme and data-contrast before React sees the element.
    <html
      lang={language}
      dir={directionOf(language)}
      data-texts={areas.join(' ')}
      data-only={settings?.languages === 'ar' ? 'ar' : undefined}
      data-text-files={textFiles.join(' ') || undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* With a `precedence` React writes it before everything of lower priority. */}
        <link rel="stylesheet" href={styles} precedence="first" />
        {settings?.theme ? <link rel="stylesheet" href={settings.theme} /> : null}
        {settings?.currency_label === RIYAL_SIGN ? <link rel="stylesheet" href={riyalStyles} /> : null}
        {/*
         * Written as links, because `preload()` would put them before the styles. Only the fonts of the page's own
         * language: the others may load after the picture of the first screen.
         */}
        {letters[language].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf8" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1220" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: writtenStart }} suppressHydrationWarning />
        {/* No icon link for the built-in one: every browser requests /favicon.ico by itself. */}
        {settings?.icon ? <link rel="icon" href={settings.icon.small} type="image/png" /> : null}
        <link rel="apple-touch-icon" href={settings?.icon?.touch ?? touchIcon} />
        <link rel="manifest" href={language === 'en' ? '/en/manifest.webmanifest' : '/manifest.webmanifest'} />
        <Meta />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell failed>
      <ErrorPage error={error} />
    </Shell>
  );
}

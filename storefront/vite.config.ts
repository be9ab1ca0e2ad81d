import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compileTexts } from './vite/compile-texts.ts';
import { dropInstrumentation } from './vite/drop-instrumentation.ts';
import { dropPropertyFallback } from './vite/drop-property-fallback.ts';
import { precompress } from './vite/precompress.ts';
import { serviceWorker } from './vite/service-worker.ts';
import { trimRouteManifest } from './vite/trim-manifest.ts';

/** One chunk for what every page needs and only a new version changes: it packs better whole than in six pieces. */
const framework = { name: 'framework', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/ };

/** Parts most pages share (cards, prices, the cart), in one file; what only pages of forms or words share is not home's to load. */
const shared = {
  name: 'shared',
  test: /storefront[\\/]app[\\/](?!text[\\/](?:ar|en)|api[\\/]use-loaded|ui[\\/](?:sheet|field|form-trouble|submit-button|moment|pagination|contact-fields|empty-state|breadcrumbs|skeleton|phone|ordered-thing|steps)|(?:account|affiliate|auth|checkout|content|offline|photos|places|review)[\\/])/,
  minShareCount: 4,
};

/** What stands around every page, and what its panels share with it. */
const shell = { name: 'shell', test: /storefront[\\/]app[\\/](?:shell|search|toasts)[\\/]/, minShareCount: 2 };

/**
 * What lists and forms stand in. Before the groups below, which would otherwise take these parts along, and lists would load
 * the pages of orders and returns for a drawing of nothing found.
 */
const pageParts = {
  name: 'page-parts',
  test: /storefront[\\/]app[\\/]ui[\\/](?:empty-state|skeleton|breadcrumbs|pagination)\.tsx$/,
  minShareCount: 2,
};

/** How orders and what comes back of them are drawn: one file for all pages of theirs, named once in the list of routes. */
const orderParts = {
  name: 'order-parts',
  test: /storefront[\\/]app[\\/](?:ui[\\/](?:ordered-thing|steps)|checkout[\\/](?:unknown-order|tracking[\\/]timeline|success[\\/]order-details))\.tsx$/,
  minShareCount: 2,
};

/** Asking for a return and following it, which customers and guests do on pages of their own. */
const returnParts = {
  name: 'return-parts',
  test: /storefront[\\/]app[\\/]account[\\/](?:order-returns|returns[\\/](?:ask-return|shown-return|conversation|line-choice|return-(?:details|form|places|steps|wish)|use-return-form))\.tsx?$/,
  minShareCount: 2,
};

/** The small parts that pages of the account share: each file more is named in the list of routes, which every page gets. */
const accountParts = {
  name: 'account-parts',
  test: /storefront[\\/]app[\\/]account[\\/](?:account-page|load-failed|pieces-strip|confirm-button|quiet-action|returns[\\/](?:return-tone|returns-page))\.tsx?$/,
  minShareCount: 2,
};

/** The small parts of home that two or three other pages show too: together they pack better than in six files. */
const homeParts = {
  name: 'home-parts',
  test: /storefront[\\/]app[\\/](?:shop[\\/](?:section|countdown|use-fresh-after|backdrop|product-grid|social-proof[\\/]purchase-note-later)|content[\\/]blog[\\/]article-card|ui[\\/](?:moment|phone))\.tsx?$/,
  minShareCount: 2,
};

/** What a part that is loaded later needs beside what every page has loaded; nothing when that is only itself. */
function notThere(files: string[]): string[] {
  const missing = files.filter((file) => !/^assets\/(?:framework|rolldown-runtime|shared|shell)-/.test(file));
  return missing.length > 1 ? missing : [];
}

export default defineConfig({
  plugins: [
    compileTexts(),
    tailwindcss(),
    reactRouter(),
    dropInstrumentation(),
    dropPropertyFallback(),
    serviceWorker(),
    trimRouteManifest(),
    precompress(),
  ],
  server: { host: '127.0.0.1' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [framework, shared, shell, homeParts, pageParts, orderParts, returnParts, accountParts],
            },
          },
        },
      },
    },
  },
  build: {
    // Browsers with `light-dark()`, `@starting-style`, anchor-free popovers and top-level nesting; older ones read the plain HTML.
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: (_, files) => notThere(files) },
  },
});

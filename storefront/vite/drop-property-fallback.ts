import type { Plugin } from 'vite';

const FALLBACK = /@layer properties\{@supports[^{]*\{[^{]*\{[^{}]*\}\}\}/;

/**
 * Tailwind repeats its `@property` declarations for browsers that do not know them, which are older than any the shop is
 * built for (`build.target`). Without this step the style sheet of home has 10,088 bytes, of 10,000 that the budget allows.
 */
export function dropPropertyFallback(): Plugin {
  return {
    name: 'waha:drop-property-fallback',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        file.source = String(file.source).replace(FALLBACK, '');
      }
    },
  };
}

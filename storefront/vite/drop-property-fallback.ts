import type { Plugin } from 'vite';

const FALLBACK = /@layer properties\{@supports[^{]*\{[^{]*\{[^{}]*\}\}\}/;

/**
 * Tailwind repeats its `@property` declarations for browsers that do not know them, which are older than any the shop is
 * built for (`build.target`): 200 bytes of every first visit.
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

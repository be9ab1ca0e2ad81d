import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compileTexts } from './vite/compile-texts.ts';
import { precompress } from './vite/precompress.ts';

export default defineConfig({
  plugins: [compileTexts(), tailwindcss(), reactRouter(), precompress()],
  server: { host: '127.0.0.1' },
  build: {
    // Browsers with `light-dark()`, `@starting-style`, anchor-free popovers and top-level nesting; older ones read the plain HTML.
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});

import tailwindcss from '@tailwindcss/vite';
import { compileTexts } from '@waha/kit/vite/compile-texts';
import { precompressFolder } from '@waha/kit/vite/precompress';
import { defineConfig } from 'vite';
import { pushWorker } from './vite/push-worker.ts';
import { staffCalls } from './vite/staff-calls.ts';

export default defineConfig({
  base: '/admin/',
  // A folder of its own, apart from the storefront's caches of the same packages.
  cacheDir: '../.cache/vite-admin',
  plugins: [
    compileTexts(),
    staffCalls(),
    pushWorker(),
    tailwindcss(),
    {
      name: 'waha:precompress-admin',
      apply: 'build',
      writeBundle: { order: 'post', handler: () => precompressFolder('build/assets') },
    },
  ],
  server: { host: '127.0.0.1' },
  build: {
    outDir: 'build',
    // For a policy without 'unsafe-inline' and 'data:' styles: every asset is a file of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'framework', test: /node_modules/ },
            { name: 'words-ar', test: /\/text\/ar\// },
            { name: 'words-en', test: /\/text\/en\// },
          ],
        },
      },
    },
  },
});

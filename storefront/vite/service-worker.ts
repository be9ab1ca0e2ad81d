import path from 'node:path';
import { pushWorker, workerCode } from '@waha/kit/vite/worker-code';
import type { Plugin, Rolldown } from 'vite';
import { pages } from '../app/pages.ts';
import { networkOnly } from './network-only.ts';

const NO_PANELS = 'const PANELS = [];';
const NO_PAGES = 'const NETWORK_ONLY = /^/;';
/** Modules loaded when first opened, on any page, and their texts. */
const panel = /\/app\/(?:(?:toasts|shell|search|cart|offline)\/|text\/(?:text-files|(?:ar|en)\/(?:cart|offline))\.ts)/;

/** Writes the service worker to `/sw.js`, with what shows notifications. */
export function serviceWorker(): Plugin {
  let source = '';
  return {
    name: 'waha:service-worker',
    apply: 'build',
    configResolved({ root }) {
      source = path.join(root, 'worker/service-worker.ts');
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const code = workerCode(source, pushWorker);
      for (const blank of [NO_PANELS, NO_PAGES]) if (!code.includes(blank)) throw new Error(`${source} lacks ${blank}`);
      const filled = code
        .replace(NO_PANELS, `const PANELS = ${JSON.stringify(panelFiles(bundle))};`)
        .replace(NO_PAGES, () => `const NETWORK_ONLY = ${networkOnly(pages)};`);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: filled });
    },
  };
}

/** Files of panels and their imports. */
function panelFiles(bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name)) return;
    files.add(name);
    chunk.imports.forEach(add);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && chunk.isDynamicEntry && panel.test(chunk.facadeModuleId ?? '')) add(chunk.fileName);
  }
  return [...files].map((name) => `/${name}`).sort();
}

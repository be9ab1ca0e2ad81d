import { pushWorker as source, workerCode } from '@waha/kit/vite/worker-code';
import type { Plugin } from 'vite';

/** Writes `sw.js`, the admin's service worker: it shows notifications and keeps no pages. */
export function pushWorker(): Plugin {
  return {
    name: 'waha:push-worker',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: workerCode(source) });
    },
  };
}

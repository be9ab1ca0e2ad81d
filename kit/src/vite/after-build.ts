import type { Plugin } from 'vite';

/** Runs `work` on the browser's files in `outDir` once they are final: the server build is the last to be written. */
export function afterBuild(name: string, work: (outDir: string) => void): Plugin {
  let outDir = '';
  return {
    name,
    apply: 'build',
    configResolved(config) {
      outDir = config.environments.client?.build.outDir ?? '';
    },
    closeBundle: {
      order: 'post',
      handler() {
        if (this.environment.name === 'ssr') work(outDir);
      },
    },
  };
}

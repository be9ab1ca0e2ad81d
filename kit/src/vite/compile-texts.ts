import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';
import type { Plugin } from 'vite';

const textFile = /\/app\/text\/(ar|en)\/([a-z-]+)\.ts$/;
const assetsModule = 'virtual:text-assets';

/** Turns one file of ICU messages into a module of functions, so that no parser reaches a browser. */
export async function compileTextFile(file: string, language: string, version = 0): Promise<string> {
  const source: { default: Record<string, string> } = await import(`${pathToFileURL(file).href}?v=${version}`);
  const compiled = compileModule(new MessageFormat(language), source.default);
  // Our runtime writes `#` with Latin digits on every platform; Intl's digits for `ar` differ between them.
  const runtime = path.resolve(import.meta.dirname, '../text/runtime.ts');
  return compiled.replace('@messageformat/runtime/lib/cardinals', runtime).replace('@messageformat/runtime', runtime);
}

/** The address of each compiled text file, for preloading: known once the browser build has been written. */
function builtAddresses(manifestFile: string): Record<string, string> {
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const addresses: Record<string, string> = {};
  for (const [source, { file }] of Object.entries(manifest)) {
    const match = textFile.exec(`/${source}`);
    if (match) addresses[`${match[1]}/${match[2]}`] = `/${file}`;
  }
  return addresses;
}

export function compileTexts(): Plugin {
  let root = '';
  let isBuild = false;
  return {
    name: 'waha:texts',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
      isBuild = config.command === 'build';
    },
    resolveId(id) {
      return id === assetsModule ? `\0${assetsModule}` : null;
    },
    async load(id) {
      if (id === `\0${assetsModule}`) {
        const onServer = this.environment.name !== 'client';
        const addresses =
          isBuild && onServer ? builtAddresses(path.join(root, 'build/client/.vite/manifest.json')) : {};
        return `export default ${JSON.stringify(addresses)}`;
      }
      const match = textFile.exec(id.replaceAll('\\', '/'));
      return match?.[1] ? compileTextFile(id, match[1], Date.now()) : null;
    },
  };
}

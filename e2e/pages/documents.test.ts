import { readdir, readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import type { ServerBuild } from 'react-router';
import { beforeAll, describe, expect, test } from 'vitest';
import { readBuild, renderDocument } from '../support/render-document.ts';
import { shopUnderTest } from '../support/shop-under-test.ts';

/*
 * Output of the document writers of storefront/app/document on pages as React Router writes them. After an upgrade that
 * writes something else, the test of the writer that no longer finds its pattern fails here.
 */

let build: ServerBuild;
let home: string;

beforeAll(async () => {
  build = await readBuild();
  home = await renderDocument(build, shopUnderTest().url, '/');
});

const START = /<script type="module" async="">([\s\S]*?)<\/script>/;

describe('a document of the built shop', () => {
  test('hands its data over as text, and as no program', () => {
    expect(home).not.toContain('streamController');
    const [, text = ''] = /<script type="text\/plain" data-handed>([\s\S]*?)<\/script>/.exec(home) ?? [];
    const json = text.replaceAll('"', '\\"').replaceAll('~', '"');
    // The router's form of data: one line of a flat list.
    expect(Array.isArray(JSON.parse(json.split('\n')[0] ?? ''))).toBe(true);
    expect(START.exec(home)?.[1]).toContain('window.__reactRouterContext={...{"basename":"/","future":{}');
  });

  test('asks for its scripts behind the first frame', () => {
    expect(home).not.toMatch(/<link rel="modulepreload"/);
    const [, start = ''] = START.exec(home) ?? [];
    expect(start).not.toMatch(/^import /m);
    const [, list = '[]'] = /for\(const\[i,a\]of (\[.*?\])\.entries/.exec(start) ?? [];
    const names = (JSON.parse(list) as string[]).map((file) => /\/([a-z.-]+)-[\w-]{8}\.js$/.exec(file)?.[1]);
    expect(names).toEqual(
      expect.arrayContaining(['entry.client', 'framework', 'every-page', 'root', 'home', 'shell', 'shop']),
    );
    expect(start).toMatch(/const \[,?route0,route1\]=await Promise\.all\(/);
  });

  test('names the routes it is made of, without what came with them, and no other', () => {
    const [, json = '{}'] = /window\.__reactRouterManifest=(\{.*?\});\n/.exec(home) ?? [];
    const manifest = JSON.parse(json);
    expect(Object.keys(manifest.routes)).toEqual(['root', 'shop/home/home']);
    expect(manifest.entry.imports).toEqual([]);
    expect(Object.values(manifest.routes)).toEqual(
      expect.arrayContaining([expect.objectContaining({ imports: [], hasLoader: true })]),
    );
    expect(json).not.toContain('false');
    expect(manifest.url).toMatch(/^\/assets\/manifest-[0-9a-f]{8}\.js$/);
  });

  test('leaves no mark of discovery on links, and no nonce', () => {
    expect(home).toMatch(/<a [^>]*href="\/products"/);
    expect(home).not.toContain('data-discover');
    expect(home).not.toContain('nonce=');
  });

  test('allows the scripts it was written with: each is its own', () => {
    const scripts = [...home.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(scripts.length).toBeGreaterThan(3);
    expect(home).not.toContain('data-foreign');
  });
});

/** The build with more pages, as if they were in the table. */
function withMorePages(count: number): ServerBuild {
  const more = Array.from({ length: count }, (_, index) => {
    const id = `community/page-${index}`;
    const route = { id, parentId: 'root', path: `community/page-${index}/:id` };
    const assets = { ...route, hasLoader: true, hasDefaultExport: true, module: `/assets/page-${index}-abcdefgh.js` };
    return { id, route: { ...route, module: { default: () => null } }, assets: { ...assets, imports: [], css: [] } };
  });
  const added = <Value>(part: (one: (typeof more)[number]) => Value) =>
    Object.fromEntries(more.map((one) => [one.id, part(one)]));
  return {
    ...build,
    routes: { ...build.routes, ...added(({ route }) => route) },
    assets: { ...build.assets, routes: { ...build.assets.routes, ...added(({ assets }) => assets) } },
    // Only the parts of a build that the router reads.
  } as unknown as ServerBuild;
}

test('sixty more pages cost home less than 0.2 kB', async () => {
  const packed = (html: string) => brotliCompressSync(html).length;
  const grown = await renderDocument(withMorePages(60), shopUnderTest().url, '/');
  expect(grown).not.toContain('community/page-');
  expect(packed(grown) - packed(home)).toBeLessThan(200);
});

test('the table of pages reaches no browser', async () => {
  const folder = new URL('../../storefront/build/client/assets/', import.meta.url);
  const scripts = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(100);
  for (const file of scripts) {
    // An example of one of its rows.
    expect(await readFile(new URL(file, folder), 'utf8'), file).not.toContain('nobodys-token-at-all');
  }
});

test('no file that home fetches names a page it does not show', async () => {
  const { url } = shopUnderTest();
  const elsewhere = Object.values(build.assets.routes).filter((route) => route && !home.includes(`"${route.id}"`));
  expect(elsewhere.length).toBeGreaterThan(40);
  const files = new Set(/for\(const\[i,a\]of \[(.*?)\]\.entries/.exec(home)?.[1]?.match(/\/assets\/[\w.-]+\.js/g));
  expect(files.size).toBeGreaterThan(5);
  for (const file of files) {
    const code = await (await fetch(new URL(file, url))).text();
    expect(
      elsewhere.filter((route) => code.includes(`${route?.module}`)).map((route) => route?.id),
      file,
    ).toEqual([]);
  }
});

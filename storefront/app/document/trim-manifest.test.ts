import { expect, test } from 'vitest';
import { trimDocumentManifest, trimManifestFile } from './trim-manifest.ts';

const routes = {
  root: { id: 'root', hasAction: false, hasLoader: true, imports: ['/assets/framework.js'] },
  home: { id: 'home', parentId: 'root', hasAction: false, imports: ['/assets/framework.js', '/assets/cards.js'] },
};
const manifest = {
  entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
  routes,
  url: '/assets/manifest-0.js',
};

test('a document names its own routes, without what came with them', () => {
  const script = (own: string) => `<script>;
  window.__reactRouterManifest = ${JSON.stringify(manifest, null, 2)};
  window.__reactRouterRouteModules = {${own}};
import("/assets/entry.js");</script>`;
  const html = trimDocumentManifest(script('"root":route0'));
  const [, json = '{}'] = /__reactRouterManifest=(.*);/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({
    entry: { module: '/assets/entry.js', imports: [] },
    routes: { root: { id: 'root', hasLoader: true, imports: [] } },
    url: '/assets/manifest-0.js',
  });
  expect(html).toContain('window.__reactRouterRouteModules = {"root":route0};');
});

test('a document names the index route too, which no discovery would ask for', () => {
  const withIndex = {
    ...manifest,
    routes: { ...routes, home: { ...routes.home, index: true }, about: { id: 'about', path: 'about', imports: [] } },
  };
  const html = trimDocumentManifest(`<script>window.__reactRouterManifest = ${JSON.stringify(withIndex, null, 2)};
  window.__reactRouterRouteModules = {"root":route0};</script>`);
  const [, json = '{}'] = /__reactRouterManifest=(.*);/.exec(html) ?? [];
  expect(JSON.parse(json).routes.home).toEqual({ id: 'home', parentId: 'root', index: true, imports: [] });
  expect(Object.keys(JSON.parse(json).routes)).toEqual(['root', 'home']);
});

test('the file of all routes names what no first page has brought', () => {
  const file = trimManifestFile(`window.__reactRouterManifest=${JSON.stringify(manifest)};`);
  const [, json = '{}'] = /^window\.__reactRouterManifest=(.*);$/.exec(file) ?? [];
  expect(JSON.parse(json).routes).toEqual({
    root: { id: 'root', hasLoader: true, imports: ['/assets/framework.js'] },
    home: { id: 'home', parentId: 'root', imports: ['/assets/cards.js'] },
  });
});

test('a document without a manifest stays as it is', () => {
  expect(trimDocumentManifest('<p>x</p>')).toBe('<p>x</p>');
});

import { expect, it } from 'vitest';
import { startAfterFirstPaint } from './start-after-first-paint.ts';

const html = `<head><link rel="modulepreload" href="/assets/root.js"/><title>t</title><link rel="modulepreload" href="/assets/home.js"/><link rel="modulepreload" href="/assets/root.js"/></head><body><script>first()</script><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  window.modules = {"root":route0,"home":route1};

import("/assets/entry.client.js");</script></body>`;

it('asks for every script once, and for none before the first frame', () => {
  const arranged = startAfterFirstPaint(html);
  expect(arranged).toContain('<head><title>t</title></head><body><script>first()</script>');
  expect(arranged).toContain('for(const[i,a]of ["/assets/root.js","/assets/home.js"].entries())');
  expect(arranged).toContain('const [,route0,route1]=await Promise.all(["/assets/manifest.js","/assets/root.js"');
  expect(arranged).toMatch(/window\.modules = [^;]+;\s+import\("\/assets\/entry\.client\.js"\);<\/script>/);
  expect(arranged).not.toMatch(/^import /m);
});

it('leaves a document without a start as it is', () => {
  expect(startAfterFirstPaint('<p>x</p>')).toBe('<p>x</p>');
});

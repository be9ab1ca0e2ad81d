import { expect, it } from 'vitest';
import { startScriptFirst } from './start-script-first.ts';

it('moves the start script before the styles, as it is', () => {
  const html = `<head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/><title>t</title><script data-start="">a('$&')</script></head>`;
  expect(startScriptFirst(html)).toBe(
    `<head><meta charSet="utf-8"/><script data-start="">a('$&')</script><link rel="stylesheet" href="/a.css"/><title>t</title></head>`,
  );
});

it('leaves a document without either as it is', () => {
  for (const html of ['<p>x</p>', '<script data-start="">a()</script>', '<link rel="stylesheet" href="/a.css"/>']) {
    expect(startScriptFirst(html)).toBe(html);
  }
});

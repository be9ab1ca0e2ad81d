import { expect, test } from 'vitest';
import { renderDocument, renderMarkdown } from './markdown.ts';

test('keeps what texts need', () => {
  expect(renderMarkdown('# عنوان\n\nنص **مهم**')).toBe('<h2>عنوان</h2>\n<p>نص <strong>مهم</strong></p>\n');
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '<a href="data:text/html,x" onclick="x()">x</a>',
  '<svg onload=alert(1)>',
  '<iframe src="https://example.com"></iframe>',
])('drops what could run: %s', (markdown) => {
  expect(renderMarkdown(markdown)).not.toMatch(/script|onerror|onclick|onload|data:|iframe|svg/i);
});

test('links that leave the shop are marked, our own are not', () => {
  const html = renderMarkdown('[ours](/returns) [theirs](https://mc.gov.sa) [theirs too](//mc.gov.sa)');
  expect(html).toContain('<a href="/returns">');
  expect(html).toContain('<a href="https://mc.gov.sa" rel="nofollow noopener">');
  expect(html).toContain('<a href="//mc.gov.sa" rel="nofollow noopener">');
});

test('a document names its headings, each with an anchor of its own', () => {
  const { html, headings } = renderDocument('## كيف *تختار*؟\n\nنص\n\n### الحجم & الوزن\n\n## كيف تختار\n\n#### صغير');
  expect(headings).toEqual([
    { id: 'h-كيف-تختار', text: 'كيف تختار؟', level: 2 },
    { id: 'h-الحجم-الوزن', text: 'الحجم & الوزن', level: 3 },
    { id: 'h-كيف-تختار-3', text: 'كيف تختار', level: 2 },
  ]);
  expect(html).toContain('<h2 id="h-كيف-تختار">كيف <em>تختار</em>؟</h2>');
});

test('a heading written as HTML takes no id of the page', () => {
  const { html } = renderDocument('<h2 id="main">x</h2>\n\n<h3 id="h-own">y</h3>');
  expect(html).toContain('<h2>x</h2>');
  expect(html).toContain('<h3 id="h-own">y</h3>');
});

test('the plain text of a document is what is read, without markup', () => {
  expect(renderDocument('## A\n\n- one **two**\n- [three](/x) < 4').plainText).toBe('A one two three < 4');
});

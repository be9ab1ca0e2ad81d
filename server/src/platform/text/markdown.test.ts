import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';

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

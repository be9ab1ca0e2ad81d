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

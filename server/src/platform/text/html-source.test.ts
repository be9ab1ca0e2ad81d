import { expect, test } from 'vitest';
import { htmlSource, htmlText, isHtml, renderMarkdown } from './index.ts';

const INDENTED = `<div dir="rtl" style="text-align: right;">

    <div style="margin-bottom: 20px;">
        <strong>هيبة المجالس</strong>
        <p style="margin-top: 5px;">عطر دافئ.</p>
    </div>

    <ul>
        <li>ثلاث قطع</li>
    </ul>
    <script>alert(1)</script><p> </p>
</div>`;

test('indented HTML is never shown as code, and has no attribute, style or script', () => {
  const source = htmlSource(INDENTED);
  expect(source).toBe('<p><strong>هيبة المجالس</strong></p>\n<p>عطر دافئ.</p>\n<ul> <li>ثلاث قطع</li> </ul>');
  expect(renderMarkdown(source)).not.toContain('<code>');
  expect(renderMarkdown(source)).toContain('<p>عطر دافئ.</p>');
});

test.each([
  ['text alone &amp; entities&nbsp;here', '<p>text alone &amp; entities here</p>'],
  ['<p>a</p>\n<p>b</p>', '<p>a</p>\n<p>b</p>'],
  ['<h1>Big</h1>one<br>two<hr>three', '<h2>Big</h2>\n<p>one<br />two</p>\n<hr />\n<p>three</p>'],
  ['<p>never closed <b>bold', '<p>never closed <strong>bold</strong></p>'],
  ['<a href="javascript:x" onclick="y">link</a>', '<p><a>link</a></p>'],
  ['<table><tr><td>1</td><td></td></tr></table>', '<table><tr><td>1</td><td></td></tr></table>'],
  ['', ''],
])('%s becomes %s, and again itself', (html, source) => {
  expect(htmlSource(html)).toBe(source);
  expect(htmlSource(source)).toBe(source);
});

test('the letters of HTML are a line for each block', () => {
  expect(htmlText('<ul><li>One&nbsp;&amp; two</li><li>3 &lt; 4</li></ul><style>p{}</style>end')).toBe(
    'One & two\n3 < 4\nend',
  );
});

test.each([
  ['<p>a</p>', true],
  ['a<br/>b', true],
  ['Tea &amp; coffee', true],
  ['**bold** and 3 < 4', false],
  ['Q&A; more', false],
])('%s has markup: %s', (text, answer) => {
  expect(isHtml(text)).toBe(answer);
});

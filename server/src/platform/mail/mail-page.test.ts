import { expect, test } from 'vitest';
import { layOutMail, type MailSection } from './mail-page.ts';

const sender = (name: string) => ({
  name,
  colours: { primary: '#702040', onPrimary: '#ffffff', primaryDark: '#ffb0c8', onPrimaryDark: '#301020' },
});

const section = (language: 'ar' | 'en', ...parts: MailSection['parts']): MailSection => ({
  language,
  heading: language === 'ar' ? 'استلمنا طلبك WH-2026-000010' : 'We have your order WH-2026-000010',
  parts,
});

test('says the same in HTML and as text, the reader’s language first, each in its own direction', () => {
  const parts: MailSection['parts'] = [
    { kind: 'text', text: 'أهلًا نورة' },
    { kind: 'rows', rows: [{ label: 'الإجمالي', value: '216.00 ر.س', isStrong: true }] },
    { kind: 'link', label: 'تتبع طلبك', url: 'https://shop.test/track-order?number=1&x=2' },
  ];
  const { html, text } = layOutMail(sender('واحة'), [section('ar', ...parts), section('en')]);
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('<title>استلمنا طلبك WH-2026-000010</title>');
  expect(html.indexOf('lang="ar" dir="rtl"')).toBeLessThan(html.indexOf('lang="en" dir="ltr"'));
  expect(html).toContain('href="https://shop.test/track-order?number=1&amp;x=2"');
  expect(text).toBe(
    [
      'استلمنا طلبك WH-2026-000010',
      'أهلًا نورة',
      'الإجمالي: 216.00 ر.س',
      'تتبع طلبك:\nhttps://shop.test/track-order?number=1&x=2',
      '– – –',
      'We have your order WH-2026-000010',
    ].join('\n\n'),
  );
});

test('text of strangers stays text', () => {
  const { html } = layOutMail(sender('<b>'), [section('en', { kind: 'text', text: '<script>alert("1")</script>' })]);
  expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
  expect(html).not.toMatch(/<script|<b>/);
});

test('numbers of orders and of bank accounts are never broken or turned round', () => {
  const { html } = layOutMail(sender('واحة'), [
    section('ar', { kind: 'text', text: 'الآيبان SA8600000000608010167519، واكتب WH-2026-000010' }),
  ]);
  for (const code of ['SA8600000000608010167519', 'WH-2026-000010']) {
    expect(html).toContain(`<bdi dir="ltr" style="white-space:nowrap">${code}</bdi>`);
  }
});

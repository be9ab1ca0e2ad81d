import { expect, test } from 'vitest';
import { normaliseIban } from './iban.ts';

test.each([
  'SA0380000000608010167519',
  'sa03 8000 0000 6080 1016 7519',
  'GB82WEST12345698765432',
  '\u200fSA03-8000-0000-6080-1016-7519',
])('%s is an IBAN', (typed) => {
  expect(normaliseIban(typed)).toMatch(/^[A-Z]{2}\d{2}[A-Z0-9]+$/);
});

test.each([
  '',
  'SA',
  'SA0380000000608010167518',
  'SA03800000006080101675190',
  'SA038000000060801016751٩',
  '0380000000608010167519',
])('%s is none', (typed) => {
  expect(normaliseIban(typed)).toBeNull();
});

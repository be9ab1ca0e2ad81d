import { expect, test } from 'vitest';
import { isStopWord } from './is-stop-word.ts';

test.each([
  'إيقاف',
  'ايقاف',
  '«إيقاف»',
  ' إلغاء ',
  'الغاء',
  'إلغاء الاشتراك',
  'STOP',
  'Stop.',
  'unsubscribe',
  'أوقف!',
  'إيـقاف',
])('%s ends advertising', (text) => expect(isStopWord(text)).toBe(true));

test.each(['إلغاء الطلب', 'stop sending the wrong size', 'أريد إلغاء طلبي', '', 'متى يصل؟', `stop${' '.repeat(60)}`])(
  '%s is for staff to read',
  (text) => expect(isStopWord(text)).toBe(false),
);

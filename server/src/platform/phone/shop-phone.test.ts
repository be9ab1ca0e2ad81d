import { expect, test } from 'vitest';
import { shopPhone } from './index.ts';

test.each([
  ['920003600', '+966920003600'],
  ['9200 03600', '+966920003600'],
  ['٩٢٠٠٠٣٦٠٠', '+966920003600'],
  ['0112345678', '+966112345678'],
  ['0512345678', '+966512345678'],
  ['00966512345678', '+966512345678'],
  ['+966 11 234 5678', '+966112345678'],
  ['+971501234567', '+971501234567'],
  ['ask for Huda', 'ask for Huda'],
  ['', ''],
])('%j is dialled as %s from anywhere', (typed, dialled) => {
  expect(shopPhone(typed)).toBe(dialled);
});

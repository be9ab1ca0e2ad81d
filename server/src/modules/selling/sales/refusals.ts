import type { salesRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

export const salesRefusalTexts = {
  ar: { 'sales.window_wrong': 'اختر مدة يسبق أولها آخرها، ولا تزيد على سنة' },
  en: { 'sales.window_wrong': 'Choose days of which the first is before the last, a year at most' },
} satisfies TextsFor<keyof typeof salesRefusals>;

import type { operationsRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

export const operationsRefusalTexts = {
  ar: { 'operations.no_dead_job': 'لم تعد هذه المهمة متوقفة: أُعيدت محاولتها أو نجحت' },
  en: { 'operations.no_dead_job': 'This job is no longer stopped: it was tried again or succeeded' },
} satisfies TextsFor<keyof typeof operationsRefusals>;

import type { machineTokenRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

export const machineTokenRefusalTexts = {
  ar: {
    'machine_tokens.not_found': 'لا يوجد مفتاح ربط بهذه البيانات',
    'machine_tokens.revoked_before': 'أُلغي هذا المفتاح من قبل',
    'machine_tokens.too_many': 'للمتجر {most} مفتاح ربط، وهو الحد الأقصى. ألغِ ما لا تحتاجه أولًا',
  },
  en: {
    'machine_tokens.not_found': 'There is no such API key',
    'machine_tokens.revoked_before': 'This API key was revoked before',
    'machine_tokens.too_many': 'The shop has {most} API keys, which is the most. Revoke those you do not need first',
  },
} satisfies TextsFor<keyof typeof machineTokenRefusals>;

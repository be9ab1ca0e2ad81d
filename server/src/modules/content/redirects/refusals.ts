import type { redirectRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Texts of this module's refusals. */
export const redirectRefusalTexts = {
  ar: {
    'redirects.not_found': 'هذا التوجيه غير موجود، ربما حذفه غيرك',
    'redirects.loop': 'هذا التوجيه يعيد الزائر إلى العنوان نفسه. اختر صفحة أخرى',
  },
  en: {
    'redirects.not_found': 'There is no such redirect; somebody may have removed it',
    'redirects.loop': 'This would lead back to the address itself. Choose another page',
  },
} satisfies TextsFor<keyof typeof redirectRefusals>;

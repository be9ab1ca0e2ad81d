import type { pushRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

export const pushRefusalTexts = {
  ar: {
    'push.address_refused': 'ذكر هذا المتصفح عنوانًا لا نرسل إليه إشعارات',
    'push.key_wrong': 'أرسل هذا المتصفح مفتاحًا غير صالح للإشعارات. أعد تحميل الصفحة وحاول مرة أخرى',
    'push.sealed': 'الإشعارات متوقفة الآن في المتجر. حاول لاحقًا',
    'push.device_not_found': 'هذا الجهاز لا تصله إشعارات حسابك',
  },
  en: {
    'push.address_refused': 'This browser named an address that is sent no notifications',
    'push.key_wrong': 'This browser sent a key that notifications cannot be sent with. Reload the page and try again',
    'push.sealed': 'Notifications of the shop are not available at the moment. Try again later',
    'push.device_not_found': 'This device gets no notifications of your account',
  },
} satisfies TextsFor<keyof typeof pushRefusals>;

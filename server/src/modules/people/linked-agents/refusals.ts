import type { linkedAgentRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

export const linkedAgentRefusalTexts = {
  ar: {
    'agents.not_open': 'لا يربط هذا المتجر الحسابات بوكلاء التسوق',
    'agents.not_found': 'لم نجد هذا الوكيل بين المرتبطين بحسابك',
    'agents.client_unknown': 'لا يعرّف هذا الطلب بوكيل نثق بعنوانه، فلا تكمل',
    'agents.client_unreadable': 'تعذّرت قراءة تعريف الوكيل من عنوانه. حاول لاحقًا من تطبيقه',
    'agents.return_refused': 'يطلب هذا الرابط العودة إلى عنوان لم يعلنه الوكيل، فلا تكمل',
    'agents.request_refused': 'طلب الوكيل ناقص، فلا يمكن ربطه',
    'agents.too_many': 'بحسابك {most} من الوكلاء، وهو الحد الأقصى. ألغِ ربط أحدهم أولًا',
  },
  en: {
    'agents.not_open': 'This shop links accounts to no shopping agents',
    'agents.not_found': 'This agent is not linked to your account',
    'agents.client_unknown': 'This request names no agent at an address that can be trusted. Do not go on',
    'agents.client_unreadable': 'The agent could not be looked up at its address. Try again later from its app',
    'agents.return_refused': 'This link leads back to an address that the agent has not declared. Do not go on',
    'agents.request_refused': 'The request of the agent is incomplete, so it cannot be linked',
    'agents.too_many': 'Your account has {most} agents, which is the most. Unlink one first',
  },
} satisfies TextsFor<keyof typeof linkedAgentRefusals>;

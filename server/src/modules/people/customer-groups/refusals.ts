import type { customerGroupRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

export const customerGroupRefusalTexts = {
  ar: {
    'customer_groups.not_found': 'هذه المجموعة غير موجودة، وربما حُذفت',
    'customer_groups.too_many': 'لديك {most} مجموعة، وهذا أقصى عدد. احذف واحدة منها أولًا',
  },
  en: {
    'customer_groups.not_found': 'This group does not exist; it may have been removed',
    'customer_groups.too_many': 'There are {most} groups, which is the most there can be. Remove one first',
  },
} satisfies TextsFor<keyof typeof customerGroupRefusals>;

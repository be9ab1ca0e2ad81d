import type { segmentRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

export const segmentRefusalTexts = {
  ar: {
    'segments.not_found': 'هذه الشريحة غير موجودة، وربما حُذفت',
    'segments.too_many': 'لديك {most} شريحة، وهذا أقصى عدد. احذف واحدة منها أولًا',
    'segments.in_use': 'تنتظر حملة هذه الشريحة. غيّر الحملة أو احذفها أولًا',
  },
  en: {
    'segments.not_found': 'This segment does not exist; it may have been removed',
    'segments.too_many': 'There are {most} segments, which is the most there can be. Remove one first',
    'segments.in_use': 'A campaign waits for this segment. Change or remove the campaign first',
  },
} satisfies TextsFor<keyof typeof segmentRefusals>;

import { createTexts } from '../../../platform/text/index.ts';

/** Texts that the owner reads at the provider. */
export const trialTexts = createTexts({
  ar: { description: 'تجربة الدفع بريال واحد' },
  en: { description: 'Trial payment of one riyal' },
});

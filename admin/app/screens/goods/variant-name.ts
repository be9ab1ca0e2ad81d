import type { AdminProduct } from '@waha/contract/types';

type Named = Pick<AdminProduct['variants'][number], 'choices'>;

/** Values of a variant in a language: «أسود / M»; '' for one without options. */
export const variantName = ({ choices }: Named, language: 'ar' | 'en'): string =>
  choices
    .map(({ value_ar, value_en }) => (language === 'ar' ? value_ar : value_en))
    .filter(Boolean)
    .join(' / ');

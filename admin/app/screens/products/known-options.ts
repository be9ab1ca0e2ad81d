import type { OptionKind } from '@waha/contract/vocabulary';

/** Options that shops have most often; any other has a name of its own. */
export const knownOptions: readonly { kind: OptionKind; name_ar: string; name_en: string }[] = [
  { kind: 'color', name_ar: 'اللون', name_en: 'Colour' },
  { kind: 'size', name_ar: 'المقاس', name_en: 'Size' },
  { kind: 'size', name_ar: 'الحجم', name_en: 'Volume' },
  { kind: 'size', name_ar: 'السعة', name_en: 'Capacity' },
  { kind: 'size', name_ar: 'الوزن', name_en: 'Weight' },
  { kind: 'other', name_ar: 'الخامة', name_en: 'Material' },
];

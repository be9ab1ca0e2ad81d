import { type AdminProductDraft, UNKNOWN_SHADE } from '@waha/contract';
import type { Choice } from './choices.ts';
import type { VariantDraft } from './product-draft.ts';

type Given = Omit<AdminProductDraft['variants'][number], 'id'>;

/** The values of a variant by option, and the size and colour that filters know; without options it has these alone. */
export function chosenValues(
  options: NonNullable<AdminProductDraft['options']>,
  { choices: values = [], size, color_ar: ar, color_en: en, color_hex: hex }: Given,
): Required<Pick<VariantDraft, 'size' | 'color' | 'choices'>> {
  if (options.length === 0) {
    return { size, color: ar !== null && en !== null && hex !== null ? { ar, en, hex } : null, choices: null };
  }
  const choices = options.flatMap((option, at): Choice[] => {
    const value = values[at];
    return value ? [{ ...option, ...value, hex: option.kind === 'color' ? (value.hex ?? UNKNOWN_SHADE) : null }] : [];
  });
  const color = choices.find(({ kind }) => kind === 'color');
  return {
    choices,
    size: choices.find(({ kind }) => kind === 'size')?.value_en ?? null,
    color: color ? { ar: color.value_ar, en: color.value_en, hex: color.hex ?? UNKNOWN_SHADE } : null,
  };
}

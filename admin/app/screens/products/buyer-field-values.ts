import type { AdminBuyerField, BuyerFieldDraft } from '@waha/contract/types';
import type { BuyerFieldKind } from '@waha/contract/vocabulary';
import { readNumber, showNumber } from '../../form/numbers.ts';
import { translated } from '../goods/translated.ts';
import type { ValueEntry } from './value-entry.ts';

/** A field that the buyer fills, as typed. */
export interface BuyerFieldValue {
  /** React key: a new field has no key of the shop yet. */
  row: string;
  key: string;
  kind: BuyerFieldKind;
  label_ar: string;
  label_en: string;
  hint_ar: string;
  hint_en: string;
  is_required: boolean;
  max_length: string;
  choices: ValueEntry[];
}

/** Most fields of a product. */
export const MOST_BUYER_FIELDS = 5;

export const newBuyerField = (kind: BuyerFieldKind): BuyerFieldValue => ({
  ...{ row: crypto.randomUUID(), key: '', kind, label_ar: '', label_en: '', hint_ar: '', hint_en: '' },
  ...{ is_required: false, max_length: '', choices: [] },
});

export function buyerFieldValue(field: AdminBuyerField): BuyerFieldValue {
  return {
    ...field,
    row: field.key,
    label_en: translated(field.label_en, field.label_ar),
    hint_en: translated(field.hint_en, field.hint_ar),
    max_length: showNumber(field.max_length),
    choices: field.choices.map(({ ar, en }) => ({ value_ar: ar, value_en: translated(en, ar), hex: '' })),
  };
}

export function sentBuyerField({ row: _, ...field }: BuyerFieldValue): BuyerFieldDraft {
  return {
    ...field,
    max_length: field.kind === 'text' ? readNumber(field.max_length) : null,
    choices:
      field.kind === 'choice' ? field.choices.map(({ value_ar, value_en }) => ({ ar: value_ar, en: value_en })) : [],
  };
}

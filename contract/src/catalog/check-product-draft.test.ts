import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkProductDraft } from './check-product-draft.ts';

const schema = z.unknown().superRefine(checkProductDraft);
const faults = (fields: object[]) =>
  schema
    .safeParse({ price: 10, variants: [], buyer_fields: fields })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
const text = (label_ar: string, label_en: string) => ({ key: '', kind: 'text', label_ar, label_en, choices: [] });

test('two fields for the buyer have different labels in each language; empty English says the Arabic', () => {
  expect(faults([text('الاسم', 'Name'), text('العبارة', 'Words')])).toEqual([]);
  expect(faults([text('الاسم', 'Name'), text('الاسم', 'Words')])).toEqual([
    'buyer_fields.1.label_ar validation.field_twice',
  ]);
  expect(faults([text('الاسم', 'Name'), text('العبارة', 'Name')])).toEqual([
    'buyer_fields.1.label_en validation.field_twice',
  ]);
  expect(faults([text('Name', ''), text('الاسم', 'Name')])).toEqual(['buyer_fields.1.label_en validation.field_twice']);
});

test('two choices of a field are different in each language', () => {
  const choice = (...choices: { ar: string; en: string }[]) =>
    faults([{ ...text('اللون', ''), kind: 'choice', choices }]);
  expect(choice({ ar: 'ذهبي', en: 'Gold' }, { ar: 'فضي', en: 'Silver' })).toEqual([]);
  const twice = ['buyer_fields.0.choices validation.field_choice_twice'];
  expect(choice({ ar: 'ذهبي', en: 'Gold' }, { ar: 'ذهبي', en: 'Silver' })).toEqual(twice);
  expect(choice({ ar: 'ذهبي', en: 'Gold' }, { ar: 'فضي', en: 'Gold' })).toEqual(twice);
  expect(choice({ ar: 'ذهبي', en: '' })).toEqual(['buyer_fields.0.choices validation.field_choices']);
});

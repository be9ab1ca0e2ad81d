import { z } from 'zod';

const number = z.number().nullish().catch(null);
const words = z.string().nullish().catch(null);
const nothing = {
  id: null,
  sku: null,
  barcode: null,
  size: null,
  color_ar: null,
  color_en: null,
  color_hex: null,
  choices: null,
};
const choices = z
  .array(z.object({ value_ar: words }).catch({ value_ar: null }))
  .nullish()
  .catch(null);
const field = z
  .object({
    key: words,
    kind: words,
    label_ar: words,
    label_en: words,
    choices: z.array(z.object({ ar: words, en: words }).catch({ ar: null, en: null })).catch([]),
  })
  .catch({ key: null, kind: null, label_ar: null, label_en: null, choices: [] });
const option = z.object({ kind: words, name_ar: words }).catch({ kind: null, name_ar: null });
const looseVariant = z
  .object({
    choices,
    id: number,
    sku: words,
    barcode: words,
    size: words,
    color_ar: words,
    color_en: words,
    color_hex: words,
    price: number,
    sale_price: number,
  })
  .catch({ ...nothing, price: null, sale_price: null });
/** The readable part of a draft, despite errors in its other fields. */
const loose = z
  .object({
    price: number,
    sale_price: number,
    options: z.array(option).nullish().catch(null),
    buyer_fields: z.array(field).nullish().catch(null),
    variants: z.array(looseVariant).catch([]),
  })
  .catch({ price: null, sale_price: null, options: null, buyer_fields: null, variants: [] });

/** Validation rules over several fields of a product, each reported at its field. */
export function checkProductDraft(value: unknown, context: z.core.$RefinementCtx): void {
  const draft = loose.parse(value);
  const tell = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message, input: value });
  if (isAbove(draft.sale_price, draft.price)) tell(['sale_price'], 'validation.sale_above_price');
  const options = draft.options ?? [];
  checkOptions(options, tell);
  checkBuyerFields(draft.buyer_fields ?? [], tell);
  const seen = {
    id: new Set<number>(),
    sku: new Set<string>(),
    barcode: new Set<string>(),
    choice: new Set<string>(),
  };
  for (const [at, variant] of draft.variants.entries()) {
    const tellAt = (name: string, message: string) => tell(['variants', at, name], message);
    if (isAbove(variant.sale_price, variant.price ?? draft.price)) tellAt('sale_price', 'validation.sale_above_price');
    if (wasThere(seen.id, variant.id)) tellAt('id', 'validation.variant_twice');
    if (wasThere(seen.sku, variant.sku || null)) tellAt('sku', 'validation.sku_twice');
    if (wasThere(seen.barcode, variant.barcode)) tellAt('barcode', 'validation.barcode_twice');
    if (options.length > 0) {
      const values = (variant.choices ?? []).map(({ value_ar }) => value_ar);
      if (values.length !== options.length) tellAt('choices', 'validation.choices_missing');
      else if (wasThere(seen.choice, JSON.stringify(values))) tellAt('choices', 'validation.variant_twice');
      continue;
    }
    if (wasThere(seen.choice, JSON.stringify([variant.size, variant.color_en || variant.color_ar])))
      tellAt('size', 'validation.variant_twice');
    const isColour = variant.color_ar != null;
    // The English name may be left out; it then says the Arabic one.
    const isWhole = isColour === (variant.color_hex != null) && (isColour || !variant.color_en);
    if (!isWhole) tellAt('color_hex', 'validation.colour_whole');
  }
}

/** Fields have different labels in each language, as choices have; a choice of one is none. */
function checkBuyerFields(
  fields: readonly z.infer<typeof field>[],
  tell: (path: (string | number)[], message: string) => void,
): void {
  const seen = { key: new Set<string>(), ar: new Set<string>(), en: new Set<string>() };
  for (const [at, { key, kind, label_ar: ar, label_en: en, choices }] of fields.entries()) {
    if (wasThere(seen.key, key || null)) tell(['buyer_fields', at, 'key'], 'validation.field_twice');
    // Empty English says the Arabic.
    const [isTwice, isTwiceInEnglish] = [wasThere(seen.ar, ar), wasThere(seen.en, en || ar)];
    if (isTwice) tell(['buyer_fields', at, 'label_ar'], 'validation.field_twice');
    else if (isTwiceInEnglish) tell(['buyer_fields', at, 'label_en'], 'validation.field_twice');
    if (kind !== 'choice') continue;
    if (choices.length < 2) tell(['buyer_fields', at, 'choices'], 'validation.field_choices');
    if (hasTwoAlike(choices)) tell(['buyer_fields', at, 'choices'], 'validation.field_choice_twice');
  }
}

function hasTwoAlike(choices: readonly { ar?: string | null | undefined; en?: string | null | undefined }[]): boolean {
  const seen = { ar: new Set<string>(), en: new Set<string>() };
  return choices.some(({ ar, en }) => [wasThere(seen.ar, ar), wasThere(seen.en, en || ar)].includes(true));
}

/** Options have different names, and filters know one colour and one size. */
function checkOptions(
  options: readonly { kind?: string | null | undefined; name_ar?: string | null | undefined }[],
  tell: (path: (string | number)[], message: string) => void,
): void {
  const seen = { kind: new Set<string>(), name: new Set<string>() };
  for (const [at, { kind, name_ar: name }] of options.entries()) {
    const isKnown = kind !== 'other' && wasThere(seen.kind, kind);
    if (wasThere(seen.name, name) || isKnown) tell(['options', at, 'name_ar'], 'validation.option_twice');
  }
}

const isAbove = (sale: number | null | undefined, regular: number | null | undefined) =>
  sale != null && regular != null && sale >= regular;

function wasThere<Value>(seen: Set<Value>, value: Value | null | undefined): boolean {
  if (value == null) return false;
  const isThere = seen.has(value);
  seen.add(value);
  return isThere;
}

import { type AdminProductDraft, colourOf, type OptionKind } from '@waha/contract';
import { isArabic } from '../../../../platform/sheet/index.ts';
import { englishSize, sizeName } from '../../catalog/index.ts';
import type { ReadOption, VariantRead } from '../reading/read-variants.ts';

type Option = NonNullable<AdminProductDraft['options']>[number];
type Variants = AdminProductDraft['variants'];

interface Planned {
  /** Undefined: the size and the colour of the variants are their options. */
  options: Option[] | undefined;
  variants: Variants;
}

/** Names that sheets give their options, in both languages; others say the same in both. */
const NAMES: readonly (readonly [said: RegExp, kind: OptionKind, name_ar: string, name_en: string])[] = [
  [/^colou?rs?$|لون|ألوان/i, 'color', 'اللون', 'Colour'],
  [/^sizes?$|مقاس|قياس/i, 'size', 'المقاس', 'Size'],
  [/^volume$|حجم/i, 'size', 'الحجم', 'Volume'],
  [/^capacity$|سعة/i, 'size', 'السعة', 'Capacity'],
  [/^weight$|وزن/i, 'size', 'الوزن', 'Weight'],
  [/^length$|طول/i, 'size', 'الطول', 'Length'],
  [/^(material|fabric)$|خامة|قماش/i, 'other', 'الخامة', 'Material'],
  [/^flavou?r$|نكهة/i, 'other', 'النكهة', 'Flavour'],
  [/^scent$|رائحة/i, 'other', 'الرائحة', 'Scent'],
  [/^style$|طراز|موديل/i, 'other', 'الطراز', 'Style'],
];

/**
 * Options of a product by the names in the file. Values it has already keep their translation and shade. A file whose
 * options stay as they are may still change size and colour in columns of their own.
 */
export function planOptions(
  reads: readonly VariantRead[],
  before: AdminProductDraft | undefined,
  drafts: Variants,
): Planned {
  const [names = []] = reads.map(({ options }) => options).toSorted((a, b) => b.length - a.length);
  const options = optionsOf(names, before?.options ?? []);
  const variants = drafts.map((draft) => {
    const read = reads.find(({ sku }) => sku === draft.sku);
    const kept = before?.variants.find(({ id }) => id !== undefined && id === draft.id)?.choices;
    const choices = read ? choicesFrom(read.options, options, kept ?? []) : kept;
    return choices?.length === options.length ? { ...draft, choices } : undefined;
  });
  const isWhole = options.length > 0 && !variants.includes(undefined);
  const whole = variants.filter((one) => one !== undefined);
  const isChanged = JSON.stringify([options, whole.map(({ choices }) => choices)]) !== said(before);
  if (isWhole && isChanged) return { options, variants: whole };
  const hasColumns = reads.some(({ row }) => row.has('size') || row.has('color') || row.has('color_ar'));
  if (isWhole && !hasColumns) return { options: before?.options, variants: whole.map((one) => sizedAs(before, one)) };
  return isSized(before, drafts)
    ? { options: undefined, variants: drafts.map(({ choices: _, ...draft }) => draft) }
    : { options: before?.options, variants: drafts };
}

const said = (before: AdminProductDraft | undefined) =>
  JSON.stringify([before?.options ?? [], before?.variants.map(({ choices }) => choices) ?? []]);

/** A variant with the size and colour it has: both follow from its options. */
function sizedAs(before: AdminProductDraft | undefined, draft: Variants[number]): Variants[number] {
  const was = before?.variants.find(({ id }) => id !== undefined && id === draft.id);
  if (!was) return draft;
  const { size, color_ar, color_en, color_hex } = was;
  return { ...draft, size, color_ar, color_en, color_hex };
}

/** True if a variant is new, or has another size or colour than before. */
function isSized(before: AdminProductDraft | undefined, drafts: Variants): boolean {
  return drafts.some((draft) => {
    const was = before?.variants.find(({ id }) => id !== undefined && id === draft.id);
    return was?.size !== draft.size || was.color_ar !== draft.color_ar || was.color_en !== draft.color_en;
  });
}

function optionsOf(names: readonly ReadOption[], known: readonly Option[]): Option[] {
  const kinds = new Set<OptionKind>();
  return names.map(({ name }, at) => {
    const same = known[at];
    if (same && (same.name_ar === name || same.name_en === name)) {
      kinds.add(same.kind);
      return same;
    }
    const found = NAMES.find(([said]) => said.test(name));
    const [, kind = 'other', name_ar = name.slice(0, 40), name_en = name.slice(0, 40)] = found ?? [];
    // Filters know one colour and one size.
    const isFirst = !kinds.has(kind);
    kinds.add(kind);
    return {
      kind: isFirst ? kind : 'other',
      name_ar: isFirst ? name_ar : name.slice(0, 40),
      name_en: isFirst ? name_en : '',
    };
  });
}

function choicesFrom(
  read: readonly ReadOption[],
  options: readonly Option[],
  kept: NonNullable<Variants[number]['choices']>,
) {
  return read.map(({ value }, at) => {
    const was = kept[at];
    if (was && (was.value_ar === value || was.value_en === value)) return was;
    if (options[at]?.kind === 'color') {
      const { ar, en, hex } = colourOf(value);
      return { value_ar: ar, value_en: en, hex };
    }
    return { value_ar: sizeName(value, 'ar'), value_en: isArabic(value) ? '' : englishSize(value), hex: null };
  });
}

import { type OptionKind, optionKinds } from '@waha/contract';
import { z } from 'zod';
import type { Language } from '../../../../platform/text/index.ts';
import { englishSize, sizeName } from './size-name.ts';

/** Name of an option: «السعة», «الخامة». Filters list sizes and colours; other kinds are chosen on the product's page. */
export interface NamedOption {
  kind: OptionKind;
  name_ar: string;
  name_en: string;
}

/** A value of a variant with the option it belongs to, as stored. */
export const storedChoice = z.strictObject({
  kind: z.enum(optionKinds),
  name_ar: z.string(),
  name_en: z.string(),
  value_ar: z.string(),
  value_en: z.string(),
  hex: z.string().nullable(),
});
export type Choice = z.infer<typeof storedChoice>;

/** Columns of a variant that say its choices. */
export interface Chosen {
  choices?: Choice[] | null | undefined;
  size: string | null;
  color_ar: string | null;
  color_en: string | null;
  color_hex?: string | null;
}

const COLOR: NamedOption = { kind: 'color', name_ar: 'اللون', name_en: 'Colour' };
const SIZE: NamedOption = { kind: 'size', name_ar: 'المقاس', name_en: 'Size' };

/** Sizes with a unit are named by what they measure: nobody asks for the «مقاس» of a perfume. */
const MEASURES: readonly (readonly [unit: RegExp, name_ar: string, name_en: string])[] = [
  [/^[\d.]+\s*(ml|l|oz)$/i, 'الحجم', 'Volume'],
  [/^[\d.]+\s*(g|kg)$/i, 'الوزن', 'Weight'],
  [/^[\d.]+\s*(mm|cm|m)$/i, 'الطول', 'Length'],
  [/^[\d.]+\s*(mb|gb|tb)$/i, 'السعة', 'Capacity'],
];

function sizeOption(size: string): NamedOption {
  const measure = MEASURES.find(([unit]) => unit.test(englishSize(size)));
  return measure ? { kind: 'size', name_ar: measure[1], name_en: measure[2] } : SIZE;
}

/** Values of a variant; one without stored choices has a colour and a size. */
export function choicesOf(variant: Chosen): Choice[] {
  if (variant.choices) return variant.choices;
  const { color_ar: ar, color_en: en, color_hex: hex, size } = variant;
  return [
    ...(ar === null ? [] : [{ ...COLOR, value_ar: ar, value_en: en ?? ar, hex: hex ?? null }]),
    ...(size === null ? [] : [{ ...sizeOption(size), value_ar: sizeName(size, 'ar'), value_en: size, hex: null }]),
  ];
}

const isSame = (option: NamedOption, other: NamedOption) =>
  option.kind === other.kind && (option.kind !== 'other' || option.name_ar === other.name_ar);

/** Options that the variants of a product differ in. */
export function optionsOf(variants: readonly Chosen[]): NamedOption[] {
  const all = variants.map(choicesOf);
  const [most = []] = all.toSorted((a, b) => b.length - a.length);
  return most.map(({ kind, name_ar, name_en }) => {
    const option = { kind, name_ar, name_en };
    const names = new Set(
      all.flatMap((choices) => choices.filter((one) => isSame(one, option))).map((one) => one.name_ar),
    );
    // Sizes of several measures have no common name but this one.
    return kind === 'size' && names.size > 1 ? SIZE : option;
  });
}

/** A whole name of sizes that are worn: "Screen size" and «قياس الشاشة» are not. */
const WORN = /^(?:(?:ال)?(?:مقاس|مقاسات|قياس|قياسات)|sizes?)$/i;
/** Values with a unit measure a thing, whatever their option is named: «24 بوصة», "50 ml". */
const MEASURED = [
  /[\d٠-٩]\s*(?:ml|cl|kg|oz|mm|cm|inch|inches|mb|gb|tb|مل|ملم|مم|سم|متر|لتر|أونصة|جم|غم|جرام|غرام|كجم|كغم?|كيلو)$/i,
  /[\d٠-٩]\s*(?:بوصة|بوصات|[إا]نش|جيجا|جيجابايت|["″”])$/,
  // A capital letter may be a size of clothes: 42L.
  /\d\s*[lg]$/,
];

/** Whether a product is chosen by sizes to wear, so that buyers can say how these fit. */
export function hasWornSizes({ variants }: { variants: readonly Chosen[] }): boolean {
  const isNamed = optionsOf(variants).some(
    ({ kind, name_ar: ar, name_en: en }) =>
      kind === 'size' && [ar, en].every((name) => name.trim() === '' || WORN.test(name.trim())),
  );
  return isNamed && !variants.flatMap(choicesOf).some((choice) => choice.kind === 'size' && isMeasured(choice));
}

const isMeasured = (choice: Choice) =>
  [choice.value_ar, choice.value_en].some((value) => MEASURED.some((unit) => unit.test(value.trim())));

/** The values of a variant in the order of the options; undefined where it has none. */
export function alignedChoices(options: readonly NamedOption[], variant: Chosen): (Choice | undefined)[] {
  const choices = choicesOf(variant);
  return options.map((option) => choices.find((one) => isSame(one, option)));
}

export const valueIn = (choice: Choice, language: Language) => (language === 'ar' ? choice.value_ar : choice.value_en);

const LONGEST_LABEL = 120;

/**
 * Label of a variant: «أسود / M». A value of an option with a name of its own says it, because it may not speak for
 * itself: «النقش: بدون». Null for the only variant of a simple product.
 */
export function variantLabel(variant: Chosen & { is_default: boolean }, language: Language): string | null {
  const parts = choicesOf(variant).map((choice) => {
    const name = language === 'ar' ? choice.name_ar : choice.name_en;
    return choice.kind === 'other' ? `${name}: ${valueIn(choice, language)}` : valueIn(choice, language);
  });
  return variant.is_default || parts.length === 0 ? null : shortened(parts.join(' / '));
}

const shortened = (label: string) =>
  label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL - 1).toWellFormed()}…` : label;

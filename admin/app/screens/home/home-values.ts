import type { AdminHome, AdminHomePart, HomeChoice, HomePartDraft } from '@waha/contract/types';
import type { PathOf } from '../../form/use-form.ts';
import { type PictureValue, pictureValue, sentPicture } from '../goods/picture-value.ts';

interface Both {
  ar: string;
  en: string;
}

/** Paths by which errors of a part are named. */
export type PartPath = PathOf<HomePartDraft>;

/** A part in the form: its products and categories with their names, its picture as a list of one. */
export type PartValue =
  | { kind: 'hero'; is_on: boolean; title: Both; text: Both; action: Both; link: string; images: PictureValue[] }
  | { kind: 'categories'; is_on: boolean; categories: HomeChoice[] }
  | { kind: 'picks'; is_on: boolean; title: Both; text: Both; products: ChosenInPart[] }
  | { kind: PlainKind; is_on: boolean };

type PlainKind = Exclude<AdminHomePart['kind'], 'hero' | 'categories' | 'picks'>;
type ChosenInPart = Omit<HomeChoice, 'is_shown'> & { is_shown?: boolean };

export interface HomeValues {
  version: number;
  parts: PartValue[];
}

const partValue = (part: AdminHomePart): PartValue => {
  if (part.kind !== 'hero') return part;
  const { image, ...rest } = part;
  return { ...rest, images: image ? [pictureValue(image)] : [] };
};

export const homeValues = ({ version, parts }: AdminHome): HomeValues => ({ version, parts: parts.map(partValue) });

function draftOf(part: PartValue): HomePartDraft {
  const { kind, is_on } = part;
  if (kind === 'hero') {
    const { images, ...rest } = part;
    const [image] = images;
    return { ...rest, image: image ? sentPicture(image) : null };
  }
  if (kind === 'categories') return { kind, is_on, category_ids: part.categories.map(({ id }) => id) };
  if (kind === 'picks') {
    const { products, ...rest } = part;
    return { ...rest, product_ids: products.map(({ id }) => id) };
  }
  return { kind, is_on };
}

export const homeBody = ({ version, parts }: HomeValues) => ({ version, parts: parts.map(draftOf) });

export const newPicks: PartValue = {
  kind: 'picks',
  is_on: true,
  title: { ar: '', en: '' },
  text: { ar: '', en: '' },
  products: [],
};

import type { AdminBundle, AdminBundleDraft } from '@waha/contract/types';
import { showNumber } from '../../form/numbers.ts';
import { type PictureValue, pictureValue, sentPicture } from '../goods/picture-value.ts';
import { required } from '../products/product-values.ts';

export type BundleItem = AdminBundle['items'][number];

/** A part as typed. */
export type ItemValue = Omit<BundleItem, 'quantity'> & { quantity: string };

/** A bundle as typed. */
export interface BundleValues {
  version: number;
  slug: string;
  name_ar: string;
  name_en: string;
  description_ar: string;
  description_en: string;
  price: string;
  is_active: boolean;
  images: PictureValue[];
  items: ItemValue[];
}

export const emptyBundle: BundleValues = {
  version: 0,
  slug: '',
  name_ar: '',
  name_en: '',
  description_ar: '',
  description_en: '',
  price: '',
  is_active: true,
  images: [],
  items: [],
};

export function bundleValues(bundle: AdminBundle): BundleValues {
  const { version, slug, name_ar, name_en, description_ar, description_en, is_active } = bundle;
  return {
    version,
    slug,
    name_ar,
    name_en,
    description_ar,
    description_en,
    is_active,
    price: showNumber(bundle.price),
    images: bundle.images.map(pictureValue),
    items: bundle.items.map((item) => ({ ...item, quantity: showNumber(item.quantity) })),
  };
}

export function bundleBody({ version: _, price, images, items, ...rest }: BundleValues): AdminBundleDraft {
  return {
    ...rest,
    price: required(price),
    images: images.map(sentPicture),
    items: items.map(({ variant_id, quantity }) => ({ variant_id, quantity: required(quantity) })),
  };
}

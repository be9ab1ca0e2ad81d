import type { ImportField } from '@waha/contract/types';

/** Fields of a column, grouped for the menu. */
export const fieldGroups: readonly {
  name: 'product' | 'texts' | 'prices' | 'pictures' | 'variant';
  fields: readonly ImportField[];
}[] = [
  {
    name: 'product',
    fields: [
      'product_sku',
      'slug',
      'status',
      'published',
      'category',
      'weight_grams',
      'weight',
      'weight_unit',
      'is_returnable',
      'is_featured',
      'row_type',
      'row_id',
      'parent',
    ],
  },
  {
    name: 'texts',
    fields: [
      'title',
      'name_ar',
      'name_en',
      'summary',
      'short_description_ar',
      'short_description_en',
      'body',
      'description_ar',
      'description_en',
      'brand',
      'brand_ar',
      'brand_en',
    ],
  },
  {
    name: 'prices',
    fields: [
      'price',
      'sale_price',
      'compare_price',
      'cost_price',
      'variant_price',
      'variant_sale_price',
      'variant_cost_price',
    ],
  },
  { name: 'pictures', fields: ['pictures', 'picture_alt', 'variant_picture'] },
  {
    name: 'variant',
    fields: [
      'sku',
      'barcode',
      'stock',
      'size',
      'color',
      'color_ar',
      'color_en',
      'color_hex',
      'option1_name',
      'option1_value',
      'option2_name',
      'option2_value',
      'option3_name',
      'option3_value',
    ],
  },
];

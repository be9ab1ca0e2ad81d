/** Fields that a product can be without, with their values then. */
export const emptyFields = {
  barcode: null,
  name_en: '',
  short_description_ar: '',
  short_description_en: '',
  description_ar: '',
  description_en: '',
  keywords_ar: '',
  keywords_en: '',
  brand_ar: '',
  brand_en: '',
  sale_price: null,
  weight_grams: 0,
} as const;

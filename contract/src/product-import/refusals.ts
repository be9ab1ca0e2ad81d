export const productImportRefusals = {
  'product_imports.not_found': 404,
  'product_imports.not_csv': 422,
  'product_imports.not_utf8': 422,
  'product_imports.bad_quotes': 422,
  'product_imports.no_columns': 422,
  'product_imports.empty': 422,
  'product_imports.too_many_rows': 422,
  'product_imports.too_many_columns': 422,
  'product_imports.none_chosen': 422,
  'product_imports.too_many_chosen': 422,
  'product_imports.busy': 409,
  'product_imports.wrong_time': 409,
} as const;

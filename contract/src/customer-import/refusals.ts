export const customerImportRefusals = {
  'customer_imports.not_found': 404,
  'customer_imports.not_csv': 422,
  'customer_imports.not_utf8': 422,
  'customer_imports.bad_quotes': 422,
  'customer_imports.no_phones': 422,
  'customer_imports.too_many_rows': 422,
  'customer_imports.busy': 409,
  'customer_imports.wrong_time': 409,
} as const;

export const recordImportRefusals = {
  'record_imports.not_found': 404,
  'record_imports.not_csv': 422,
  'record_imports.not_utf8': 422,
  'record_imports.bad_quotes': 422,
  'record_imports.no_rows': 422,
  'record_imports.too_many_rows': 422,
  'record_imports.column_missing': 422,
  'record_imports.columns_changed': 422,
  'record_imports.busy': 409,
  'record_imports.wrong_time': 409,
} as const;

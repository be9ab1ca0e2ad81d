/** Records that a file of another shop may hold, beside its products and customers. */
export const recordKinds = ['coupons', 'reviews', 'orders', 'pages', 'redirects'] as const;
export type RecordKindName = (typeof recordKinds)[number];

/** `mapping`: a column that is needed was not found, and staff name it. */
export const recordImportStatuses = ['mapping', 'checked', 'running', 'done', 'undoing', 'undone'] as const;
export type RecordImportStatus = (typeof recordImportStatuses)[number];

/** `known`: the shop has it, or the file has it twice; it is left as it is. */
export const recordImportOutcomes = ['create', 'known', 'error'] as const;
export type RecordImportOutcome = (typeof recordImportOutcomes)[number];

/** `kept`: it was made meanwhile by somebody else, or is in use since. */
export const recordImportResults = ['done', 'undone', 'kept'] as const;
export type RecordImportResult = (typeof recordImportResults)[number];

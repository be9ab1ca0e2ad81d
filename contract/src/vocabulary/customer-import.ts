/** Meanings of the columns of a sheet of customers. */
export const customerImportFields = [
  'first_name',
  'last_name',
  'name',
  'phone',
  'email',
  'language',
  'consent',
  'consent_email',
  'consent_sms',
  'consent_whatsapp',
  'group',
  'tags',
  'city',
  'district',
  'street',
  'building_no',
  'postal_code',
] as const;
export type CustomerImportField = (typeof customerImportFields)[number];

export const customerImportStatuses = ['checked', 'running', 'done', 'undoing', 'undone'] as const;
export type CustomerImportStatus = (typeof customerImportStatuses)[number];

export const customerImportOutcomes = ['create', 'update', 'unchanged', 'merged', 'error'] as const;
export type CustomerImportOutcome = (typeof customerImportOutcomes)[number];

/** `kept`: somebody used the account since, or it was there before. */
export const customerImportResults = ['done', 'undone', 'kept'] as const;
export type CustomerImportResult = (typeof customerImportResults)[number];

export const customerImportFaults = [
  'no_phone',
  'phone_invalid',
  'phone_dropped',
  'email_invalid',
  'email_taken',
  'consent_unclear',
  'group_unknown',
  'tags_left',
  'address_left',
  'merged',
  'own_account',
] as const;
export type CustomerImportFault = (typeof customerImportFaults)[number];

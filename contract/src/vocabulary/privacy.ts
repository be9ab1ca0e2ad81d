/** Persons whose data the shop processes. */
export const personKinds = [
  'customers',
  'guests',
  'visitors',
  'subscribers',
  'recipients',
  'members',
  'affiliates',
  'correspondents',
  'staff',
] as const;
export type PersonKind = (typeof personKinds)[number];

/** Categories of personal data. The shop asks for no sensitive data, so there is no category of it. */
export const personalDataKinds = [
  'name',
  'contact',
  'address',
  'account',
  'credentials',
  'device',
  'network',
  'orders',
  'payment',
  'bank',
  'company',
  'messages',
  'content',
  'pictures',
  'consents',
  'activity',
  'balance',
] as const;
export type PersonalDataKind = (typeof personalDataKinds)[number];

/** Lawful bases of the Personal Data Protection Law (articles 5 and 6). */
export const lawfulBases = ['consent', 'contract', 'legal_obligation', 'legitimate_interest'] as const;
export type LawfulBasis = (typeof lawfulBases)[number];

/** Where personal data come from. */
export const dataSources = ['person', 'others', 'made', 'staff'] as const;
export type DataSource = (typeof dataSources)[number];

/** When data without a term of days end: with the account, with the record they belong to, or after the years of tax law. */
export const retentionEnds = ['account', 'record', 'tax_law'] as const;
export type RetentionEnd = (typeof retentionEnds)[number];

/** Kinds of recipients: those that extensions may be, and public authorities. */
export const recipientKinds = ['payment', 'message', 'tax', 'carrier', 'conversion', 'protocol'] as const;
export type RecipientKind = (typeof recipientKinds)[number];

/** Grounds of a transfer outside the Kingdom (article 29 and its regulation). */
export const transferGrounds = ['adequacy', 'safeguards', 'consent', 'need'] as const;
export type TransferGround = (typeof transferGrounds)[number];

/** Rights that a data request exercises. */
export const dataRequestKinds = ['access', 'copy', 'correction', 'erasure', 'objection'] as const;
export type DataRequestKind = (typeof dataRequestKinds)[number];

/** States of a data request, in order; the last two are final. */
export const dataRequestStatuses = ['received', 'proved', 'working', 'done', 'refused'] as const;
export type DataRequestStatus = (typeof dataRequestStatuses)[number];

/** How a data request came. */
export const dataRequestSources = ['account', 'form', 'staff'] as const;
export type DataRequestSource = (typeof dataRequestSources)[number];

/** Reasons for which the law lets a request be refused. */
export const dataRequestRefusals = ['not_proved', 'repetitive', 'impossible', 'legal_duty', 'harms_others'] as const;
export type DataRequestRefusal = (typeof dataRequestRefusals)[number];

/** Steps of a data request, as its log names them. */
export const dataRequestSteps = [
  'received',
  'proved',
  'assigned',
  'started',
  'extended',
  'noted',
  'handed_over',
  'opened',
  'erased',
  'done',
  'refused',
] as const;
export type DataRequestStep = (typeof dataRequestSteps)[number];

export const breachStatuses = ['open', 'told', 'closed'] as const;
export type BreachStatus = (typeof breachStatuses)[number];

/** Purposes that people agree to, one by one. */
export const consentSubjects = ['email', 'sms', 'whatsapp', 'newsletter', 'analytics', 'marketing'] as const;
export type ConsentSubject = (typeof consentSubjects)[number];

/** Where an agreement or a withdrawal was given. */
export const consentWays = [
  'registration',
  'settings',
  'checkout',
  'mail_link',
  'message_link',
  'reply',
  'import',
  'form',
  'banner',
  'closing',
] as const;
export type ConsentWay = (typeof consentWays)[number];

/** Languages of texts. Arabic is the shop's first. */
export const languages = ['ar', 'en'] as const;
export type Language = (typeof languages)[number];

/** `scheduled` is published automatically at its time; `archived` is withdrawn from the shop. */
export const articleStatuses = ['draft', 'scheduled', 'published', 'archived'] as const;
export type ArticleStatus = (typeof articleStatuses)[number];

/** Information pages; each has an address of its own on the storefront, so there are exactly these. */
export const informationPages = ['about', 'help', 'shipping', 'returns', 'privacy', 'terms', 'cookies'] as const;
export type InformationPageSlug = (typeof informationPages)[number];

/** A draft is seen by staff alone. */
export const customPageStatuses = ['draft', 'published'] as const;
export type CustomPageStatus = (typeof customPageStatuses)[number];

/** Home parts with content of the shop; their texts belong to the storefront. */
export const plainHomeParts = [
  'flash',
  'featured',
  'newest',
  'bundle',
  'best',
  'community',
  'blog',
  'newsletter',
  'trust',
] as const;
export type PlainHomePart = (typeof plainHomeParts)[number];

/** Status of a film: it is transcoded before it is public. */
export const videoStatuses = ['processing', 'ready', 'failed'] as const;
export type VideoStatus = (typeof videoStatuses)[number];

export const videoFailureCodes = [
  'damaged',
  'no_video',
  'codec',
  'hevc',
  'sound',
  'too_long',
  'too_large',
  'too_many_frames',
  'landscape',
  'too_slow',
  'failed',
] as const;
export type VideoFailureCode = (typeof videoFailureCodes)[number];

/** First steps of a new shop, in the recommended order. */
export const setupSteps = [
  'store',
  'logo',
  'delivery',
  'payments',
  'category',
  'product',
  'page',
  'order',
  'cards',
  'domain',
  'staff',
  'opening',
] as const;
export type SetupStep = (typeof setupSteps)[number];

/** Steps that a shop can sell without. */
export const optionalSetupSteps = ['logo', 'cards', 'domain', 'staff'] as const satisfies SetupStep[];

/** Languages that visitors meet: Arabic and English, or Arabic alone. */
export const shopLanguages = ['both', 'ar'] as const;
export type ShopLanguages = (typeof shopLanguages)[number];

/** Where the shop delivers: each region of the Kingdom, some places, or none yet. */
export const deliveryReaches = ['kingdom', 'places', 'nowhere'] as const;
export type DeliveryReach = (typeof deliveryReaches)[number];

/** Pictures of the shop itself beside its logo: the logo on dark grounds, the icon of tabs and apps, the card of shared links. */
export const brandPictures = ['logo_dark', 'icon', 'share'] as const;
export type BrandPicture = (typeof brandPictures)[number];

/** Pages that menus may name without words of their own: the storefront has words for them. */
export const shopPlaces = [
  '/',
  '/products',
  '/categories',
  '/offers',
  '/bundles',
  '/blog',
  '/about',
  '/community',
  '/affiliate',
  '/scratch-cards',
  '/contact',
  '/help',
  '/faq',
  '/shipping',
  '/returns',
  '/size-guide',
  '/track-order',
  '/privacy',
  '/terms',
  '/cookies',
  '/sitemap',
  '/cart',
  '/account',
  '/orders',
  '/wishlist',
] as const;
export type ShopPlace = (typeof shopPlaces)[number];

/** How round the corners of the storefront are. */
export const themeRadii = ['none', 'small', 'medium', 'large'] as const;
export type ThemeRadius = (typeof themeRadii)[number];

/** Fonts of headings that the storefront has. `standard`: Cairo for Arabic, Poppins for Latin letters. */
export const headingFonts = ['standard', 'cairo', 'tajawal', 'el_messiri'] as const;
export type HeadingFont = (typeof headingFonts)[number];

/** State of a failed job: it will run again, it ran for the last time, or staff queued it again. */
export const failedJobStates = ['retrying', 'dead', 'requeued'] as const;
export type FailedJobState = (typeof failedJobStates)[number];

/** State of the shop's backups. */
export const backupStates = ['proved', 'late', 'none', 'off'] as const;

// Extensions

/** Ports that an extension may implement. */
export const extensionPorts = ['payment', 'message', 'tax', 'carrier', 'protocol', 'feed'] as const;

/** Payers of the way back of what is returned. */
export const returnPayers = ['buyer', 'shop'] as const;

/** Reasons for which a product is left out of a feed. */
export const feedFaults = ['no_title', 'no_picture', 'no_price', 'no_date', 'too_long'] as const;
export type ExtensionPort = (typeof extensionPorts)[number];

export const extensionStates = ['on', 'off', 'wrong', 'unused'] as const;
export type ExtensionState = (typeof extensionStates)[number];

export const settingKinds = ['secret', 'text', 'url', 'flag'] as const;
export type SettingKind = (typeof settingKinds)[number];

export const settingSources = ['environment', 'form', 'none'] as const;
export type SettingSource = (typeof settingSources)[number];

// Webhooks

/** State of a webhook endpoint: it is sent events, staff paused it, or the shop did because it failed for too long or answered 410. */
export const webhookStates = ['active', 'paused', 'failing', 'gone'] as const;
export type WebhookState = (typeof webhookStates)[number];

/** State of one message to a webhook endpoint: it is sent or will be again, it arrived, or it was given up. */
export const webhookDeliveryStates = ['pending', 'delivered', 'failed'] as const;
export type WebhookDeliveryState = (typeof webhookDeliveryStates)[number];

/** Why an attempt at a message got no answer. */
export const webhookProblems = ['bad_address', 'private', 'unreachable', 'too_slow', 'redirected', 'sealed'] as const;
export type WebhookProblem = (typeof webhookProblems)[number];

/**
 * The areas of the admin's text, one file a language each; Arabic is the source that keys and arguments are checked
 * against. To add one: write `ar/x.ts` and `en/x.ts` and add the line here.
 */
export interface Areas {
  affiliates: typeof import('./ar/affiliates.ts')['default'];
  approvals: typeof import('./ar/approvals.ts')['default'];
  appearance: typeof import('./ar/appearance.ts')['default'];
  audit: typeof import('./ar/audit.ts')['default'];
  blog: typeof import('./ar/blog.ts')['default'];
  campaigns: typeof import('./ar/campaigns.ts')['default'];
  carts: typeof import('./ar/carts.ts')['default'];
  categories: typeof import('./ar/categories.ts')['default'];
  common: typeof import('./ar/common.ts')['default'];
  community: typeof import('./ar/community.ts')['default'];
  domain: typeof import('./ar/domain.ts')['default'];
  digital: typeof import('./ar/digital.ts')['default'];
  orders: typeof import('./ar/orders.ts')['default'];
  returns: typeof import('./ar/returns.ts')['default'];
  offers: typeof import('./ar/offers.ts')['default'];
  products: typeof import('./ar/products.ts')['default'];
  producttags: typeof import('./ar/producttags.ts')['default'];
  customers: typeof import('./ar/customers.ts')['default'];
  customerimports: typeof import('./ar/customerimports.ts')['default'];
  imports: typeof import('./ar/imports.ts')['default'];
  faq: typeof import('./ar/faq.ts')['default'];
  giftcards: typeof import('./ar/giftcards.ts')['default'];
  home: typeof import('./ar/home.ts')['default'];
  keys: typeof import('./ar/keys.ts')['default'];
  mails: typeof import('./ar/mails.ts')['default'];
  marketing: typeof import('./ar/marketing.ts')['default'];
  menus: typeof import('./ar/menus.ts')['default'];
  messages: typeof import('./ar/messages.ts')['default'];
  operations: typeof import('./ar/operations.ts')['default'];
  movein: typeof import('./ar/movein.ts')['default'];
  newsletter: typeof import('./ar/newsletter.ts')['default'];
  phone: typeof import('./ar/phone.ts')['default'];
  pages: typeof import('./ar/pages.ts')['default'];
  parcels: typeof import('./ar/parcels.ts')['default'];
  privacy: typeof import('./ar/privacy.ts')['default'];
  questions: typeof import('./ar/questions.ts')['default'];
  reviews: typeof import('./ar/reviews.ts')['default'];
  segments: typeof import('./ar/segments.ts')['default'];
  search: typeof import('./ar/search.ts')['default'];
  extensions: typeof import('./ar/extensions.ts')['default'];
  invoicing: typeof import('./ar/invoicing.ts')['default'];
  setup: typeof import('./ar/setup.ts')['default'];
  settings: typeof import('./ar/settings.ts')['default'];
  shipping: typeof import('./ar/shipping.ts')['default'];
  shell: typeof import('./ar/shell.ts')['default'];
  session: typeof import('./ar/session.ts')['default'];
  stock: typeof import('./ar/stock.ts')['default'];
  staff: typeof import('./ar/staff.ts')['default'];
  today: typeof import('./ar/today.ts')['default'];
  visits: typeof import('./ar/visits.ts')['default'];
  webhooks: typeof import('./ar/webhooks.ts')['default'];
}

export type AreaName = keyof Areas;

/** Type of an English file: every key of the Arabic one and no other. */
export type Translation<Area> = { readonly [Key in keyof Area]: string };

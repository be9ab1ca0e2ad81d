/**
 * The areas of UI text. One area is one file per language; a page loads the areas its routes name and only in the
 * language it is read in. To add an area: write `ar/x.ts` and `en/x.ts`, add the line here, and name it in the rows of the
 * pages that speak with it (pages.ts).
 * Arabic is the source: keys and arguments are checked against it.
 */
export interface Areas {
  affiliate: typeof import('./ar/affiliate.ts')['default'];
  applying: typeof import('./ar/applying.ts')['default'];
  account: typeof import('./ar/account.ts')['default'];
  auth: typeof import('./ar/auth.ts')['default'];
  blog: typeof import('./ar/blog.ts')['default'];
  bundles: typeof import('./ar/bundles.ts')['default'];
  cart: typeof import('./ar/cart.ts')['default'];
  checkout: typeof import('./ar/checkout.ts')['default'];
  community: typeof import('./ar/community.ts')['default'];
  lookup: typeof import('./ar/lookup.ts')['default'];
  consent: typeof import('./ar/consent.ts')['default'];
  compare: typeof import('./ar/compare.ts')['default'];
  contact: typeof import('./ar/contact.ts')['default'];
  content: typeof import('./ar/content.ts')['default'];
  contests: typeof import('./ar/contests.ts')['default'];
  datarequest: typeof import('./ar/datarequest.ts')['default'];
  digital: typeof import('./ar/digital.ts')['default'];
  earnings: typeof import('./ar/earnings.ts')['default'];
  fields: typeof import('./ar/fields.ts')['default'];
  find: typeof import('./ar/find.ts')['default'];
  leaderboard: typeof import('./ar/leaderboard.ts')['default'];
  listing: typeof import('./ar/listing.ts')['default'];
  giftcards: typeof import('./ar/giftcards.ts')['default'];
  join: typeof import('./ar/join.ts')['default'];
  linking: typeof import('./ar/linking.ts')['default'];
  lotto: typeof import('./ar/lotto.ts')['default'];
  notices: typeof import('./ar/notices.ts')['default'];
  offers: typeof import('./ar/offers.ts')['default'];
  offline: typeof import('./ar/offline.ts')['default'];
  members: typeof import('./ar/members.ts')['default'];
  opinions: typeof import('./ar/opinions.ts')['default'];
  newsletter: typeof import('./ar/newsletter.ts')['default'];
  order: typeof import('./ar/order.ts')['default'];
  phoneoffers: typeof import('./ar/phoneoffers.ts')['default'];
  photos: typeof import('./ar/photos.ts')['default'];
  points: typeof import('./ar/points.ts')['default'];
  push: typeof import('./ar/push.ts')['default'];
  saves: typeof import('./ar/saves.ts')['default'];
  scratch: typeof import('./ar/scratch.ts')['default'];
  posts: typeof import('./ar/posts.ts')['default'];
  product: typeof import('./ar/product.ts')['default'];
  proof: typeof import('./ar/proof.ts')['default'];
  questions: typeof import('./ar/questions.ts')['default'];
  reels: typeof import('./ar/reels.ts')['default'];
  returns: typeof import('./ar/returns.ts')['default'];
  rewards: typeof import('./ar/rewards.ts')['default'];
  shell: typeof import('./ar/shell.ts')['default'];
  shop: typeof import('./ar/shop.ts')['default'];
  cards: typeof import('./ar/cards.ts')['default'];
  wallet: typeof import('./ar/wallet.ts')['default'];
  review: typeof import('./ar/review.ts')['default'];
  sitemap: typeof import('./ar/sitemap.ts')['default'];
  sizes: typeof import('./ar/sizes.ts')['default'];
  tags: typeof import('./ar/tags.ts')['default'];
}

export type AreaName = keyof Areas;

/** Type of an English file: every key of the Arabic one and no other. */
export type Translation<Area> = { readonly [Key in keyof Area]: string };

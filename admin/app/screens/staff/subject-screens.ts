/** Under /admin: where what the audit names by its kind is worked on. Other kinds have no screen of their own. */
const folders: Readonly<Record<string, string>> = {
  affiliate: '/affiliates',
  article: '/blog',
  branch: '/branches',
  bundle: '/bundles',
  campaign: '/campaigns',
  contest: '/community/contests',
  coupon: '/coupons',
  gift_card: '/gift-cards',
  customer: '/customers',
  customer_import: '/customers/import',
  letter: '/newsletter',
  mail: '/mails',
  message: '/messages',
  order: '/orders',
  page: '/pages',
  post: '/community/posts',
  product: '/products',
  product_import: '/products/import',
  promotion: '/promotions',
  return: '/returns',
  stock_count: '/stock-counts',
  stock_transfer: '/stock-transfers',
};

export function screenOf({ kind, id }: { kind: string; id: string }): string | undefined {
  const folder = folders[kind];
  return folder && `${folder}/${encodeURIComponent(id)}`;
}

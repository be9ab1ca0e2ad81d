/** Which part of the server each migration's tables belong to, where its name is not that part's name. */
export const ownerOfMigration: Readonly<Record<string, string>> = {
  requests: 'platform',
  writing_reviews: 'reviews',
  outbox: 'platform',
  old_slugs: 'catalog',
  kept_coupons: 'coupons',
  guess_budgets: 'platform',
  account_changes: 'identity',
  known_devices: 'identity',
  marks: 'identity',
  lotto_marks: 'lotto',
  once: 'platform',
  resumable_uploads: 'uploads',
  member_notifications: 'member-notifications',
  post_videos: 'posts',
  point_expiries: 'points',
  prizes: 'lotto',
  videos: 'uploads',
  affiliate_programme: 'affiliates',
  owing_accounts: 'ledger',
  card_marks: 'payments',
  shipments: 'orders',
  order_search: 'orders',
  order_notes: 'fulfilment',
  goods: 'catalog',
  staff_session_devices: 'staff',
  customer_totals: 'customers',
  customer_notes: 'customers',
  contact_answers: 'contact',
  settings_versions: 'settings',
  shipping_versions: 'shipping',
  content_versions: 'content',
  synonym_groups: 'search',
  product_previews: 'catalog',
  category_counts: 'catalog',
  lists_of_a_million: 'catalog',
  quote_days: 'orders',
  blog_versions: 'blog',
  newsletter_letters: 'newsletter',
  product_import: 'product-import',
  import_pictures: 'product-import',
};

/** Tables that belong to another part than the migration that makes them. */
export const ownerOfTable: Readonly<Record<string, string>> = {
  store_settings: 'settings',
  return_photos: 'returns',
  staff_devices: 'staff',
  order_marks: 'orders',
  community_counts: 'discovery',
  popular_tags: 'discovery',
  post_sales: 'posts',
};

/** Whoever may say a table's name outside the part it belongs to, and why. */
export const exceptions: readonly { path: RegExp; tables: readonly string[]; reason: string }[] = [
  {
    path: /^server\/src\/modules\/coupons\/coupons\.store\.ts$/,
    tables: ['orders', 'order_marks'],
    reason:
      'reads whether somebody has ordered or used a code before; asking orders would make the two import each other',
  },
  {
    path: /^server\/src\/modules\/promotions\/promotions\.store\.ts$/,
    tables: ['products'],
    reason: 'reads which products a target reaches: one query, where a question to the catalogue would carry every id',
  },
  {
    path: /^server\/src\/modules\/orders\/recent-purchases\.store\.ts$/,
    tables: ['products'],
    reason: 'leaves out what is no longer sold while it looks for the newest few, in one round trip',
  },
  {
    path: /^server\/src\/modules\/orders\/purchases\.store\.ts$/,
    tables: ['product_variants'],
    reason: 'reads which products the parts of bought bundles are in one round trip',
  },
  {
    path: /^server\/src\/modules\/orders\/own-order\.store\.ts$/,
    tables: ['customers', 'customer_addresses', 'payments'],
    reason:
      'asks of an order all that would make it somebody’s own at once: what they are known by never leaves the database',
  },
  {
    path: /^server\/src\/modules\/commissions\/(lists|totals|flags)\.store\.ts$/,
    tables: ['orders', 'order_items', 'affiliates', 'affiliate_days'],
    reason: 'reads pages and counts of commissions with a letter, a city and what was bought, in one round trip',
  },
  {
    path: /^server\/src\/modules\/payouts\/payouts\.store\.ts$/,
    tables: ['affiliates', 'staff'],
    reason: 'reads a page of withdrawals with whose they are and who decided, in one round trip',
  },
  {
    path: /^server\/src\/modules\/customers\/(customers|notes|credit-changes)\.store\.ts$/,
    tables: ['customers', 'staff'],
    reason: 'reads a page of customers with what they bought, and who wrote what about them, in one round trip each',
  },
  {
    path: /^server\/src\/modules\/product-import\/imports\.store\.ts$/,
    tables: ['staff'],
    reason: 'lists imports with who sent each, in one round trip',
  },
  {
    path: /^server\/src\/modules\/contact\/messages\.store\.ts$/,
    tables: ['staff'],
    reason: 'reads what was answered with who wrote it, in one round trip',
  },
  {
    path: /^server\/src\/modules\/restock\/restock\.store\.ts$/,
    tables: ['products', 'product_variants', 'stock_levels'],
    reason: 'takes the requests that stock can meet by one update: asking first would let two processes take the same',
  },
  {
    path: /^server\/src\/modules\/reviews\/reviews\.store\.ts$/,
    tables: ['cities'],
    reason: 'reads a page of reviews with the names of their cities in one round trip',
  },
  {
    path: /^server\/src\/modules\/transfers\/transfers\.store\.ts$/,
    tables: ['orders'],
    reason: 'what is owed back follows from what became of the order; both lists in one round trip each',
  },
  {
    path: /^server\/src\/modules\/returns\/returns\.store\.ts$/,
    tables: ['orders', 'order_items'],
    reason: 'reads returns with what was bought, and whose they are, in one round trip; an order may change hands',
  },
  {
    path: /^server\/src\/modules\/search\/vocabulary\.store\.ts$/,
    tables: ['product_search'],
    reason: 'counts the words of all search documents inside the database',
  },
  {
    path: /^server\/src\/modules\/addresses\/addresses\.store\.ts$/,
    tables: ['cities', 'regions', 'countries', 'neighborhoods'],
    reason: 'reads an address together with the names of its places in one round trip',
  },
  {
    path: /^server\/src\/modules\/shipping\/(shipping|admin-shipping)\.store\.ts$/,
    tables: ['cities', 'regions'],
    reason: 'reads a city together with its zone and rates in one round trip',
  },
  {
    path: /^server\/src\/modules\/shop-settings\/setup\.store\.ts$/,
    tables: ['store_settings', 'shipping_rates', 'categories', 'products', 'pages', 'orders'],
    reason: 'asks in one round trip what a new shop still lacks',
  },
  {
    path: /^server\/src\/start\/done-once\.store\.ts$/,
    tables: ['done_once'],
    reason: 'what the start does once for a database is remembered there, before any module is made',
  },
  {
    path: /^server\/src\/start\/respell-phones\.store\.ts$/,
    tables: ['customers', 'customer_changes', 'orders', 'customer_addresses', 'restock_requests', 'contact_messages'],
    reason: 'rewrites old spellings of phones once, everywhere in one transaction, before any module is made',
  },
  {
    path: /^server\/src\/start\/has-no-products\.store\.ts$/,
    tables: ['products'],
    reason: 'asks once at start whether the shop is empty, before any module is made',
  },
  {
    path: /^server\/src\/modules\/(payments\/|orders\/(hold-limits|refund-ceilings)\.store\.ts$)/,
    tables: ['store_settings'],
    reason: 'a topic of the settings is read and written by the part it is about',
  },
  {
    path: /^server\/src\/modules\/leaderboard\/leaderboard\.store\.ts$/,
    tables: ['members', 'point_totals'],
    reason: 'reads the points of all members in good standing at once, where two questions would carry every customer',
  },
  {
    path: /^server\/src\/modules\/discovery\/discovery\.store\.ts$/,
    tables: ['members', 'products', 'reviews', 'review_photos'],
    reason: 'reads a page of what members said of products that are sold, in one round trip',
  },
  {
    path: /^server\/src\/modules\/fulfilment\/(admin-orders|order-filters|notes)\.store\.ts$/,
    tables: ['orders', 'order_items', 'order_search'],
    reason: 'pages, filters and finds orders with what the list shows of them, in one round trip',
  },
  {
    path: /^server\/src\/modules\/fulfilment\/dossier\.store\.ts$/,
    tables: [
      'orders',
      'order_events',
      'shipments',
      'returns',
      'return_events',
      'payments',
      'transfers',
      'transfer_receipts',
      'invoices',
      'customers',
      'staff',
      'staff_audit',
    ],
    reason: 'reads everything that happened to one order, in the order of time and with who did it, in one round trip',
  },
  {
    path: /^server\/src\/modules\/lotto\/winners\.store\.ts$/,
    tables: ['orders', 'customer_addresses', 'cities'],
    reason: 'reads the latest winners with the cities they live in, in one round trip',
  },
  {
    path: /^server\/src\/modules\/orders\/sales\.store\.ts$/,
    tables: ['products'],
    reason: 'names the products that brought most, in the round trip that finds them',
  },
];

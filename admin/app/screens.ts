import type { CallKey } from '@waha/contract/client';
import type { PlainKey } from '@waha/kit/texts';
import type { LucideIcon } from 'lucide-react';
import {
  ArrowLeftRight,
  BadgeCheck,
  BadgePercent,
  BellRing,
  Boxes,
  CircleQuestionMark,
  Equal,
  FileSpreadsheet,
  FileText,
  FolderTree,
  Gem,
  Gift,
  Home,
  Landmark,
  LayoutList,
  Mail,
  MailOpen,
  MailPlus,
  Megaphone,
  MessageCircleQuestionMark,
  MessageSquareWarning,
  Newspaper,
  Package,
  PhoneCall,
  ReceiptText,
  RotateCcw,
  Scale,
  ScrollText,
  SearchX,
  Settings,
  ShieldCheck,
  ShoppingBag,
  Star,
  Tags,
  Ticket,
  TicketPercent,
  Trophy,
  Truck,
  Undo2,
  UserCog,
  UserPlus,
  Users,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { Areas } from './text/areas.ts';

/** Parts of the menu, in its order. */
export const groups = ['day', 'goods', 'people', 'community', 'content', 'shop'] as const;
export type Group = (typeof groups)[number];

export interface Screen {
  /** Path below /admin. */
  path: string;
  /** The call the screen depends on: roles that may not make it do not see the screen. */
  needs: CallKey;
  load: () => Promise<{ default: ComponentType }>;
  /** Its place in the menu and the palette; absent for screens of a single record. */
  menu?: { group: Group; title: PlainKey<Areas['shell']>; icon: LucideIcon; isInBar?: true };
}

/** All screens of the admin; routes, menu, bottom bar, palette and permissions follow from this list. */
export const screens: readonly Screen[] = [
  {
    path: '/',
    needs: 'GET /admin/auth/me',
    load: () => import('./screens/today/today.tsx'),
    menu: { group: 'day', title: 'today', icon: Home, isInBar: true },
  },
  {
    path: '/orders',
    needs: 'GET /admin/orders',
    load: () => import('./screens/orders/orders.tsx'),
    menu: { group: 'day', title: 'orders', icon: ShoppingBag, isInBar: true },
  },
  {
    path: '/orders/new',
    needs: 'POST /admin/orders',
    load: () => import('./screens/orders/phone-order.tsx'),
    menu: { group: 'day', title: 'newOrder', icon: PhoneCall },
  },
  { path: '/orders/print', needs: 'GET /admin/packing', load: () => import('./screens/orders/print-orders.tsx') },
  { path: '/orders/:id', needs: 'GET /admin/orders/{id}', load: () => import('./screens/orders/order.tsx') },
  {
    path: '/returns',
    needs: 'GET /admin/returns',
    load: () => import('./screens/returns/returns.tsx'),
    menu: { group: 'day', title: 'returns', icon: Undo2, isInBar: true },
  },
  { path: '/returns/:id', needs: 'GET /admin/returns/{id}', load: () => import('./screens/returns/return.tsx') },
  {
    path: '/approvals',
    needs: 'GET /admin/approvals',
    load: () => import('./screens/approvals/approvals.tsx'),
    menu: { group: 'day', title: 'approvals', icon: BadgeCheck },
  },
  {
    path: '/money-alerts',
    needs: 'GET /admin/money-alerts',
    load: () => import('./screens/approvals/money-alerts.tsx'),
    menu: { group: 'day', title: 'moneyAlerts', icon: BellRing },
  },
  {
    path: '/receipts',
    needs: 'GET /admin/receipts',
    load: () => import('./screens/orders/receipts.tsx'),
    menu: { group: 'day', title: 'receipts', icon: ReceiptText },
  },
  {
    path: '/transfers',
    needs: 'GET /admin/transfers',
    load: () => import('./screens/orders/transfers.tsx'),
    menu: { group: 'day', title: 'transfers', icon: ArrowLeftRight },
  },
  {
    path: '/products',
    needs: 'GET /admin/products',
    load: () => import('./screens/products/products.tsx'),
    menu: { group: 'goods', title: 'products', icon: Package, isInBar: true },
  },
  {
    path: '/products/import',
    needs: 'GET /admin/product-imports',
    load: () => import('./screens/imports/imports.tsx'),
    menu: { group: 'goods', title: 'imports', icon: FileSpreadsheet },
  },
  {
    path: '/products/import/:id',
    needs: 'GET /admin/product-imports/{id}',
    load: () => import('./screens/imports/import.tsx'),
  },
  { path: '/products/:id', needs: 'GET /admin/products/{id}', load: () => import('./screens/products/product.tsx') },
  {
    path: '/categories',
    needs: 'GET /admin/categories',
    load: () => import('./screens/categories/categories.tsx'),
    menu: { group: 'goods', title: 'categories', icon: FolderTree },
  },
  {
    path: '/promotions',
    needs: 'GET /admin/promotions',
    load: () => import('./screens/promotions/promotions.tsx'),
    menu: { group: 'goods', title: 'promotions', icon: Tags },
  },
  {
    path: '/promotions/:id',
    needs: 'GET /admin/promotions/{id}',
    load: () => import('./screens/promotions/promotion.tsx'),
  },
  {
    path: '/coupons',
    needs: 'GET /admin/coupons',
    load: () => import('./screens/coupons/coupons.tsx'),
    menu: { group: 'goods', title: 'coupons', icon: TicketPercent },
  },
  {
    path: '/coupons/many',
    needs: 'POST /admin/coupons/bulk',
    load: () => import('./screens/coupons/coupon-batch.tsx'),
  },
  { path: '/coupons/:id', needs: 'GET /admin/coupons/{id}', load: () => import('./screens/coupons/coupon.tsx') },
  {
    path: '/bundles',
    needs: 'GET /admin/bundles',
    load: () => import('./screens/bundles/bundles.tsx'),
    menu: { group: 'goods', title: 'bundles', icon: Boxes },
  },
  { path: '/bundles/:id', needs: 'GET /admin/bundles/{id}', load: () => import('./screens/bundles/bundle.tsx') },
  {
    path: '/searches',
    needs: 'GET /admin/searches',
    load: () => import('./screens/search/searches.tsx'),
    menu: { group: 'goods', title: 'searches', icon: SearchX },
  },
  {
    path: '/synonyms',
    needs: 'GET /admin/synonyms',
    load: () => import('./screens/search/synonyms.tsx'),
    menu: { group: 'goods', title: 'synonyms', icon: Equal },
  },
  {
    path: '/synonyms/:id',
    needs: 'GET /admin/synonyms/{id}',
    load: () => import('./screens/search/synonym-group.tsx'),
  },
  {
    path: '/customers',
    needs: 'GET /admin/customers',
    load: () => import('./screens/customers/customers.tsx'),
    menu: { group: 'people', title: 'customers', icon: Users },
  },
  {
    path: '/customers/:id',
    needs: 'GET /admin/customers/{id}',
    load: () => import('./screens/customers/customer.tsx'),
  },
  {
    path: '/messages',
    needs: 'GET /admin/messages',
    load: () => import('./screens/messages/messages.tsx'),
    menu: { group: 'people', title: 'messages', icon: Mail },
  },
  { path: '/messages/:id', needs: 'GET /admin/messages/{id}', load: () => import('./screens/messages/message.tsx') },
  {
    path: '/pages',
    needs: 'GET /admin/pages',
    load: () => import('./screens/pages/pages.tsx'),
    menu: { group: 'content', title: 'pages', icon: FileText },
  },
  { path: '/pages/:slug', needs: 'GET /admin/pages/{slug}', load: () => import('./screens/pages/page-form.tsx') },
  {
    path: '/home',
    needs: 'GET /admin/home',
    load: () => import('./screens/home/home.tsx'),
    menu: { group: 'content', title: 'homePage', icon: LayoutList },
  },
  {
    path: '/blog',
    needs: 'GET /admin/articles',
    load: () => import('./screens/blog/articles.tsx'),
    menu: { group: 'content', title: 'blog', icon: Newspaper },
  },
  {
    path: '/blog/categories',
    needs: 'GET /admin/blog-categories',
    load: () => import('./screens/blog/blog-categories.tsx'),
  },
  { path: '/blog/:id', needs: 'GET /admin/articles/{id}', load: () => import('./screens/blog/article.tsx') },
  {
    path: '/newsletter',
    needs: 'GET /admin/newsletter/letters',
    load: () => import('./screens/newsletter/letters.tsx'),
    menu: { group: 'content', title: 'newsletter', icon: MailOpen },
  },
  {
    path: '/newsletter/subscribers',
    needs: 'GET /admin/newsletter/subscribers',
    load: () => import('./screens/newsletter/subscribers.tsx'),
  },
  {
    path: '/newsletter/:id',
    needs: 'GET /admin/newsletter/letters/{id}',
    load: () => import('./screens/newsletter/letter.tsx'),
  },
  {
    path: '/faq',
    needs: 'GET /admin/faq',
    load: () => import('./screens/faq/faq.tsx'),
    menu: { group: 'content', title: 'faq', icon: CircleQuestionMark },
  },
  {
    path: '/shipping',
    needs: 'GET /admin/shipping',
    load: () => import('./screens/shipping/shipping.tsx'),
    menu: { group: 'shop', title: 'shipping', icon: Truck },
  },
  {
    path: '/mails',
    needs: 'GET /admin/mails',
    load: () => import('./screens/mails/mails.tsx'),
    menu: { group: 'shop', title: 'mails', icon: MailPlus },
  },
  { path: '/mails/:key', needs: 'GET /admin/mails/{key}', load: () => import('./screens/mails/mail.tsx') },
  {
    path: '/settings',
    needs: 'GET /admin/settings/store',
    load: () => import('./screens/settings/settings.tsx'),
    menu: { group: 'shop', title: 'settings', icon: Settings },
  },
  {
    path: '/reviews',
    needs: 'GET /admin/reviews',
    load: () => import('./screens/reviews/reviews.tsx'),
    menu: { group: 'people', title: 'reviews', icon: Star },
  },
  {
    path: '/questions',
    needs: 'GET /admin/questions',
    load: () => import('./screens/questions/questions.tsx'),
    menu: { group: 'people', title: 'questions', icon: MessageCircleQuestionMark },
  },
  {
    path: '/community/requests',
    needs: 'PUT /community/join-requests/{id}/approve',
    load: () => import('./screens/community/join-requests.tsx'),
    menu: { group: 'community', title: 'joinRequests', icon: UserPlus },
  },
  {
    path: '/community/queue',
    needs: 'GET /admin/community/queue',
    load: () => import('./screens/community/moderation-queue.tsx'),
    menu: { group: 'community', title: 'queue', icon: ShieldCheck },
  },
  {
    path: '/community/members',
    needs: 'GET /admin/community/members',
    load: () => import('./screens/community/members.tsx'),
    menu: { group: 'community', title: 'members', icon: Users },
  },
  {
    path: '/community/posts/:id',
    needs: 'GET /admin/community/posts/{id}',
    load: () => import('./screens/community/post.tsx'),
  },
  {
    path: '/community/contests',
    needs: 'GET /admin/community/contests',
    load: () => import('./screens/community/contests.tsx'),
    menu: { group: 'community', title: 'contests', icon: Trophy },
  },
  {
    path: '/community/contests/:id',
    needs: 'GET /admin/community/contests',
    load: () => import('./screens/community/contest.tsx'),
  },
  {
    path: '/community/rewards',
    needs: 'GET /admin/community/rewards',
    load: () => import('./screens/community/rewards.tsx'),
    menu: { group: 'community', title: 'rewards', icon: Gift },
  },
  {
    path: '/community/ranks',
    needs: 'GET /admin/community/ranks',
    load: () => import('./screens/community/ranks.tsx'),
    menu: { group: 'community', title: 'ranks', icon: Gem },
  },
  {
    path: '/community/words',
    needs: 'GET /admin/community/words',
    load: () => import('./screens/community/words.tsx'),
    menu: { group: 'community', title: 'words', icon: MessageSquareWarning },
  },
  {
    path: '/affiliates',
    needs: 'GET /community/affiliate/admin/applications',
    load: () => import('./screens/affiliates/affiliates.tsx'),
    menu: { group: 'community', title: 'affiliates', icon: Megaphone },
  },
  {
    path: '/affiliates/commissions',
    needs: 'GET /community/affiliate/admin/commissions',
    load: () => import('./screens/affiliates/commissions.tsx'),
    menu: { group: 'community', title: 'commissions', icon: BadgePercent },
  },
  {
    path: '/affiliates/withdrawals',
    needs: 'GET /community/affiliate/admin/withdrawals',
    load: () => import('./screens/affiliates/withdrawals.tsx'),
    menu: { group: 'community', title: 'withdrawals', icon: Landmark },
  },
  {
    path: '/affiliates/rules',
    needs: 'GET /community/affiliate/admin/settings',
    load: () => import('./screens/affiliates/rules.tsx'),
    menu: { group: 'community', title: 'affiliateRules', icon: Scale },
  },
  {
    path: '/affiliates/:id',
    needs: 'GET /community/affiliate/admin/applications/{id}',
    load: () => import('./screens/affiliates/affiliate.tsx'),
  },
  {
    path: '/campaigns',
    needs: 'GET /admin/lotto/campaigns',
    load: () => import('./screens/campaigns/campaigns.tsx'),
    menu: { group: 'community', title: 'campaigns', icon: Ticket },
  },
  {
    path: '/campaigns/:id',
    needs: 'GET /admin/lotto/campaigns',
    load: () => import('./screens/campaigns/campaign.tsx'),
  },
  {
    path: '/staff',
    needs: 'GET /admin/staff',
    load: () => import('./screens/staff/staff-list.tsx'),
    menu: { group: 'shop', title: 'staff', icon: UserCog },
  },
  {
    path: '/audit',
    needs: 'GET /admin/audit',
    load: () => import('./screens/staff/audit.tsx'),
    menu: { group: 'shop', title: 'audit', icon: ScrollText },
  },
  {
    path: '/failed-jobs',
    needs: 'GET /admin/failed-jobs',
    load: () => import('./screens/operations/failed-jobs.tsx'),
    menu: { group: 'shop', title: 'failedJobs', icon: RotateCcw },
  },
  { path: '/account', needs: 'GET /admin/auth/me', load: () => import('./screens/staff/account.tsx') },
];

import type { CallKey } from '@waha/contract/client';
import type { PlainKey } from '@waha/kit/texts';
import {
  Banknote,
  BookLock,
  DoorOpen,
  Globe,
  Hourglass,
  KeyRound,
  Languages,
  ListTree,
  type LucideIcon,
  MailPlus,
  MessageSquareText,
  MessagesSquare,
  PackageOpen,
  PackageSearch,
  Palette,
  Percent,
  Plug,
  RotateCcw,
  Scale,
  ScrollText,
  Share2,
  ShieldCheck,
  ShoppingCart,
  Siren,
  Stamp,
  Store,
  Truck,
  UserCog,
  Users,
  Webhook,
} from 'lucide-react';
import type { Areas } from '../../text/areas.ts';

type SettingsText = PlainKey<Areas['settings']>;

/** A tile of the index, named as the screen in the menu or by the topic. */
export type Tile = {
  path: string;
  needs: CallKey;
  about: SettingsText;
  icon: LucideIcon;
} & ({ screen: PlainKey<Areas['shell']> } | { topic: SettingsText });

export interface TileGroup {
  title: SettingsText;
  tiles: readonly Tile[];
}

/** The index of the settings, in the order of an owner's first day. */
export const tileGroups: readonly TileGroup[] = [
  {
    title: 'groupShop',
    tiles: [
      { path: '/settings/store', needs: 'GET /admin/settings/store', topic: 'store', about: 'aboutStore', icon: Store },
      {
        path: '/settings/domain',
        needs: 'GET /admin/settings/domain',
        topic: 'domain',
        about: 'aboutDomain',
        icon: Globe,
      },
      {
        path: '/appearance',
        needs: 'GET /admin/settings/appearance',
        screen: 'appearance',
        about: 'aboutAppearance',
        icon: Palette,
      },
      {
        path: '/move-in',
        needs: 'GET /admin/record-imports',
        screen: 'moveIn',
        about: 'aboutMoveIn',
        icon: PackageOpen,
      },
      { path: '/menus', needs: 'GET /admin/settings/frame', screen: 'menus', about: 'aboutMenus', icon: ListTree },
      {
        path: '/settings/languages',
        needs: 'GET /admin/settings/languages',
        topic: 'languages',
        about: 'aboutLanguages',
        icon: Languages,
      },
      {
        path: '/settings/storefront',
        needs: 'GET /admin/settings/storefront',
        topic: 'storefront',
        about: 'aboutStorefront',
        icon: Users,
      },
      {
        path: '/opening',
        needs: 'GET /admin/settings/opening',
        screen: 'opening',
        about: 'aboutOpening',
        icon: DoorOpen,
      },
    ],
  },
  {
    title: 'groupSelling',
    tiles: [
      {
        path: '/settings/payments',
        needs: 'GET /admin/settings/payments',
        topic: 'payments',
        about: 'aboutPayments',
        icon: Banknote,
      },
      { path: '/shipping', needs: 'GET /admin/shipping', screen: 'shipping', about: 'aboutShipping', icon: Truck },
      {
        path: '/settings/carriers',
        needs: 'GET /admin/settings/carriers',
        topic: 'carriers',
        about: 'aboutCarriers',
        icon: PackageSearch,
      },
      {
        path: '/settings/taxes',
        needs: 'GET /admin/settings/taxes',
        topic: 'taxes',
        about: 'aboutTaxes',
        icon: Percent,
      },
      { path: '/settings/rules', needs: 'GET /admin/settings/rules', topic: 'rules', about: 'aboutRules', icon: Scale },
      {
        path: '/e-invoicing',
        needs: 'GET /admin/e-invoicing',
        screen: 'eInvoicing',
        about: 'aboutInvoicing',
        icon: Stamp,
      },
    ],
  },
  {
    title: 'groupMessages',
    tiles: [
      { path: '/mails', needs: 'GET /admin/mails', screen: 'mails', about: 'aboutMails', icon: MailPlus },
      {
        path: '/settings/phone-messages',
        needs: 'GET /admin/phone-messages',
        topic: 'phoneMessages',
        about: 'aboutPhoneMessages',
        icon: MessagesSquare,
      },
      {
        path: '/settings/reminders',
        needs: 'GET /admin/settings/cart-reminders',
        topic: 'reminders',
        about: 'aboutCartReminders',
        icon: ShoppingCart,
      },
      {
        path: '/settings/sms',
        needs: 'GET /admin/settings/sms',
        topic: 'sms',
        about: 'aboutSms',
        icon: MessageSquareText,
      },
    ],
  },
  {
    title: 'groupTeam',
    tiles: [
      { path: '/staff', needs: 'GET /admin/staff', screen: 'staff', about: 'aboutStaff', icon: UserCog },
      { path: '/audit', needs: 'GET /admin/audit', screen: 'audit', about: 'aboutAudit', icon: ScrollText },
      {
        path: '/extensions',
        needs: 'GET /admin/extensions',
        screen: 'extensions',
        about: 'aboutExtensions',
        icon: Plug,
      },
      { path: '/api-keys', needs: 'GET /admin/machine-tokens', screen: 'apiKeys', about: 'aboutKeys', icon: KeyRound },
      { path: '/webhooks', needs: 'GET /admin/webhooks', screen: 'webhooks', about: 'aboutWebhooks', icon: Webhook },
      {
        path: '/failed-jobs',
        needs: 'GET /admin/failed-jobs',
        screen: 'failedJobs',
        about: 'aboutJobs',
        icon: RotateCcw,
      },
    ],
  },
  {
    title: 'groupPrivacy',
    tiles: [
      {
        path: '/privacy/register',
        needs: 'GET /admin/privacy/register',
        screen: 'privacyRegister',
        about: 'aboutRegister',
        icon: BookLock,
      },
      {
        path: '/privacy/processors',
        needs: 'GET /admin/privacy/processors',
        screen: 'processors',
        about: 'aboutProcessors',
        icon: Share2,
      },
      {
        path: '/privacy/breaches',
        needs: 'GET /admin/privacy/breaches',
        screen: 'breaches',
        about: 'aboutBreaches',
        icon: Siren,
      },
    ],
  },
  {
    title: 'groupLimits',
    tiles: [
      {
        path: '/settings/refunds',
        needs: 'GET /admin/settings/refunds',
        topic: 'refunds',
        about: 'aboutRefunds',
        icon: ShieldCheck,
      },
      {
        path: '/settings/holds',
        needs: 'GET /admin/settings/holds',
        topic: 'holds',
        about: 'aboutHolds',
        icon: Hourglass,
      },
    ],
  },
];

import type { EndpointDefinition, EndpointKey, ErrorCode } from '@waha/contract';
import type { Invariant } from './checks/invariant.ts';
import type { MayView } from './modules/content/uploads/index.ts';
import type { CategoryTrees, LockPromotions, RunningPromotion } from './modules/goods/catalog/index.ts';
import type { Search } from './modules/goods/search/index.ts';
import type { Belongings, EraseNext, Eraser, Exporter, LongPart } from './modules/people/identity/index.ts';
import type { PaymentProviders } from './modules/selling/payments/index.ts';
import type { Handlers } from './platform/bind/index.ts';
import type { Database, Tx } from './platform/database/index.ts';
import type { ScheduledJob, Subscriber } from './platform/jobs/index.ts';
import type { Mailer } from './platform/mail/index.ts';
import type { AttemptLimits } from './platform/rate-limit/index.ts';
import type { FetchPolicy } from './platform/safe-fetch/index.ts';
import type { SitemapSource } from './platform/sitemap/index.ts';
import type { SmsSender } from './platform/sms/index.ts';
import type { FileStorage } from './platform/storage/index.ts';
import type { Language, TextsFor } from './platform/text/index.ts';

/** What is outside, the same for requests and for the work beside them. */
export interface ShopDeps {
  db: Database;
  now: () => number;
  publicUrl: string;
  /** Whether this is the demo shop: only there do accounts with known secrets open anything. */
  isDemo: boolean;
  /** Whether limits count; off only where they would be in the way of what is measured. */
  limits: boolean;
  /** The ways to take cards this shop is set up with. */
  providers: PaymentProviders;
  /** Where pictures and other files lie. */
  storage: FileStorage;
  /** The folder of this machine where files lie while they arrive. */
  incoming: string;
  /** Where pictures that a file of products names may come from: a folder of this machine, and addresses of the world. */
  importPictures: Readonly<{ folder: string | undefined; web: FetchPolicy | undefined }>;
}

/** What handlers are made with beside that: what several modules share, and what later modules tell earlier ones. */
export interface HandlerDeps extends ShopDeps {
  attemptLimits: AttemptLimits;
  search: Search;
  categories: CategoryTrees;
  /** Hears of every purge, for what a module keeps in memory by itself. */
  onPurge(listener: (tags: readonly string[]) => void): void;
  /** Done once nobody is answered any more, before the database closes: what waits in memory to be written. */
  whenClosing(work: () => Promise<void>): void;
  /** `copies` of all modules, by the name of the part. */
  exporters: Readonly<Record<string, Exporter>>;
  /** `erase` of all modules, those who know others before those who are known. */
  erasers: readonly Eraser[];
  /** `eraseNext` of all modules, in the same order. */
  longParts: readonly LongPart[];
  /** `viewers` of all modules, by the kind of thing uploads are claimed for. */
  viewers: Readonly<Record<string, MayView>>;
  /** What an account would lose by leaving; the ledger comes after identity. */
  belongingsOf: (customerId: string) => Promise<Belongings>;
  /** Every running promotion a product takes part in; promotions come after the catalogue, which knows one of each. */
  promotionsOf: (db: Database, product: { id: number; category_ids: number[] }) => Promise<RunningPromotion[]>;
  /** What promotions make of products that are written, for the same reason. */
  promotionsAt: (at: Date) => LockPromotions;
}

/** What runs beside requests is made with this. */
export interface BackgroundDeps extends ShopDeps {
  mailer: Mailer;
  sms: SmsSender;
  onError: (error: unknown) => void;
}

/** The folders of `modules/`: the parts of a shop, as the admin's menu groups them. */
export const wings = ['selling', 'goods', 'people', 'community', 'content', 'shop'] as const;
export type Wing = (typeof wings)[number];

/**
 * All that the rest of the server must know of a module. `modules.ts` puts them in order; the checks, the borders, the texts
 * and the walks over the contract read the same.
 */
export interface Manifest<Key extends EndpointKey = EndpointKey, Code extends ErrorCode = ErrorCode> {
  /** Its folder, within that of its wing. */
  readonly name: string;
  readonly wing: Wing;
  /** The modules it may import, by their doors; all stand before it. */
  readonly uses: readonly string[];
  /** What it answers. No endpoint belongs to two. */
  readonly endpoints?: Readonly<Record<Key, EndpointDefinition>>;
  /** What the first words of their paths are about, for the document of the API. */
  readonly areas?: Readonly<Record<string, string>>;
  /** What is said when it refuses, in both languages. */
  readonly refusals?: TextsFor<Code>;
  handlers?(deps: HandlerDeps): Handlers<Key>;
  /** What it does about what happened elsewhere, at least once each. */
  subscribers?(deps: BackgroundDeps): Subscriber[];
  jobs?(deps: ShopDeps): ScheduledJob[];
  /** Anything else that runs beside requests, until it is closed. */
  run?(deps: BackgroundDeps): { close(): Promise<void> };
  /** A customer's own copy of what it knows of them, by the name of the part. */
  copies?(deps: ShopDeps): Readonly<Record<string, Exporter>>;
  /** Forgets who leaves, or refuses because something is still open; in the transaction that deletes the account. */
  erase?(deps: ShopDeps): (tx: Tx, customerId: string) => Promise<void>;
  /** Forgets what somebody may have very much of, a piece at a time, after `erase`: the first piece in the same transaction. */
  eraseNext?(deps: ShopDeps): EraseNext;
  /** Who may see an upload beside its owner, by the kind of thing it was claimed for. */
  viewers?(deps: ShopDeps): Readonly<Record<string, MayView>>;
  /** What search engines are told of. */
  sitemap?(deps: Pick<HandlerDeps, 'db' | 'now' | 'categories'>): readonly SitemapSource[];
  /** What must hold of its tables at every moment (`npm run check:ledger`). */
  readonly invariants?: readonly Invariant[];
}

/** A module whose own keys are forgotten, for whoever asks all of them alike. */
export interface AnyManifest extends Omit<Manifest, 'endpoints' | 'refusals' | 'handlers'> {
  readonly endpoints?: Readonly<Partial<Record<EndpointKey, EndpointDefinition>>>;
  readonly refusals?: Readonly<Record<Language, Readonly<Partial<Record<ErrorCode, string>>>>>;
  handlers?(deps: HandlerDeps): Partial<Handlers<EndpointKey>>;
}

/** Declares a module; its type keeps which endpoints and refusals are its own. */
export function defineModule<const Key extends EndpointKey = never, const Code extends ErrorCode = never>(
  manifest: Manifest<Key, Code>,
): Manifest<Key, Code> {
  return manifest;
}

import type { EndpointDefinition, EndpointKey, ErrorCode, EventDefinition, EventName } from '@waha/contract';
import type { FastifyInstance } from 'fastify';
import type { Handlers } from '../platform/bind/index.ts';
import type { Subscriber } from '../platform/events/index.ts';
import type { ScheduledJob } from '../platform/jobs/index.ts';
import type { SitemapSource } from '../platform/sitemap/index.ts';
import type { Language, TextsFor } from '../platform/text/index.ts';
import type { Authenticator } from './authenticator.ts';
import type { BackgroundDeps, HandlerDeps, JobDeps, Lifecycle, MountDeps, Provided, ShopDeps } from './deps.ts';
import type { Invariant } from './invariant.ts';
import type { EraseBatch, Eraser, PersonalDataExport } from './personal-data.ts';
import type { Processing } from './processing.ts';
import type { RecordKind } from './record-kind.ts';
import type { UploadAccess } from './upload-access.ts';

/** Folder of `modules/`: a part of the shop, as the admin's menu groups them. */
export type Wing = 'selling' | 'goods' | 'people' | 'community' | 'content' | 'shop';

/**
 * Declaration of a module. `modules.ts` puts the modules in order; the checks, the import rules, the texts and the walks over the
 * contract read the same manifest. `Needs` are the provided values its functions receive, `Given` those it provides.
 */
export interface Manifest<
  Key extends EndpointKey = EndpointKey,
  Code extends ErrorCode = ErrorCode,
  Needs extends keyof Provided = never,
  Given extends Partial<Provided> = object,
  Sent extends EventName = never,
> {
  /** Folder name, within the wing's folder. */
  readonly name: string;
  readonly wing: Wing;
  /** Modules it may import, by their `index.ts`; all precede it in `modules.ts`. */
  readonly uses: readonly string[];
  /** Values of other modules it takes without importing them. */
  readonly needs?: readonly Needs[];
  /** Makes the values it provides to others; once per process, before any handler. */
  provides?(deps: ShopDeps & Lifecycle): Given;
  /** Endpoints it answers. No endpoint belongs to two modules. */
  readonly endpoints?: Readonly<Record<Key, EndpointDefinition>>;
  /** Tags of its endpoints in the API document: first word of the path → what it is about. */
  readonly apiTags?: Readonly<Record<string, string>>;
  /** Texts of its refusals, in both languages. */
  readonly refusals?: TextsFor<Code>;
  handlers?(deps: HandlerDeps & Pick<Provided, NoInfer<Needs>>): Handlers<Key>;
  /** Adds routes beside the contract's: webhooks, resumable uploads. */
  mounts?(server: FastifyInstance, deps: MountDeps & Pick<Provided, NoInfer<Needs>>): void;
  /** Authenticates the bearer tokens it issues. */
  authenticates?(deps: ShopDeps): Authenticator;
  /** Events it publishes; each belongs to one module. */
  readonly sends?: Readonly<Record<Sent, EventDefinition>>;
  /** Reactions to events, delivered at least once each. */
  hears?(deps: BackgroundDeps & Pick<Provided, NoInfer<Needs>>): Subscriber[];
  jobs?(deps: JobDeps & Pick<Provided, NoInfer<Needs>>): ScheduledJob[];
  /** Any other work that runs beside requests, until it is closed. */
  run?(deps: BackgroundDeps & Pick<Provided, NoInfer<Needs>>): { close(): Promise<void> };
  /** Its processing of personal data: its rows of the register of processing. */
  readonly processing?: readonly Processing[];
  /** Its parts of a customer's data export, by name. */
  exportPersonalData?(deps: ShopDeps): Readonly<Record<string, PersonalDataExport>>;
  /** Erases a customer who leaves, or refuses because something is still open; in the transaction that deletes the account. */
  erase?(deps: ShopDeps): Eraser;
  /** Erases what a customer may have very much of in batches, after `erase`: the first batch in the same transaction. */
  eraseBatch?(deps: ShopDeps): EraseBatch;
  /** Access to uploads for others than their owner, by the kind of entity they were claimed for. */
  uploadAccess?(deps: ShopDeps): Readonly<Record<string, UploadAccess>>;
  /** Records of another shop's files that it takes, checked and written by `record-import`. */
  recordKinds?(deps: ShopDeps): readonly RecordKind[];
  /** Pages announced to search engines. */
  sitemap?(deps: Pick<HandlerDeps, 'db' | 'now'> & Pick<Provided, NoInfer<Needs>>): readonly SitemapSource[];
  /** Conditions that must hold of its tables at every moment (`npm run check:ledger`). */
  readonly invariants?: readonly Invariant[];
}

/** A manifest without its own type parameters, for code that treats all modules alike. */
export interface AnyManifest extends Omit<Manifest<EndpointKey, ErrorCode, keyof Provided>, Typed> {
  readonly endpoints?: Readonly<Partial<Record<EndpointKey, EndpointDefinition>>>;
  readonly refusals?: Readonly<Record<Language, Readonly<Partial<Record<ErrorCode, string>>>>>;
  readonly sends?: Readonly<Partial<Record<EventName, EventDefinition>>>;
  handlers?(deps: HandlerDeps & Provided): Partial<Handlers<EndpointKey>>;
  provides?(deps: ShopDeps & Lifecycle): Partial<Provided>;
}
type Typed = 'endpoints' | 'refusals' | 'handlers' | 'provides' | 'sends';

/** Declares a module; its type carries the module's own endpoints, refusals and provided values. */
export function defineModule<
  const Key extends EndpointKey = never,
  const Code extends ErrorCode = never,
  const Needs extends keyof Provided = never,
  const Given extends Partial<Provided> = object,
  const Sent extends EventName = never,
>(manifest: Manifest<Key, Code, Needs, Given, Sent>): Manifest<Key, Code, Needs, Given, Sent> {
  return manifest;
}

import type { ExtensionCall, TokenScope } from './calls.ts';
import type { Settings, ValuesOf } from './settings.ts';

/** The log of an extension. Objects are logged as fields; known secrets and personal data are masked. */
export interface ExtensionLog {
  info(fields: Readonly<Record<string, unknown>>, message: string): void;
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
  error(fields: Readonly<Record<string, unknown>>, message: string): void;
}

export interface FetchOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
  /** At most 30 s; 8 s by default. */
  timeoutMs?: number;
}

/**
 * Sends a request out. Redirects are refused, because a key must not be sent elsewhere; answers have at most 2 MB. An address
 * whose origin no `url` setting names must be on the public internet, by https. Calls are timed and counted.
 */
export type ExtensionFetch = (url: string, options?: FetchOptions) => Promise<Response>;

/**
 * Small records of an extension in the shop's database, by key: JSON of at most 64 kB. Each is changed alone and for good;
 * an extension never takes part in a transaction of the shop.
 */
export interface ExtensionRecords {
  read(key: string): Promise<unknown>;
  /**
   * Replaces a record by what `change` makes of it (undefined: there is none yet), atomically, and returns it. `change` may
   * run again when another process was faster. Returning undefined leaves the record as it is.
   */
  change(key: string, change: (value: unknown) => unknown, options?: RecordOptions): Promise<unknown>;
}

export interface RecordOptions {
  /** A record is gone from then on. */
  readonly endsAt?: Date;
  /**
   * On whose behalf a record is made that strangers may ask for: the hash of an address, the name of a machine. There is a bound to the
   * records of one owner and of all owners, above which a new one is refused.
   */
  readonly owner?: string;
}

/** The machine that hands a checkout to a person, or orders itself. */
export interface Handover {
  /** Its host; empty where it named none. */
  readonly agent: string;
  /** Its checkout, in at most 60 letters, digits and marks; null: no order is to be told of it. */
  readonly reference: string | null;
  readonly endsAt: Date;
}

/** Dependencies of an extension. It is given nothing else: no transaction, no table, no server. */
export interface ExtensionContext<Declared extends Settings = Settings, Scope extends TokenScope = TokenScope> {
  readonly settings: ValuesOf<Declared>;
  readonly fetch: ExtensionFetch;
  readonly log: ExtensionLog;
  /** The shop's clock, in milliseconds. */
  now(): number;
  readonly records: ExtensionRecords;
  /** Calls the shop's API with the declared scopes. */
  readonly call: ExtensionCall<Scope>;
  /**
   * Seals a handover: `handover` of an order, or of a link to the shop's checkout. The order then says by whom it was sold. Of one
   * reference one order lives: a second is refused. Nobody else can make one.
   */
  handOver(handover: Handover): Promise<string>;
  readonly shop: {
    readonly publicUrl: string;
    /** Whether this is a demo shop, in which no money moves. */
    readonly isDemo: boolean;
    /** Whether it runs for development. */
    readonly isDev: boolean;
    /** The absolute path of the shop's data folder. */
    readonly dataDir: string;
  };
}

import type { Config } from '../config.ts';
import type { OpenDatabase } from '../platform/database/index.ts';
import type { Log } from '../platform/log/index.ts';
import type { ReadPool } from '../platform/read-pool/index.ts';

/** The dependencies of the application; all others have defaults that tests replace. */
export type ProcessDeps = {
  config: Config;
  database: ShopDatabase;
  log: Log;
  /** Starts the shop anew; undefined where somebody else has to. */
  restart?: (() => void) | undefined;
};

/** The database of the shop; with replicas, `db` divides reads between them and the primary. */
export type ShopDatabase = OpenDatabase & { url: string; reads?: ReadPool | undefined };

/** The part of the application that the process uses; created by server/src/app.ts. */
export type App = {
  /** Resolves with the address it listens on. */
  listen(options: { host: string; port: number }): Promise<string>;
  /** Makes GET /ready answer 200 or 503. */
  setReady(ready: boolean): void;
  /** The metrics of this process in Prometheus' format. */
  writeMetrics(): Promise<string>;
  /** Stops accepting, finishes requests under way, then stops jobs and listeners. */
  close(): Promise<void>;
};

/** Creates the application and starts its jobs; requests are accepted once it listens. */
export type CreateApp = (deps: ProcessDeps) => Promise<App>;

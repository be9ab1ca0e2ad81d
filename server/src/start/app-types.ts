import type { Config } from '../config.ts';
import type { OpenDatabase } from '../platform/database/index.ts';
import type { Log } from '../platform/log/index.ts';

/** What the process gives the application; everything else has a default that tests replace. */
export type ProcessDeps = { config: Config; database: OpenDatabase & { url: string }; log: Log };

/** What the process needs of the application that server/src/app.ts makes. */
export type App = {
  /** Resolves with the address it listens on. */
  listen(options: { host: string; port: number }): Promise<string>;
  /** Whether GET /ready answers 200 or 503. */
  setReady(ready: boolean): void;
  /** What is known of this process, as Prometheus reads it. */
  writeMetrics(): Promise<string>;
  /** Stops accepting, finishes requests under way, then stops jobs and listeners. */
  close(): Promise<void>;
};

/** Makes the application and starts its jobs; requests come once it listens. */
export type CreateApp = (deps: ProcessDeps) => Promise<App>;

import cluster from 'node:cluster';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { POOL_SIZE, poolQuotas } from '../bulkheads.ts';
import { type Config, localUrl } from '../config.ts';
import { openDatabase } from '../platform/database/index.ts';
import type { Log } from '../platform/log/index.ts';
import { serveMetrics } from '../platform/metrics/index.ts';
import { openReadPool } from '../platform/read-pool/index.ts';
import type { App, CreateApp, ProcessDeps } from './app-types.ts';
import { createRestart, type Shutdown } from './shutdown.ts';

/**
 * How long a process behind a proxy still answers after `/ready` says no: a balancer that checks every second sends
 * requests until it has seen that.
 */
const DRAIN_MS = 2_000;

/** Opens the pool that `url` names, as requests use it, and one on replicas where the settings name one; closes both on shutdown. */
export function openShopDatabase(config: Config, log: Log, url: string, shutdown: Shutdown): ProcessDeps['database'] {
  const database = openDatabase({
    url,
    poolSize: config.databasePoolSize,
    quotas: { statedFor: POOL_SIZE, byWorkClass: poolQuotas },
    onIdleError: (error) => log.warn({ err: error }, 'An idle database connection ended'),
  });
  shutdown.push({ name: 'database', limitMs: 2_000, run: () => database.close() });
  if (config.readDatabaseUrl === undefined) return { ...database, url };
  const reads = openReadPool({
    primary: database.db,
    url: config.readDatabaseUrl,
    onIdleError: (error) => log.warn({ err: error }, 'An idle connection to a replica ended'),
  });
  shutdown.push({ name: 'replicas', limitMs: 2_000, run: () => reads.close() });
  return { ...database, db: reads.db, url, reads };
}

/** Refuses a port that is taken, before the long parts of a first start, and once for all processes. */
export async function requireFreePort(config: Config): Promise<void> {
  const probe = createServer();
  const listening = Promise.withResolvers<void>();
  probe.once('error', listening.reject);
  probe.listen(config.port, config.host, () => listening.resolve());
  try {
    await listening.promise;
  } catch (error) {
    throw explainListenError(error, config);
  }
  await new Promise((resolve) => probe.close(resolve));
}

/** Creates the application on `url`'s database and listens. Resolves with the address; shutdown drains it. */
export async function serve(
  createApp: CreateApp,
  { config, log, url, shutdown }: { config: Config; log: Log; url: string; shutdown: Shutdown },
): Promise<string> {
  const database = openShopDatabase(config, log, url, shutdown);
  const app = await createApp({ config, database, log, restart: createRestart(shutdown) });
  shutdown.push({
    name: 'requests',
    limitMs: 5_000,
    run: () => {
      app.setReady(false);
      return app.close();
    },
  });
  if (config.trustedProxies.length > 0) {
    shutdown.push({
      name: 'load balancer',
      limitMs: DRAIN_MS + 500,
      run: async () => {
        app.setReady(false);
        await sleep(DRAIN_MS);
      },
    });
  }
  try {
    await watchProcess(app, config, shutdown);
    // SO_REUSEPORT shares a port between processes that request it (platform/http/listen-sockets.ts), so another shop
    // on the port is detected here.
    if (cluster.isPrimary) await requireFreePort(config);
    const address = await app.listen({ host: config.host, port: config.port });
    app.setReady(true);
    return address;
  } catch (error) {
    throw explainListenError(error, config);
  }
}

/** Serves the metrics of this process, if configured, until after it has stopped answering requests. */
export async function watchProcess(
  app: Pick<App, 'writeMetrics'>,
  { metrics }: Config,
  shutdown: Shutdown,
): Promise<void> {
  if (!metrics) return;
  const server = await serveMetrics(metrics, () => app.writeMetrics()).catch((error) => {
    throw explainListenError(error, metrics, 'METRICS_');
  });
  shutdown.push({ name: 'metrics', limitMs: 1_000, run: () => server.close() });
}

function explainListenError(error: unknown, { host, port }: { host: string; port: number }, prefix = ''): unknown {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (code === 'EADDRINUSE') {
    return new Error(
      `Something else listens on ${localUrl(host, port)}. Set ${prefix}PORT to a free port, like ${prefix}PORT=3100.`,
    );
  }
  if (code === 'EACCES') return new Error(`Port ${port} needs special rights here. Set ${prefix}PORT to 1024 or more.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EINVAL') {
    return new Error(`HOST ${host} is no address of this machine. Set ${prefix}HOST to 127.0.0.1 or 0.0.0.0.`, {
      cause: error,
    });
  }
  return error;
}

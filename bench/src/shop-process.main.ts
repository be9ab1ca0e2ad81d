import { createApp } from '../../server/src/app.ts';
import { POOL_SIZE, poolQuotas } from '../../server/src/bulkheads.ts';
import { readConfig } from '../../server/src/config.ts';
import { openDatabase } from '../../server/src/platform/database/index.ts';
import { createLog } from '../../server/src/platform/log/index.ts';

/** The shop as one process, with or without its caches: `CACHE_BYTES=0` caches nothing. */
const config = readConfig(process.env);
const url = config.databaseUrl ?? '';
const quotas = { statedFor: POOL_SIZE, byWorkClass: poolQuotas };
const database = { ...openDatabase({ url, poolSize: config.databasePoolSize, quotas }), url };
const isCached = process.env.CACHE_BYTES !== '0';
const app = await createApp({
  config,
  database,
  log: createLog({ level: 'fatal' }),
  background: process.env.WITH_BACKGROUND === '1',
  limits: process.env.WITH_LIMITS === '1',
  ...(isCached ? {} : { cacheBytes: 0 }),
  ...(process.env.WITH_PAGES === '1' ? {} : { storefront: null }),
});
// The loader of a product page makes exactly one in-process call for its product. HTTP endpoints were bound earlier and
// are not counted.
let renders = 0;
const readProduct = app.calls['GET /products/{id}'];
app.calls['GET /products/{id}'] = (raw, caller) => {
  renders += 1;
  return readProduct(raw, caller);
};
process.on('message', () => process.send?.({ renders }));
const address = await app.listen({ host: '127.0.0.1', port: 0 });
app.setReady(true);
process.send?.({ address });
process.on('disconnect', () => process.exit(0));

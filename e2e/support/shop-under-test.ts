import { inject } from 'vitest';

export interface ShopUnderTest {
  url: string;
  dataDir: string;
  databaseUrl: string;
  logFile: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** One shop for each worker of Vitest. */
    shops: readonly ShopUnderTest[];
  }
}

/** The shop of this worker: test files that run in parallel never share one. */
export function shopUnderTest(): ShopUnderTest {
  const worker = Number(process.env.VITEST_POOL_ID);
  const shop = inject('shops')[worker - 1];
  if (!shop) throw new Error(`Worker ${worker} has no shop`);
  return shop;
}

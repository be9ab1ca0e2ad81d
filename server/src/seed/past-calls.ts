import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { EndpointKey } from '@waha/contract';
import type { Config } from '../config.ts';
import { noExtensions } from '../extensions/index.ts';
import { openModules } from '../modules.ts';
import type { Actor, CallContext, Handlers } from '../platform/bind/index.ts';
import type { Database } from '../platform/database/index.ts';
import { createLog } from '../platform/log/index.ts';
import { PUBLIC_WEB } from '../platform/safe-fetch/index.ts';
import { openStorage } from '../platform/storage/index.ts';

export interface DemoShop {
  db: Database;
  config: Config;
  /** Product ids by their keys in the demo's catalogue. */
  productIds: ReadonlyMap<string, number>;
  /** The modules opened once for many calls, of which each ends before the next begins; see `openOnce`. */
  open?: (at: Date) => Handlers<EndpointKey>;
}

export const DAY_MS = 86_400_000;

export const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * DAY_MS);

const log = createLog({ level: 'silent' });

/** The shop's calls with the clock set to an earlier time. */
export function callsAt(shop: DemoShop, at: Date): Handlers<EndpointKey> {
  return shop.open ? shop.open(at) : open(shop, () => at.getTime());
}

/** The same shop with one clock for all calls that follow: `callsAt` sets it, instead of opening the modules again. */
export function openOnce(shop: DemoShop): DemoShop {
  let clock = 0;
  const handlers = open(shop, () => clock);
  const openAt = (at: Date) => {
    clock = at.getTime();
    return handlers;
  };
  return { ...shop, open: openAt };
}

function open({ db, config }: DemoShop, now: () => number): Handlers<EndpointKey> {
  const files = {
    storage: openStorage(config),
    incoming: join(config.dataDir, 'uploads', 'incoming'),
    importPictures: { folder: undefined, web: undefined },
    webhookPolicy: PUBLIC_WEB,
    restart: undefined,
  };
  const { publicUrl, demo: isDemo } = config;
  const outside = { db, now, log, config, publicUrl, isDemo, extensions: noExtensions, ...files };
  return openModules({ ...outside, limits: false }).handlers;
}

export function contextOf<Who extends Actor>(actor: Who): CallContext & { actor: Who } {
  const nothing = () => undefined;
  const request = {
    requestId: 'demo',
    // Each call is from another visitor: unpaid orders of one network are limited.
    visitor: `demo ${randomUUID()}`,
    network: 'demo',
    isUnasked: false,
    device: 'Demo',
    tag: nothing,
    cacheUntil: nothing,
  };
  return { language: 'ar', actor, ...request };
}

export const none = { params: undefined, query: undefined };

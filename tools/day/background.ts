import type { AnyExtension } from '@waha/extend';
import { z } from 'zod';
import { subscribersOf } from '../../server/src/background.ts';
import { readConfig } from '../../server/src/config.ts';
import { openExtensions } from '../../server/src/extensions/index.ts';
import { modules } from '../../server/src/modules.ts';
import { type Database, inTransaction, sql } from '../../server/src/platform/database/index.ts';
import { eventsOf } from '../../server/src/platform/events/index.ts';
import { createLog } from '../../server/src/platform/log/index.ts';
import { backgroundDeps, deliverTo } from '../../server/src/testing/index.ts';

const HOUR_MS = 3_600_000;
/** The log tries an event as often. */
const ATTEMPTS = 14;
const JOBS = /^(?:orders\.expire-holds|payments\.|carriage\.)/;
const taken = z.array(z.object({ name: z.string(), payload: z.record(z.string(), z.unknown()) }));

interface Options {
  settings: Record<string, string>;
  extensions: readonly AnyExtension[];
}

/**
 * The background of a shop, as its event log and its scheduler run it: each event reaches each subscriber at least once,
 * some twice, and a failed one is tried again. Its clock may pass hours.
 */
export function openBackground(db: Database, { settings, extensions }: Options) {
  let aheadMs = 0;
  let handed = 0;
  const now = () => Date.now() + aheadMs;
  const config = readConfig({ PUBLIC_URL: 'http://shop.test', ...settings });
  const opened = openExtensions(extensions, { config, db, log: createLog({ level: 'error' }), now });
  const deps = { ...backgroundDeps(db, { mails: [], messages: [], now, extensions: opened }) };
  const subscribers = subscribersOf(deps);
  const jobs = modules.flatMap((module) => module.jobs?.(deps) ?? []).filter(({ name }) => JOBS.test(name));

  async function takeEvents() {
    return inTransaction(db, async (tx) => {
      const { rows } = await sql.rows({ taken: sql.jsonb.of(taken) })`
        with taken as (delete from events returning id, name, payload)
        select coalesce(jsonb_agg(jsonb_build_object('name', name, 'payload', payload) order by id), '[]') as taken from taken
      `.execute(tx);
      return rows[0]?.taken ?? [];
    });
  }

  async function insist(handle: () => Promise<void>): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await handle();
      } catch (error) {
        if (attempt === ATTEMPTS) throw error;
      }
    }
  }

  return {
    /** Hands out all events of the log. */
    async work(): Promise<void> {
      for (const { name, payload } of await takeEvents()) {
        for (const one of subscribers.filter((each) => eventsOf(each).some((heard) => heard === name))) {
          await insist(() => deliverTo(one, payload, name));
          handed += 1;
          // The process that handled an event may die before it has said so. Those that claim are told once.
          if (handed % 9 === 0 && !one.claims) await insist(() => deliverTo(one, payload, name));
        }
      }
      await new Promise((done) => setTimeout(done, 1));
    },
    /** Runs the scheduled work of orders, payments and parcels once; a provider's failure leaves it to the next round. */
    async runJobs(): Promise<void> {
      for (const { run } of jobs) await insist(async () => void (await run()));
    },
    /** Sets the clock ahead of the day by hours. */
    passTo(hours: number): void {
      aheadMs = hours * HOUR_MS;
    },
  };
}

import type { ExtensionRecords, ProtocolRoute } from '@waha/extend';
import { z } from 'zod';
import { readObject } from './json.ts';

const HOUR_MS = 3_600_000;
const MOST_REMEMBERED = 1_000;
const PREFIX = 'key:';

const aging = z.object({ hours: z.number().min(0).max(48) });
const outage = z.object({ enabled: z.boolean() });

/**
 * Records whose answers kept under idempotency keys can be aged, and whose store of them can be away: a suite cannot wait for a day, nor
 * break a database. Ageing brings the real end of each answer nearer, so that one kept too shortly is gone.
 */
export function holdAnswers(records: ExtensionRecords) {
  const ends = new Map<string, Date>();
  let isAway = false;

  const held: ExtensionRecords = {
    ...records,
    async change(name, change, options) {
      if (!name.startsWith(PREFIX)) return records.change(name, change, options);
      if (isAway) throw new Error('the store of answers is away');
      const noted = (value: unknown) => {
        const changed = change(value);
        // An answer that is only told again ends when it did.
        if (changed !== undefined && options?.endsAt) ends.set(name, options.endsAt);
        return changed;
      };
      const told = await records.change(name, noted, options);
      const [oldest] = ends.keys();
      if (ends.size > MOST_REMEMBERED && oldest !== undefined) ends.delete(oldest);
      return told;
    },
  };

  async function age(hours: number): Promise<void> {
    for (const [name, end] of ends) {
      const endsAt = new Date(end.getTime() - hours * HOUR_MS);
      ends.set(name, endsAt);
      if ((await records.read(name)) !== undefined) await records.change(name, (was) => was, { endsAt });
    }
  }

  const routes: ProtocolRoute[] = [
    {
      ...{ method: 'POST', path: '/testing/idempotency/age' },
      async handle({ body }) {
        await age(aging.parse(readObject(body)).hours);
        return { status: 200, body: '{"status":"aged"}' };
      },
    },
    {
      ...{ method: 'POST', path: '/testing/idempotency/outage' },
      async handle({ body }) {
        isAway = outage.parse(readObject(body)).enabled;
        return { status: 200, body: JSON.stringify({ enabled: isAway }) };
      },
    },
  ];
  return { held, routes };
}

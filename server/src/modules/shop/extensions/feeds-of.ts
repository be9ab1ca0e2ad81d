import type { Extension, ShopLanguages } from '@waha/contract';
import { feedFaults } from '@waha/contract/vocabulary';
import { type Extensions, feedPath, listFeedReadings } from '../../../extensions/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';

interface Shown {
  name: string;
  /** Public address of the shop. */
  origin: string;
  languages: ShopLanguages;
}

/** The feeds of an extension that is on: their addresses, and what the last reading of each held. */
export async function feedsOf(
  { feeds }: Extensions,
  where: Database | Tx,
  { name, origin, languages }: Shown,
): Promise<Extension['feeds']> {
  const port = feeds.find((adapter) => adapter.name === name)?.port;
  if (!port) return [];
  const readings = await listFeedReadings(where, name);
  const shown = languages === 'ar' ? (['ar'] as const) : (['ar', 'en'] as const);
  return shown.map((language) => {
    const reading = readings.find((one) => one.language === language);
    const query = port.key === null ? '' : `?key=${encodeURIComponent(port.key)}`;
    return {
      language,
      address: `${origin}${feedPath(name, language, port)}${query}`,
      read_at: reading?.read_at.toISOString() ?? null,
      products: reading?.products ?? null,
      left_out: feedFaults.flatMap((fault) => {
        const count = reading?.left_out[fault] ?? 0;
        return count > 0 ? [{ fault, count }] : [];
      }),
    };
  });
}

import type { OrderDigitalLine } from '@waha/contract';
import type { Database, Tx } from '../../../platform/database/index.ts';
import type { Seal } from '../../../platform/seal/index.ts';
import { inLanguage, type Language } from '../../../platform/text/index.ts';
import type { FullOrder } from '../orders/index.ts';
import { codeSubject } from './code-digests.ts';
import { type GivenCode, listCodesOf } from './codes.store.ts';
import { type Download, listDownloads } from './files.store.ts';
import { type Giving, listGivings } from './givings.store.ts';

/** A digital line of an order with what it was given. */
export interface DigitalLine {
  item: FullOrder['items'][number];
  /** Undefined before payment. */
  giving: Giving | undefined;
  codes: GivenCode[];
  files: Download[];
}

/** The digital lines of an order, in its order. */
export async function readDigitalLines(where: Database | Tx, order: FullOrder): Promise<DigitalLine[]> {
  const items = order.items.filter(({ is_digital: isDigital }) => isDigital);
  const ids = items.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [givings, codes, files] = await Promise.all([
    listGivings(where, order.id),
    listCodesOf(where, ids),
    listDownloads(where, ids),
  ]);
  return items.map((item) => ({
    item,
    giving: givings.find(({ order_item_id: id }) => id === item.id),
    codes: codes.filter(({ order_item_id: id }) => id === item.id),
    files: files.filter(({ order_item_id: id }) => id === item.id),
  }));
}

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** The facts of a line that its buyer and staff both see. */
export function presentLine({ item, giving, files }: DigitalLine, language: Language) {
  const isEnded = giving !== undefined && giving.ended_at !== null;
  return {
    item_id: item.id,
    name: inLanguage(item, 'name', language),
    variant: language === 'ar' ? item.variant_ar : item.variant_en,
    pieces: giving?.pieces ?? item.quantity - item.dropped,
    given: giving?.given ?? 0,
    gives: giving?.gives ?? null,
    is_ended: isEnded,
    files: isEnded
      ? []
      : files.map(({ id, name, bytes, used, most, ends_at: endsAt }) => ({
          ...{ id, name, bytes, left: most - used },
          ends_at: endsAt.toISOString(),
        })),
  };
}

/** A line for its buyer: codes that were asked for are opened, others stay closed. */
export async function presentBuyerLine(line: DigitalLine, seal: Seal, language: Language): Promise<OrderDigitalLine> {
  const codes = line.giving?.ended_at === null ? line.codes : line.codes.filter(({ shown_at: at }) => at !== null);
  return {
    ...presentLine(line, language),
    codes: await Promise.all(
      codes.map(async (code) => ({
        id: code.id,
        shown_at: iso(code.shown_at),
        code: code.shown_at === null ? null : await openCode(seal, code),
      })),
    ),
  };
}

/** A line for staff: they find a code by its end, and give another, but do not read it. */
export async function presentStaffLine(line: DigitalLine, seal: Seal, language: Language) {
  return {
    ...presentLine(line, language),
    codes: await Promise.all(
      line.codes.map(async (code) => ({
        id: code.id,
        shown_at: iso(code.shown_at),
        last_four: lastFourOf(await openCode(seal, code)),
      })),
    ),
  };
}

async function openCode(seal: Seal, { sealed, variant_id: variantId }: GivenCode): Promise<string> {
  const code = await seal.open(sealed, codeSubject(variantId));
  if (code === undefined) throw new Error('a code was sealed by another key: restore the SETTINGS_KEY of its time');
  return code;
}

/** The end of a code by which staff and buyer speak of it; nothing of a short one. */
const lastFourOf = (code: string): string => (code.length >= 12 ? code.slice(-4) : '');

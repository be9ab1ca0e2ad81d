import { toRiyals } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { createTexts, type Language } from '../../../platform/text/index.ts';
import { requireCustomer } from '../../people/identity/index.ts';
import { type LineRow, listLines, readBalance } from './ledger.store.ts';

const PAGE_LENGTH = 20;

const texts = createTexts({
  ar: {
    order: 'دفع طلب',
    return: 'استرداد قيمة مرتجع',
    refund: 'استرداد قيمة طلب',
    gift: 'رصيد هدية',
    lotto: 'جائزة «اكشط واربح»',
    conversion: 'تحويل نقاط التسويق بالعمولة',
    other: 'تعديل الرصيد',
  },
  en: {
    order: 'Paid for an order',
    return: 'Refund of a return',
    refund: 'Refund of an order',
    gift: 'A gift',
    lotto: 'A scratch-card prize',
    conversion: 'Affiliate points converted',
    other: 'Correction',
  },
});

/** Label of a store credit line by its cause. */
export function creditLabel(line: Pick<LineRow, 'cause'>, language: Language): string {
  return texts.say(language, texts.has(line.cause) ? line.cause : 'other');
}

export function storeCreditRoutes({ db }: { db: Database }): Handlers<'GET /user/store-credit'> {
  return {
    'GET /user/store-credit': async ({ query }, { actor, language }) => {
      const { customerId } = requireCustomer(actor);
      const limit = query.per_page ?? PAGE_LENGTH;
      const { balance, held } = await readBalance(db, customerId, 'store_credit');
      // One extra row shows if there are more.
      const rows = await listLines(db, customerId, 'store_credit', { before: query.cursor ?? null, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      return {
        balance: toRiyals(balance - held),
        held: toRiyals(held),
        data: shown.map((line) => ({
          id: line.id,
          amount: toRiyals(line.amount),
          label: creditLabel(line, language),
          at: line.created_at.toISOString(),
        })),
        next_cursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
      };
    },
  };
}

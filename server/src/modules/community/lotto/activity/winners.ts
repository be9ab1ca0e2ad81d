import type { LottoWinner } from '@waha/contract';
import type { Database } from '../../../../platform/database/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { authorOf } from '../../../goods/reviews/index.ts';
import { readCustomer } from '../../../people/identity/index.ts';
import { isStaffMember } from '../../../people/staff/index.ts';
import { dayOf } from '../campaigns/campaign-times.ts';
import { presentPrize } from '../campaigns/prizes.ts';
import { listWinners, type WinnerRow } from './winners.store.ts';

const MOST_WINNERS = 50;

/** The public list of winners: first name and initial, city, prize and date. Present staff are omitted. */
export async function readWinners(db: Database, language: Language): Promise<LottoWinner[]> {
  const rows = await listWinners(db, MOST_WINNERS);
  const names = new Map<string, string | null>();
  for (const id of new Set(rows.map((row) => row.customer_id))) names.set(id, await maskedName(db, id, language));
  return rows.flatMap((row) => {
    const name = names.get(row.customer_id);
    return name ? [present(row, name, language)] : [];
  });
}

async function maskedName(db: Database, customerId: string, language: Language): Promise<string | null> {
  const customer = await readCustomer(db, customerId);
  if (!customer || (await isStaffMember(db, customer))) return null;
  const [first = ''] = customer.first_name.trim().split(/\s+/);
  return authorOf(db, { ...customer, first_name: first, language });
}

function present(row: WinnerRow, name: string, language: Language): LottoWinner {
  return {
    campaign_id: row.campaign_id,
    name,
    city: language === 'ar' ? row.city_ar : row.city_en,
    prize: presentPrize(row, language),
    day: dayOf(row.scratched_at),
  };
}

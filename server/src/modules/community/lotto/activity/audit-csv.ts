import type { StaffContext } from '../../../../platform/bind/index.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { auditExport } from '../../../people/staff/index.ts';
import { isOver } from '../campaigns/campaign-times.ts';
import { type CampaignRow, isPublished, listDeck } from '../campaigns/campaigns.store.ts';
import { prizeCode } from '../campaigns/prizes.ts';

const AT_ONCE = 1_000;
const COLUMNS = [
  'card',
  'ticket',
  'customer',
  'given_for',
  'given_at',
  'scratched_at',
  'prize',
  'reward',
  'used_at',
  'became',
];

/**
 * The audit of a campaign: a line for each given card, in the order of the deck. The content of open cards is omitted
 * until the campaign is over: a running deck is visible to no one, staff included.
 */
export async function* auditCsv(
  db: Database,
  campaign: CampaignRow,
  at: Date,
  context: StaffContext,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const isPublic = isPublished(campaign) && isOver(campaign, at);
  // Spreadsheets read it as UTF-8 by its mark.
  yield encoder.encode(`\uFEFF${COLUMNS.join(',')}\r\n`);
  const what = { of: 'campaign', filters: { campaign_id: campaign.id } };
  for await (const rows of auditExport(db, context, what, givenCards(db, campaign.id))) {
    const lines = rows.map((row) => [
      String(row.index + 1),
      row.ticket_id,
      row.customer_id,
      row.claim,
      row.given_at?.toISOString(),
      row.scratched_at?.toISOString(),
      row.scratched_at || isPublic ? prizeCode(row) : null,
      row.reward_status,
      row.used_at?.toISOString(),
      row.became,
    ]);
    if (lines.length > 0) yield encoder.encode(lines.map((line) => `${line.map(cell).join(',')}\r\n`).join(''));
  }
}

async function* givenCards(db: Database, campaignId: CampaignRow['id']) {
  for (let from = 0; ; from += AT_ONCE) {
    const rows = await listDeck(db, campaignId, from, AT_ONCE);
    yield rows.filter((row) => row.given_at !== null);
    if (rows.length < AT_ONCE) return;
  }
}

/** Quoted although no cell is free text, so that a spreadsheet reads none as a formula. */
function cell(value: string | null | undefined): string {
  return value ? `"${value.replaceAll('"', '""')}"` : '';
}

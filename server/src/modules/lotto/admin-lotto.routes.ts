import type { AdminLottoCampaign, EndpointKey } from '@waha/contract';
import { type Handlers, pageOf, type StaffContext } from '../../platform/bind/index.ts';
import { type Database, inTransaction, type Tx } from '../../platform/database/index.ts';
import { refuse } from '../../platform/errors/index.ts';
import { audit } from '../staff/index.ts';
import { isOver } from './campaign-times.ts';
import { isPublished, listCampaigns, listDeck, listPrizes, readCampaign } from './campaigns.store.ts';
import { DECK_PAGE, type LottoDeps } from './lotto.routes.ts';
import { presentAdminCampaign, presentDeck } from './present-campaign.ts';
import { publishCampaign, stopCampaign } from './publish-campaign.ts';
import { changeCampaign, createCampaign } from './save-campaign.ts';

type AdminLottoKey = Extract<EndpointKey, `${string} /admin/lotto/${string}`>;

const PAGE_LENGTH = 15;

export function adminLottoRoutes({ db, now, publishPurge }: LottoDeps): Handlers<AdminLottoKey> {
  const clock = () => new Date(now());

  async function present(where: Database | Tx, id: number): Promise<AdminLottoCampaign> {
    const campaign = (await readCampaign(where, id)) ?? refuse('lotto.campaign_not_found');
    return presentAdminCampaign(campaign, await listPrizes(where, [id]));
  }

  /** Writes down what somebody did to a campaign, and shows it as it is then. */
  async function done(tx: Tx, context: StaffContext, id: number, action: string, before: AdminLottoCampaign | null) {
    const after = await present(tx, id);
    await audit(tx, context, {
      action: `lotto.${action}`,
      subject: { kind: 'campaign', id: String(id) },
      before,
      after,
    });
    return after;
  }

  return {
    'GET /admin/lotto/campaigns': async ({ query: { page = 1, per_page: perPage = PAGE_LENGTH } }) => {
      const { rows, total } = await listCampaigns(db, perPage, (page - 1) * perPage);
      const prizes = await listPrizes(
        db,
        rows.map(({ id }) => id),
      );
      return {
        data: rows.map((row) =>
          presentAdminCampaign(
            row,
            prizes.filter((prize) => prize.campaign_id === row.id),
          ),
        ),
        ...pageOf(page, perPage, total),
      };
    },
    'POST /admin/lotto/campaigns': ({ body }, context) =>
      inTransaction(db, async (tx) => done(tx, context, await createCampaign(tx, body, false), 'created', null)),
    'PUT /admin/lotto/campaigns/{id}': ({ params: { id }, body }, context) =>
      inTransaction(db, async (tx) => {
        const before = await present(tx, id);
        await changeCampaign(tx, id, body);
        return done(tx, context, id, 'changed', before);
      }),
    'POST /admin/lotto/campaigns/{id}/publish': async ({ params: { id } }, context, tx) => {
      const before = await present(tx, id);
      await publishCampaign(tx, id, { at: clock(), language: context.language, publishPurge });
      return done(tx, context, id, 'published', before);
    },
    'POST /admin/lotto/campaigns/{id}/stop': async ({ params: { id }, body: { reason } }, context, tx) => {
      const before = await present(tx, id);
      await stopCampaign(tx, id, { reason, at: clock(), publishPurge });
      return done(tx, context, id, 'stopped', before);
    },
    'GET /admin/lotto/campaigns/{id}/deck': async ({ params: { id }, query: { cursor = 0 } }) => {
      const campaign = (await readCampaign(db, id)) ?? refuse('lotto.campaign_not_found');
      // Nobody sees into a deck that is still played, those who work here least of all.
      if (!isPublished(campaign) || !isOver(campaign, clock())) refuse('lotto.not_over');
      const rows = await listDeck(db, id, cursor, DECK_PAGE);
      return presentDeck(campaign, rows, cursor, (row) => ({
        ticket_id: row.ticket_id,
        customer_id: row.customer_id,
        given_at: row.given_at?.toISOString() ?? null,
        scratched_at: row.scratched_at?.toISOString() ?? null,
        reward_status: row.reward_status,
      }));
    },
  };
}

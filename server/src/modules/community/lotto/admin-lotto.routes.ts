import type { AdminLottoCampaign, EndpointKey } from '@waha/contract';
import { type Handlers, presentList } from '../../../platform/bind/index.ts';
import { enforce, refuse } from '../../../platform/errors/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import { auditCsv } from './activity/audit-csv.ts';
import {
  type CampaignRow,
  isPublished,
  listCampaigns,
  listDeck,
  listPrizes,
  lockCampaign,
  type PrizeRow,
  readCampaign,
} from './campaigns/campaigns.store.ts';
import { presentAdminCampaign, presentDeck } from './campaigns/present-campaign.ts';
import { publishCampaign, stopCampaign } from './campaigns/publish-campaign.ts';
import { changeCampaign, createCampaign } from './campaigns/save-campaign.ts';
import { mayViewDeck } from './lotto.policy.ts';
import { DECK_PAGE, type LottoDeps } from './lotto.routes.ts';

type AdminLottoKey = Extract<EndpointKey, `${string} /admin/lotto/${string}`>;

interface Campaign {
  campaign: CampaignRow;
  prizes: PrizeRow[];
}

const campaigns = auditedResource<number, Campaign, AdminLottoCampaign>({
  async read(where, id) {
    const campaign = (await readCampaign(where, id)) ?? refuse('lotto.campaign_not_found');
    return { campaign, prizes: await listPrizes(where, [id]) };
  },
  async lock(tx, id) {
    const campaign = (await lockCampaign(tx, id)) ?? refuse('lotto.campaign_not_found');
    return { campaign, prizes: await listPrizes(tx, [id]) };
  },
  subject: ({ campaign: { id } }) => ({ kind: 'campaign', id }),
  audited: ({ campaign, prizes }) => presentAdminCampaign(campaign, prizes, 'ar'),
  present: (_, { campaign, prizes }, { language }) => presentAdminCampaign(campaign, prizes, language),
});

export function adminLottoRoutes({ db, now }: LottoDeps): Handlers<AdminLottoKey> {
  const clock = () => new Date(now());

  return {
    'GET /admin/lotto/campaigns': async ({ query }, { language }) =>
      presentList(await listCampaigns(db, query), async (rows) => {
        const ids = rows.map(({ id }) => id);
        const prizes = Map.groupBy(await listPrizes(db, ids), (prize) => prize.campaign_id);
        return rows.map((row) => presentAdminCampaign(row, prizes.get(row.id) ?? [], language));
      }),
    'GET /admin/lotto/campaigns/{id}': ({ params }, context) => campaigns.show(db, context, params.id),
    'POST /admin/lotto/campaigns': ({ body }, context) =>
      campaigns.create(db, context, 'lotto.created', (tx) => createCampaign(tx, body, false)),
    'PUT /admin/lotto/campaigns/{id}': ({ params: { id }, body: { version, ...draft } }, context) =>
      campaigns.change(db, context, { id, action: 'lotto.changed' }, (tx) =>
        changeCampaign(tx, { id, version }, draft),
      ),
    'POST /admin/lotto/campaigns/{id}/publish': ({ params: { id } }, context, tx) =>
      campaigns.change(tx, context, { id, action: 'lotto.published' }, () =>
        publishCampaign(tx, id, { at: clock(), language: context.language }),
      ),
    'POST /admin/lotto/campaigns/{id}/stop': ({ params: { id }, body: { reason } }, context, tx) => {
      const at = clock();
      return campaigns.change(tx, context, { id, action: 'lotto.stopped' }, () => stopCampaign(tx, id, { reason, at }));
    },
    'GET /admin/lotto/campaigns/{id}/audit.csv': async ({ params: { id } }, context) => {
      const campaign = (await readCampaign(db, id)) ?? refuse('lotto.campaign_not_found');
      if (!isPublished(campaign)) refuse('lotto.not_published');
      return { bytes: auditCsv(db, campaign, clock(), context) };
    },
    'GET /admin/lotto/campaigns/{id}/deck': async ({ params: { id }, query: { cursor = 0 } }) => {
      const campaign = (await readCampaign(db, id)) ?? refuse('lotto.campaign_not_found');
      enforce(mayViewDeck(campaign, clock()));
      if (!isPublished(campaign)) throw new Error('a deck that may be seen was published');
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

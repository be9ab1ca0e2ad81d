import {
  type AdminRank,
  type EndpointKey,
  type PointRule,
  type PointSettings,
  rankKeys,
  toHalalas,
  toRiyals,
} from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import { type PointSettingsRow, readPointSettings, updatePointSettings } from './expiries.store.ts';
import {
  type AdminRankRow,
  listAdminRanks,
  listRules,
  lockRanks,
  type RuleRow,
  updateRank,
  updateRule,
} from './settings.store.ts';

type SettingsKey = Extract<EndpointKey, `${string} /admin/community/${'ranks' | 'point-'}${string}`>;

const ranks = auditedResource<string, AdminRankRow, AdminRank>({
  read: async (where, key) =>
    (await listAdminRanks(where)).find((rank) => rank.key === key) ?? refuse('points.not_found'),
  subject: ({ key }) => ({ kind: 'rank', id: key }),
  audited: (rank) => rank,
  present: (_, row) => presentAdminRank(row),
});

const rules = auditedResource<string, RuleRow, PointRule>({
  read: async (where, kind) =>
    (await listRules(where)).find((rule) => rule.kind === kind) ?? refuse('points.not_found'),
  subject: ({ kind }) => ({ kind: 'point_rule', id: kind }),
  audited: (rule) => rule,
  present: (_, row) => row,
});

const settings = auditedResource<'points', PointSettingsRow, PointSettings>({
  read: (where) => readPointSettings(where),
  subject: () => ({ kind: 'point_settings', id: 'points' }),
  audited: (row) => row,
  present: (_, row) => row,
});

export function pointSettingsRoutes({ db }: { db: Database }): Handlers<SettingsKey> {
  return {
    'GET /admin/community/ranks': async () => ({ data: (await listAdminRanks(db)).map(presentAdminRank) }),
    'PUT /admin/community/ranks/{key}': ({ params: { key }, body }, context) =>
      ranks.change(db, context, { id: key, action: 'points.rank_changed' }, async (tx) => {
        await lockRanks(tx);
        const ranks = await listAdminRanks(tx);
        const before = ranks.find((one) => one.key === key) ?? refuse('points.not_found');
        const free = body.free_shipping_threshold;
        const rank = { ...body, key: before.key, free_shipping_halalas: free === null ? null : toHalalas(free) };
        if (!isInOrder([...ranks.filter((one) => one !== before), rank])) refuse('points.out_of_order');
        if (!(await updateRank(tx, rank))) refuse('conflict.changed');
      }),
    'GET /admin/community/point-rules': async () => ({ data: await listRules(db) }),
    'PUT /admin/community/point-rules/{kind}': ({ params: { kind }, body }, context) =>
      rules.change(db, context, { id: kind, action: 'points.rule_changed' }, async (tx) => {
        if (!(await updateRule(tx, { ...body, kind }))) refuse('conflict.changed');
      }),
    'GET /admin/community/point-settings': (_, context) => settings.show(db, context, 'points'),
    'PUT /admin/community/point-settings': ({ body }, context) =>
      settings.change(db, context, { id: 'points', action: 'points.settings_changed' }, async (tx) => {
        if (!(await updatePointSettings(tx, body))) refuse('conflict.changed');
      }),
  };
}

/** True where the first rank begins at 0 and each rank begins above the previous one. */
function isInOrder(all: readonly Pick<AdminRankRow, 'key' | 'threshold'>[]): boolean {
  const thresholds = rankKeys.flatMap((key) => all.find((rank) => rank.key === key)?.threshold ?? []);
  return thresholds.every((threshold, index) =>
    index === 0 ? threshold === 0 : threshold > (thresholds[index - 1] ?? 0),
  );
}

function presentAdminRank({ free_shipping_halalas: free, ...rank }: AdminRankRow): AdminRank {
  return { ...rank, free_shipping_threshold: free === null ? null : toRiyals(free) };
}

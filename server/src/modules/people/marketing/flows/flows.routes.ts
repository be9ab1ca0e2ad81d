import { type EndpointKey, type Flow, type MarketingLimits as LimitsBody, toHalalas, toRiyals } from '@waha/contract';
import type { Handlers } from '../../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import { auditedResource } from '../../staff/index.ts';
import { type ApprovalDeps, requireReady } from '../approvals.ts';
import { type MarketingLimits, readLimits, saveLimits } from '../limits.store.ts';
import { priceInRiyals } from '../phone.routes.ts';
import { countSteps, sumOutcome } from '../sends/sends.store.ts';
import { countUnderWay, endEnrolmentsOf } from './enrolments.store.ts';
import {
  deleteFlow,
  type FlowRow,
  insertFlow,
  listFlows,
  lockFlow,
  readFlow,
  switchFlow,
  updateFlow,
} from './flows.store.ts';

type FlowKey = Extract<EndpointKey, `${string} /admin/marketing/flows${string}` | `${string} /admin/marketing/limits`>;

const MOST_FLOWS = 50;
const MOST_COUNTED = 10_000;
const OUTCOME_MS = 30 * 86_400_000;

async function present(where: Database | Tx, row: FlowRow, at: Date): Promise<Flow> {
  const since = new Date(at.getTime() - OUTCOME_MS);
  const counted = await countSteps(where, row.id, since);
  const { orders, total_halalas: total } = await sumOutcome(where, { flowId: row.id, since });
  const { steps_version: _, ...shown } = row;
  return {
    ...shown,
    under_way: await countUnderWay(where, row.id, MOST_COUNTED),
    numbers: row.steps.map((_step, place) => {
      const { sent = 0, failed = 0 } = counted.find(({ step }) => step === place) ?? {};
      return { sent, failed };
    }),
    outcome: { orders, total: toRiyals(total) },
  };
}

const shownLimits = ({ perDay, perWeek, ceilingHalalas, whatsappPrice }: Omit<MarketingLimits, 'version'>) => ({
  ...{ per_day: perDay, per_week: perWeek },
  ...{ ceiling: toRiyals(ceilingHalalas), whatsapp_price: priceInRiyals(whatsappPrice) },
});

const limits = auditedResource<null, MarketingLimits, LimitsBody>({
  read: readLimits,
  subject: () => ({ kind: 'settings', id: 'marketing' }),
  audited: ({ version: _, ...row }) => shownLimits(row),
  present: (_, { version, ...row }) => ({ ...shownLimits(row), version }),
});

export function flowRoutes(deps: ApprovalDeps & { now: () => number }): Handlers<FlowKey> {
  const { db, now } = deps;
  const at = () => new Date(now());
  const requireSteps = async (steps: FlowRow['steps']) => {
    for (const step of steps) if (step.kind === 'message') await requireReady(deps, step.message);
  };
  const flows = auditedResource<number, FlowRow, Flow>({
    read: async (where, id) => (await readFlow(where, id)) ?? refuse('marketing.flow_not_found'),
    lock: async (tx, id) => (await lockFlow(tx, id)) ?? refuse('marketing.flow_not_found'),
    subject: ({ id }) => ({ kind: 'marketing_flow', id }),
    audited: ({ name, is_on, trigger, ends_on_order, steps }) => ({ name, is_on, trigger, ends_on_order, steps }),
    present: (where, row) => present(where, row, at()),
  });
  return {
    'GET /admin/marketing/flows': async () => {
      const shown: Flow[] = [];
      for (const row of await listFlows(db)) shown.push(await present(db, row, at()));
      return shown;
    },
    'GET /admin/marketing/flows/{id}': ({ params }, context) => flows.show(db, context, params.id),
    'POST /admin/marketing/flows': ({ body }, context) =>
      flows.create(
        db,
        context,
        'marketing.flow_created',
        async (tx) =>
          (await insertFlow(tx, body, MOST_FLOWS)) ?? refuse('marketing.too_many_flows', { most: MOST_FLOWS }),
      ),
    'PUT /admin/marketing/flows/{id}': async ({ params: { id }, body: { version, ...flow } }, context) => {
      const asked = (await readFlow(db, id)) ?? refuse('marketing.flow_not_found');
      // A flow that is on sends its new words at once, so they need what switching it on needs.
      if (asked.is_on) await requireSteps(flow.steps);
      return flows.change(db, context, { id, action: 'marketing.flow_changed' }, async (tx, before) => {
        if (before.version !== version || (before.is_on && !asked.is_on)) refuse('conflict.changed');
        await updateFlow(tx, before, flow);
      });
    },
    'DELETE /admin/marketing/flows/{id}': async ({ params: { id } }, context) => {
      await flows.remove(db, context, { id, action: 'marketing.flow_removed' }, async (tx, before) => {
        if (before.is_on) refuse('marketing.flow_is_on');
        await deleteFlow(tx, id);
      });
      return { done: true };
    },
    'POST /admin/marketing/flows/{id}/switch': async ({ params: { id }, body: { version, is_on: isOn } }, context) => {
      const asked = (await readFlow(db, id)) ?? refuse('marketing.flow_not_found');
      if (isOn) await requireSteps(asked.steps);
      return flows.change(
        db,
        context,
        { id, action: isOn ? 'marketing.flow_switched_on' : 'marketing.flow_switched_off' },
        async (tx, before) => {
          if (before.version !== version) refuse('conflict.changed');
          await switchFlow(tx, id, isOn);
          if (!isOn) await endEnrolmentsOf(tx, id);
        },
      );
    },
    'POST /admin/marketing/flows/{id}/test': async ({ params: { id }, body: { language, step } }, context) => {
      await flows.change(db, context, { id, action: 'marketing.flow_tested' }, async (tx, { steps }) => {
        if (steps[step]?.kind !== 'message') refuse('marketing.no_message');
        const { staffId } = context.actor;
        await publish(tx, 'marketing.test_asked', { staffId, language, campaignId: null, flowId: id, step });
      });
      return { done: true };
    },
    'GET /admin/marketing/limits': (_, context) => limits.show(db, context, null),
    'PUT /admin/marketing/limits': ({ body }, context) =>
      limits.change(db, context, { id: null, action: 'marketing.limits_changed' }, async (tx) => {
        const { per_day: perDay, per_week: perWeek, version } = body;
        const ceilingHalalas = toHalalas(body.ceiling);
        const whatsappPrice = Math.round(body.whatsapp_price * 10_000);
        const saved = await saveLimits(tx, { perDay, perWeek, ceilingHalalas, whatsappPrice, version });
        if (!saved) refuse('conflict.changed');
      }),
  };
}

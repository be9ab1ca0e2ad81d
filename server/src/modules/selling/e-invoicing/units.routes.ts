import type { EndpointKey, TaxUnit } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import { afterCommit } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import { presentUnit } from './present.ts';
import {
  identityOf,
  prepareUnit,
  providerOf,
  type RegisterDeps,
  requireUnit,
  runCheck,
  takeStep,
} from './register-unit.ts';
import {
  closeOtherActive,
  closeUnit,
  listUnits,
  lockUnit,
  recordCheck,
  releaseUnit,
  type UnitRow,
  updateUnit,
} from './units.store.ts';

type UnitKey = Extract<EndpointKey, `${string} /admin/e-invoicing/units${string}`>;

export const MOST_UNITS = 50;

export interface UnitDeps extends RegisterDeps {
  wakeReports(): void;
}

const unitResource = ({ extensions }: UnitDeps) =>
  auditedResource<string, UnitRow, TaxUnit>({
    read: requireUnit,
    lock: async (tx, id) => (await lockUnit(tx, id)) ?? refuse('e_invoicing.unit_not_found'),
    subject: ({ id }) => ({ kind: 'tax_unit', id }),
    audited: ({ environment, identity, state, checks }) => ({
      ...{ environment, identity, state },
      checks: Object.fromEntries(Object.entries(checks).map(([id, { status }]) => [id, status])),
    }),
    present: (_, row, { language }) => presentUnit(row, portOf(extensions, row), language),
  });

export const portOf = ({ taxes }: UnitDeps['extensions'], { provider }: UnitRow) =>
  taxes.find(({ name }) => name === provider)?.port;

/** Steps of registration. Each asks the authority first, outside any transaction, and stores its answer then. */
export function unitRoutes(deps: UnitDeps): Handlers<UnitKey> {
  const { db } = deps;
  const at = () => new Date(deps.now());
  const units = unitResource(deps);

  async function requireStep(id: string, ...states: UnitRow['state'][]): Promise<UnitRow> {
    const unit = await requireUnit(db, id);
    if (!states.includes(unit.state)) refuse('e_invoicing.wrong_step');
    return unit;
  }

  return {
    'POST /admin/e-invoicing/units': async ({ body: { environment, identity } }, context) => {
      if ((await listUnits(db)).length >= MOST_UNITS) refuse('e_invoicing.too_many', { most: MOST_UNITS });
      const insert = await prepareUnit(deps, { environment, identity: identityOf(identity) }, context.language);
      return units.create(db, context, 'invoicing.unit_created', insert);
    },
    'POST /admin/e-invoicing/units/{id}/enrol': async ({ params: { id }, body }, context) => {
      const unit = await requireStep(id, 'created', 'enrolled');
      const { code } = body;
      const { secrets } = await takeStep(deps, unit, 'enrol', { code, language: context.language });
      return units.change(db, context, { id, action: 'invoicing.unit_enrolled' }, async (tx) => {
        const to = { state: 'enrolled' as const, secrets, endsAt: null, at: at() };
        if (!(await updateUnit(tx, { id, version: body.version }, to))) refuse('conflict.changed');
      });
    },
    'POST /admin/e-invoicing/units/{id}/checks/{check}': async ({ params: { id, check } }, context) => {
      const unit = await requireStep(id, 'enrolled');
      if (!providerOf(deps, unit).port.checks.some((one) => one.id === check)) refuse('e_invoicing.check_unknown');
      const outcome = await runCheck(deps, unit, check, context.language);
      return units.change(db, context, { id, action: 'invoicing.unit_checked' }, (tx) =>
        recordCheck(tx, id, check, outcome),
      );
    },
    'POST /admin/e-invoicing/units/{id}/activate': async ({ params: { id }, body: { version } }, context) => {
      const unit = await requireStep(id, 'enrolled');
      const isPassed = (check: string) => unit.checks[check]?.status === 'passed';
      if (!providerOf(deps, unit).port.checks.every((check) => isPassed(check.id)))
        refuse('e_invoicing.checks_missing');
      const step = await takeStep(deps, unit, 'activate', { code: '', language: context.language });
      return units.change(db, context, { id, action: 'invoicing.unit_activated' }, async (tx) => {
        await closeOtherActive(tx, id, at());
        if (!(await updateUnit(tx, { id, version }, { state: 'active', ...step, at: at() })))
          refuse('conflict.changed');
      });
    },
    'POST /admin/e-invoicing/units/{id}/renew': async ({ params: { id }, body: { code, version } }, context) => {
      const unit = await requireStep(id, 'active');
      const step = await takeStep(deps, unit, 'renew', { code, language: context.language });
      return units.change(db, context, { id, action: 'invoicing.certificate_renewed' }, async (tx) => {
        if (!(await updateUnit(tx, { id, version }, { state: 'active', ...step, at: at() })))
          refuse('conflict.changed');
        afterCommit(tx, deps.wakeReports);
      });
    },
    'POST /admin/e-invoicing/units/{id}/close': ({ params: { id } }, context) =>
      units.change(db, context, { id, action: 'invoicing.unit_closed' }, async (tx, before) => {
        if (before.state === 'closed') refuse('e_invoicing.wrong_step');
        await closeUnit(tx, id, at());
      }),
    'POST /admin/e-invoicing/units/{id}/report': ({ params: { id } }, context) =>
      units.change(db, context, { id, action: 'invoicing.reporting_resumed' }, async (tx) => {
        await releaseUnit(tx, id);
        afterCommit(tx, deps.wakeReports);
      }),
  };
}

import type { EndpointKey, ReturnLabel, ReturnLabelForBuyer, ReturnStatus } from '@waha/contract';
import { ExtensionError } from '../../../../extensions/index.ts';
import { adminIdOf, type CallContext, type Handlers } from '../../../../platform/bind/index.ts';
import { timeOrderedId } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { audit } from '../../../people/staff/index.ts';
import { findOrderOf } from '../../orders/index.ts';
import { readReturn } from '../../returns/index.ts';
import { CLAIM_MS } from '../book-parcel.ts';
import type { CarriageDeps } from '../carriage-deps.ts';
import { carriageTexts } from '../texts.ts';
import {
  dropOtherLabel,
  insertReturnLabel,
  type ReturnLabelRow,
  readLabelFile,
  readLabelOfReturn,
  storeLabelFile,
} from './return-labels.store.ts';

type ReturnLabelKey = Extract<EndpointKey, `${string} /admin/returns/{id}/label` | `GET /returns/{id}/label${string}`>;

const RETRY_SECONDS = 5;
/** Statuses of returns by which nothing comes back. */
const OVER: ReadonlySet<ReturnStatus> = new Set(['rejected', 'cancelled']);

export function returnLabelRoutes(deps: CarriageDeps): Handlers<ReturnLabelKey> {
  const { db, now, carriers } = deps;

  function present(row: ReturnLabelRow, language: Language): ReturnLabel {
    const { id, carrier, state, problem, reason, tracking_url } = row;
    const isOnlyGivenUp = state === 'cancelled' && carriers.get(carrier)?.cancels === false;
    return {
      ...{ id, carrier, state, tracking_url, number: row.carrier_number },
      carrier_name: row.carrier_name ?? carriers.get(carrier)?.name[language] ?? carrier,
      state_label: carriageTexts.say(language, isOnlyGivenUp ? 'return_given_up' : `return_${state}`),
      problem: problem && carriageTexts.say(language, `problem_${problem}`, { reason: reason ?? '' }),
      status: row.status,
      status_label: row.status && carriageTexts.say(language, `coming_${row.status}`),
      events: row.told.map(({ status, at }) => ({
        ...{ status, at: new Date(at).toISOString(), label: carriageTexts.say(language, `coming_${status}`) },
      })),
    };
  }

  /** The booked label of a return that is not over, for who may see its order. */
  async function requireBooked(returnId: string, viewToken: string | undefined, { actor }: CallContext) {
    const row = (await readReturn(db, returnId)) ?? refuse('returns.not_found');
    (await findOrderOf(db, row.order_id, viewToken, actor)) ?? refuse('returns.not_found');
    if (OVER.has(row.status)) return undefined;
    const label = await readLabelOfReturn(db, returnId);
    return label?.state === 'booked' ? label : undefined;
  }

  /** The file of a label; one that is not stored is had from the carrier, and stored. */
  async function fileOf(label: ReturnLabelRow): Promise<Uint8Array> {
    const stored = await readLabelFile(db, label.id);
    if (stored) return stored;
    const ask = carriers.get(label.carrier)?.returnLabel ?? refuse('carriage.no_label');
    const bytes = await ask(label.carrier_number ?? '').catch((error: unknown) => {
      if (!(error instanceof ExtensionError)) throw error;
      return refuse('carriage.label_unreachable', {}, { retryAfterSeconds: RETRY_SECONDS });
    });
    await storeLabelFile(db, label.id, bytes);
    return bytes;
  }

  return {
    'GET /admin/returns/{id}/label': async ({ params }, { language }) => {
      const label = await readLabelOfReturn(db, params.id);
      return { label: label ? present(label, language) : null };
    },
    'POST /admin/returns/{id}/label': async ({ params, body }, context, tx) => {
      const row = (await readReturn(tx, params.id)) ?? refuse('returns.not_found');
      if (row.kind !== 'return' || row.status !== 'approved') refuse('carriage.return_not_approved');
      if (!carriers.get(body.carrier)?.bookReturn) refuse('carriage.no_returns');
      const id = timeOrderedId();
      const wanted = { id, returnId: row.id, carrier: body.carrier, by: adminIdOf(context.actor), at: new Date(now()) };
      await dropOtherLabel(tx, row.id, body.carrier, new Date(now() - CLAIM_MS));
      const isNew = await insertReturnLabel(tx, wanted);
      const label = (await readLabelOfReturn(tx, row.id)) ?? refuse('returns.not_found');
      if (label.state === 'booked') refuse('carriage.return_label_there');
      if (label.carrier !== body.carrier) refuse('carriage.under_way');
      // One that waits is asked for again, with the same key.
      await publish(tx, 'return.label_wanted', { labelId: label.id, returnId: row.id });
      await audit(tx, context, {
        action: 'carriage.return_label_asked',
        subject: { kind: 'return', id: row.id },
        after: { carrier: label.carrier, isNew },
      });
      return present(label, context.language);
    },
    'GET /returns/{id}/label': async ({ params, query }, context) => {
      const label = await requireBooked(params.id, query.view_token, context);
      return { label: label ? forBuyer(present(label, context.language)) : null };
    },
    'GET /returns/{id}/label.pdf': async ({ params, query }, context) =>
      fileOf((await requireBooked(params.id, query.view_token, context)) ?? refuse('carriage.no_label')),
  };
}

const forBuyer = ({ carrier_name, number, tracking_url, ...told }: ReturnLabel): ReturnLabelForBuyer => ({
  ...{ carrier_name, tracking_url, number: number ?? '' },
  ...{ status: told.status, status_label: told.status_label, events: told.events },
});

import { randomUUID } from 'node:crypto';
import { type EndpointInput, type Endpoints, toHalalas } from '@waha/contract';
import type { StaffActor } from '../../../platform/bind/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Seal } from '../../../platform/seal/index.ts';
import { postTransfer } from '../ledger/index.ts';
import { recordMoneyAct } from '../money-acts/index.ts';
import { createCode, hashCode, lastFourOf } from './code.ts';
import { insertGiftCard } from './gift-cards.store.ts';

type Draft = EndpointInput<Endpoints['POST /admin/gift-cards']>['body'];

/** Subject under which a code is sealed. */
export const sealSubject = (id: string) => `gift-card:${id}`;

const timeOf = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);

/**
 * Issues a card and puts its value on its account. Counts as a money act of the staff member: refuses
 * `money_acts.approval_needed` above a ceiling and `money_acts.own_account` for a card to the actor's own address.
 */
export async function issueGiftCard(
  tx: Tx,
  actor: StaffActor,
  draft: Draft,
  { seal, at }: { seal: Seal; at: Date },
): Promise<{ id: string; code: string }> {
  const halalas = toHalalas(draft.value);
  const email = draft.recipient_email ?? null;
  await recordMoneyAct(tx, actor, { kind: 'gift_card', halalas, orderId: null, customerId: null, email });
  const id = randomUUID();
  const code = createCode();
  await insertGiftCard(tx, {
    id,
    codeHash: hashCode(code),
    sealedCode: await seal.seal(code, sealSubject(id)),
    lastFour: lastFourOf(code),
    halalas,
    endsAt: timeOf(draft.ends_at),
    language: draft.language,
    recipientName: draft.recipient_name ?? null,
    recipientEmail: email,
    message: draft.message ?? null,
    sendAt: email === null ? null : (timeOf(draft.send_at) ?? at),
    issuedBy: actor.staffId,
  });
  await postTransfer(tx, {
    unit: 'gift_card',
    from: { house: 'issued' },
    to: { giftCardId: id },
    amount: halalas,
    cause: { kind: 'gift_card', id },
    key: `gift card ${id}`,
  });
  return { id, code };
}

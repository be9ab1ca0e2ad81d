import type { DataRequestStep, DataRequestStepBody } from '@waha/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { enforce, refuse } from '../../../platform/errors/index.ts';
import { type ErasingDeps, eraseAccount, lockCustomer } from '../identity/index.ts';
import { contactsProvedNow, hasContact } from './contacts-proved-now.ts';
import { mayStep, statusAfter } from './data-requests.policy.ts';
import { type DataRequestRow, updateDataRequest } from './data-requests.store.ts';
import { insertStep, TERM_MS } from './receive-request.ts';
import { requestTexts } from './request-mail.ts';
import { openCopy } from './request-secrets.store.ts';

const COPY_MS = 7 * 86_400_000;

interface Taken {
  step: DataRequestStep;
  words: string;
  staffId: string;
  at: Date;
}

/** Takes a step of a request that is locked. */
export async function takeStep(
  tx: Tx,
  request: DataRequestRow,
  { step, words, refusal, version }: DataRequestStepBody,
  by: { staffId: string; at: Date },
): Promise<void> {
  checkStep(request, step, version);
  if (step === 'refused' && refusal === undefined) refuse('privacy.reason_missing');
  if ((step === 'refused' || step === 'extended') && words === '') refuse('privacy.reason_missing');
  await move(
    tx,
    { ...request, refusal: step === 'refused' ? (refusal ?? null) : request.refusal },
    { step, words, ...by },
  );
}

/** Refuses a step that the state does not allow, and an outdated version. */
export function checkStep(request: DataRequestRow, step: DataRequestStep, version: number): void {
  if (request.version !== version) refuse('conflict.changed');
  enforce(mayStep({ status: request.status, isExtended: request.is_extended }, step));
}

async function move(tx: Tx, request: DataRequestRow, { step, words, staffId, at }: Taken): Promise<void> {
  const status = statusAfter[step] ?? request.status;
  const isClosing = status === 'done' || status === 'refused';
  await updateDataRequest(tx, {
    ...request,
    status,
    // The one who works on it has it.
    assigned_to: step === 'assigned' || step === 'started' ? staffId : request.assigned_to,
    ...(step === 'extended' && { due_at: new Date(request.due_at.getTime() + TERM_MS), is_extended: true }),
    closed_at: isClosing ? (request.closed_at ?? at) : null,
  });
  const isTold = step !== 'noted' && step !== 'assigned';
  await insertStep(tx, { requestId: request.id, step, staffId, words, isTold, at });
}

/** A letter or a form is its account's only while the account proves the same contact; a session proves itself. */
async function requireProven(tx: Tx, request: DataRequestRow): Promise<void> {
  if (request.source !== 'account' && !hasContact(await contactsProvedNow(tx, request))) refuse('privacy.no_account');
}

/**
 * Has the person sent a link to the copy of their data. It is made when they open it: no file of it is stored. Who proves
 * no contact has no link, and takes the copy from their account.
 */
export async function sendCopy(
  tx: Tx,
  request: DataRequestRow,
  version: number,
  by: { staffId: string; at: Date },
): Promise<void> {
  checkStep(request, 'handed_over', version);
  const customerId = request.customer_id ?? refuse('privacy.no_account');
  if (!(await lockCustomer(tx, customerId))) refuse('privacy.no_account');
  await requireProven(tx, request);
  const isLinked = hasContact(await contactsProvedNow(tx, request));
  if (isLinked) await openCopy(tx, request.id, new Date(by.at.getTime() + COPY_MS));
  const words = isLinked ? '' : requestTexts.say(request.language, 'in_account');
  await move(tx, request, { step: 'handed_over', words, ...by });
}

/** Erases the account of a proved request, as its owner could. The request itself stays, without a name. */
export async function eraseRequested(
  tx: Tx,
  deps: ErasingDeps,
  request: DataRequestRow,
  { version, ...by }: { version: number; staffId: string; at: Date },
): Promise<void> {
  checkStep(request, 'erased', version);
  if (request.kind !== 'erasure' && request.kind !== 'objection') refuse('privacy.step_impossible');
  const customerId = request.customer_id ?? refuse('privacy.no_account');
  if (!(await lockCustomer(tx, customerId))) refuse('privacy.no_account');
  await requireProven(tx, request);
  await eraseAccount(tx, deps, customerId, by.at);
  await move(tx, request, { step: 'erased', words: '', ...by });
}

import { type EndpointDefinition, type EndpointKey, endpoints } from '@waha/contract';
import { ApiError } from '@waha/contract/client';
import type { ProtocolCall, ProtocolCallInput } from '@waha/extend';
import { type Caller, createInProcessApi, isIdempotencyKey, toErrorBody } from '../platform/bind/index.ts';
import { Refusal } from '../platform/errors/index.ts';
import { toRefusal } from '../platform/http/index.ts';
import type { ServedApi } from './host-calls.ts';
import type { Linked } from './linking/read-linked.ts';
import { isGranted } from './linking/right-calls.ts';

interface ProtocolCallDeps {
  served: ServedApi;
  /** The caller that a request is without a session. */
  guest: Caller;
  /** The customer of a session token; refuses one that is none. */
  customerOf: (token: string) => Promise<Caller['actor']>;
  /** The customer who linked the machine that asks, if one did. */
  linked: Pick<Linked, 'actor' | 'rights'> | null;
  /** True for a shop that speaks Arabic alone. */
  isArabicOnly: boolean;
  onFailure: (error: unknown, key: string) => void;
}

/** Lets a protocol call the API as the buyer whom it serves: guest or customer, with the address of the machine. */
export function createProtocolCall({
  served,
  guest,
  customerOf,
  linked,
  isArabicOnly,
  onFailure,
}: ProtocolCallDeps): ProtocolCall {
  const { calls, texts, bulkheadOf } = served;
  const refused = (refusal: Refusal, caller: Caller) => ({
    status: refusal.status,
    body: toErrorBody(refusal, caller, texts),
  });
  return async (key, given) => {
    const caller: Caller = { ...guest, language: given.language === 'en' && !isArabicOnly ? 'en' : 'ar' };
    try {
      if (!isOpen(key)) return refused(new Refusal('request.not_found', {}, {}), caller);
      const asked = await callerOf(caller, key, given, { customerOf, linked });
      const api = createInProcessApi(calls, asked, texts, () => undefined);
      const { params, query, body } = given;
      const ask = () => api(key, { params, query, body } as never);
      const isPublic = endpoints[key].access === 'public';
      // Others wait for the answer that one loads, so that it is loaded as theirs are.
      const reply = await (isPublic ? bulkheadOf(key).run(asked.visitor, ask) : ask());
      // A copy: answers are cached for everybody.
      return { status: statusOf(key), body: reply === undefined ? undefined : JSON.parse(JSON.stringify(reply)) };
    } catch (error) {
      if (error instanceof ApiError) return { status: error.status, body: bodyOf(error, caller) };
      const refusal = toRefusal(error);
      if (refusal.status >= 500) onFailure(error, key);
      return refused(refusal, caller);
    }
  };
}

const statusOf = (key: EndpointKey) => {
  const { status = 200 }: EndpointDefinition = endpoints[key];
  return status;
};

function bodyOf({ code, message, errors, details }: ApiError, { requestId }: Caller) {
  return { success: false, code, message, errors, details, request_id: requestId };
}

async function callerOf(
  caller: Caller,
  key: EndpointKey,
  { token, asLinked, idempotencyKey }: ProtocolCallInput,
  { customerOf, linked }: Pick<ProtocolCallDeps, 'customerOf' | 'linked'>,
): Promise<Caller> {
  if (idempotencyKey !== undefined && !isIdempotencyKey(idempotencyKey)) throw new Refusal('request.malformed', {}, {});
  if (asLinked && !linked) throw new Refusal('auth.required', {}, {});
  if (asLinked && linked && !isGranted(key, linked.rights)) throw new Refusal('auth.forbidden', {}, {});
  return {
    ...caller,
    ...(token !== undefined && { actor: await customerOf(token) }),
    ...(asLinked && linked && { actor: linked.actor }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  };
}

/** True for a call of buyers: those of staff, and files, are no part of a protocol. */
function isOpen(key: string): key is EndpointKey {
  if (!Object.hasOwn(endpoints, key)) return false;
  // The key was found among the endpoints.
  const { takes, gives, access }: EndpointDefinition = endpoints[key as EndpointKey];
  return !takes && !gives && (access === 'public' || access === 'visitor' || access === 'customer');
}

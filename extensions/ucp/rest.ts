import type { ProtocolAnswer, ProtocolCall, ProtocolRequest, ProtocolRoute } from '@waha/extend';
import type { Asked } from '../machine-checkouts/asked.ts';
import { type Fault, fault } from '../machine-checkouts/faults.ts';
import type { createOnce } from '../machine-checkouts/idempotency.ts';
import { readAgentHeader } from './agent-header.ts';
import type { Admitted } from './agents/admit.ts';
import { errorBody, toFault } from './errors.ts';
import { callAs } from './linking/read-linked.ts';
import { answerOf, type Operation } from './operations.ts';

/** The routes of the REST binding. */
export function restRoutes(operations: readonly Operation[], binding: Binding): ProtocolRoute[] {
  return operations.map((operation) => ({
    method: operation.method,
    path: operation.path,
    handle: (request, call) => answerRest(operation, request, { call, ...binding }),
  }));
}

/** Parts that both bindings share. */
export interface Binding {
  admit: Admit;
  once: ReturnType<typeof createOnce>;
  publicUrl: string;
}

/** Called before anything is read. */
type Admit = (asked: Pick<Asked, 'profile'>, request: ProtocolRequest, operation: Operation) => Promise<Admitted>;

async function answerRest(
  operation: Operation,
  request: ProtocolRequest,
  { call, admit, once, publicUrl }: Binding & { call: ProtocolCall },
): Promise<ProtocolAnswer> {
  try {
    const { headers, body, params, visitor } = request;
    const profile = readAgentHeader(headers['ucp-agent']);
    const admitted = await admit({ profile }, request, operation);
    const asked: Asked = {
      ...{ visitor, profile, ...admitted, call: admitted.linked ? callAs(call) : call },
      language: languageOf(headers['accept-language']),
      idempotencyKey: headers['idempotency-key'],
    };
    const given = operation.bodyName === null ? undefined : readJson(body);
    const told = await answerOf(operation, asked, { id: params.id ?? '', body: given, once });
    return json(operation.isExisting?.(told) ? 200 : operation.status, told);
  } catch (error) {
    const told = toFault(error);
    return json(told.status, errorBody(told, publicUrl), headersOf(told));
  }
}

/** Headers that say what to do about a fault. */
export const headersOf = ({ status, challenge }: Fault): Readonly<Record<string, string>> => ({
  ...((status === 429 || status === 503) && { 'retry-after': '5' }),
  ...(challenge !== undefined && { 'www-authenticate': challenge }),
});

const json = (status: number, body: object, more: Readonly<Record<string, string>> = {}): ProtocolAnswer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...more },
  body: JSON.stringify(body),
});

/** A JSON object of a body. */
export function readJson(body: Uint8Array): object {
  const value = parsed(body);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw fault(400, 'invalid', 'The body is no JSON object', 'recoverable');
  return value;
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

/** Arabic, unless English is asked for first. */
export function languageOf(tag = ''): 'ar' | 'en' {
  return /^\s*en\b/i.test(tag) ? 'en' : 'ar';
}

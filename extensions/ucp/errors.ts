import { z } from 'zod';
import { Fault, fault } from '../machine-checkouts/faults.ts';
import { VERSION } from './versions.ts';

const LONGEST_PATH = 200;

/** The fault of a thrown error, which an agent may read; others than faults and unreadable bodies are defects, and thrown on. */
export function toFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  if (!(error instanceof z.ZodError)) throw error;
  const [issue] = error.issues;
  const path = `$${(issue?.path ?? []).map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')}`;
  const told = fault(400, 'invalid', `${path.slice(0, LONGEST_PATH)}: ${issue?.message ?? 'is wrong'}`, 'recoverable');
  return new Fault(
    400,
    told.messages.map((message) => ({ ...message, path: path.slice(0, LONGEST_PATH) })),
  );
}

/** Statuses of requests that never came to an outcome: the agent's profile or version is none for this shop, or the shop is away. */
const TRANSPORT = new Set([422, 424, 503]);

/** The body of a fault. One of the transport is its code and words alone, with the address at which a person goes on. */
export function errorBody({ status, messages }: Fault, publicUrl?: string) {
  const [first] = messages;
  if (!TRANSPORT.has(status) || !first) return { ucp: { version: VERSION, status: 'error' }, messages };
  const { code, content } = first;
  return { code, content, ...(publicUrl !== undefined && { continue_url: `${publicUrl}/` }) };
}

/** The code of JSON-RPC for a fault. */
export function rpcCodeOf({ status, messages }: Fault): number {
  const [first] = messages;
  if (first && DISCOVERY.has(first.code)) return -32001;
  if (first && UNREADABLE.has(first.code)) return -32600;
  return status === 400 ? -32602 : -32000;
}

const DISCOVERY = new Set(['invalid_profile_url', 'profile_unreachable', 'profile_malformed', 'version_unsupported']);
const UNREADABLE = new Set(['digest_mismatch', 'algorithm_unsupported']);

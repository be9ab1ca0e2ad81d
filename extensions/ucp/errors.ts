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

/** The body of a fault. */
export function errorBody({ messages }: Fault) {
  return { ucp: { version: VERSION, status: 'error' }, messages };
}

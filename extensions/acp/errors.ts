import { z } from 'zod';
import { Fault } from '../machine-checkouts/faults.ts';

/** An error of the protocol: flat, with the field that is wrong. */
export interface AcpError {
  type: 'invalid_request' | 'processing_error' | 'service_unavailable';
  code: string;
  message: string;
  param?: string;
  supported_versions?: readonly string[];
}

export class Refused extends Error {
  override name = 'Refused';
  readonly status: number;
  readonly told: AcpError;
  constructor(status: number, code: string, message: string, more: Partial<AcpError> = {}) {
    super(message);
    this.status = status;
    this.told = { type: 'invalid_request', code, message: message.slice(0, 500), ...more };
  }
}

const LONGEST_PATH = 200;

const own: Readonly<Record<string, { status: number; code: string }>> = {
  idempotency_conflict: { status: 422, code: 'idempotency_conflict' },
  idempotency_in_progress: { status: 409, code: 'idempotency_in_flight' },
};

/** The refusal of a thrown error, which an agent may read; other errors are defects, and thrown on. */
export function toRefused(error: unknown): Refused {
  if (error instanceof Refused) return error;
  if (error instanceof z.ZodError) {
    const [issue] = error.issues;
    const param = pathOf(issue?.path ?? []);
    return new Refused(400, 'invalid', `${param}: ${issue?.message ?? 'is wrong'}`, { param });
  }
  if (!(error instanceof Fault)) throw error;
  const [first] = error.messages;
  const known = own[first?.code ?? ''];
  // An outcome of business that left no session.
  const status = known?.status ?? (error.status === 200 ? 400 : error.status);
  const type = status >= 500 ? 'service_unavailable' : 'invalid_request';
  const param = first?.path === undefined ? {} : { param: first.path };
  return new Refused(status, known?.code ?? first?.code ?? 'failed', error.message, { type, ...param });
}

const pathOf = (path: readonly PropertyKey[]): string =>
  `$${path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')}`.slice(
    0,
    LONGEST_PATH,
  );

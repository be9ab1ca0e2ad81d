import type { LinkedCustomer, ProtocolCall } from '@waha/extend';
import { z } from 'zod';
import { fault } from './faults.ts';

/** Circumstances of one operation, whichever binding it came by. */
export interface Asked {
  call: ProtocolCall;
  language: 'ar' | 'en';
  /** The address of the agent's profile; null where it named none. */
  profile: string | null;
  /** The sender's network address as a hash. */
  visitor: string;
  /** On whose account its records are kept: an agent that proved itself, or else the address. */
  owner: string;
  idempotencyKey: string | undefined;
  /** The customer who linked the agent, for whom `call` acts; null: it acts for a guest. */
  linked: LinkedCustomer | null;
  /** Names of the capabilities that the agent has in common with the shop; null: it has not proved any. */
  negotiated: ReadonlySet<string> | null;
}

const refusal = z.object({ code: z.string(), message: z.string() });

/** Reads the shop's API. A refusal becomes a fault of this operation: 5xx and 429 are worth another attempt. */
export async function read<Shape extends z.ZodType>(
  { call, language }: Asked,
  shape: Shape,
  key: string,
  input: { params?: object; query?: object; body?: object } = {},
): Promise<z.output<Shape>> {
  const { status, body } = await call(key, { language, ...input });
  if (status < 300) return shape.parse(body);
  const { code, message } = refusal.safeParse(body).data ?? { code: 'failed', message: 'The shop did not answer' };
  throw fault(status === 422 ? 400 : status, code.replaceAll('.', '_'), message);
}

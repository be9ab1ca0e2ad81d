import type { ExtensionFetch } from '@waha/extend';
import { z } from 'zod';
import { money } from './amounts.ts';

/** Fields of Tamara's answers that the adapter reads: docs.tamara.co/reference, read in August 2026. */
export const session = z.object({ order_id: z.string().min(1), checkout_url: z.string() });

export const order = z.object({
  order_id: z.string().min(1),
  status: z.string(),
  total_amount: money,
  captured_amount: money.nullish(),
  refunded_amount: money.nullish(),
  canceled_amount: money.nullish(),
});
export type TamaraOrder = z.output<typeof order>;

export const eligibility = z.object({ is_eligible: z.boolean() });

/** Any object: the answer is not read. */
export const anything = z.object({});

export interface TamaraAccount {
  /** Without a slash at the end. */
  url: string;
  apiToken: string;
}

export type AskTamara = ReturnType<typeof createAsk>;

/** Calls of Tamara's API. They throw for any status but 2xx and for an answer of another form, without the text of either. */
export function createAsk({ url, apiToken }: TamaraAccount, fetch: ExtensionFetch) {
  const headers = { authorization: `Bearer ${apiToken}`, 'content-type': 'application/json' };
  return async <Shape extends z.ZodType>(
    shape: Shape,
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
  ): Promise<z.output<Shape>> => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${url}${path}`, { method, headers, ...sent });
    if (!response.ok) throw new TamaraStatus(method, response.status);
    const answered = shape.safeParse(await response.json());
    if (!answered.success) throw new Error(`Tamara answered ${method} with something else`);
    return answered.data;
  };
}

/** An answer with another status than 2xx. */
export class TamaraStatus extends Error {
  override name = 'TamaraStatus';
  readonly status: number;

  constructor(method: string, status: number) {
    super(`Tamara answered ${method} with status ${status}`);
    this.status = status;
  }
}

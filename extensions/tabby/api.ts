import type { ExtensionFetch } from '@waha/extend';
import { z } from 'zod';

/** Fields of Tabby's answers that the adapter reads: docs.tabby.ai/api-reference, read in August 2026. */
const part = z.object({ amount: z.string(), reference_id: z.string().nullish() });

export const payment = z.object({
  id: z.string().min(1),
  /** Upper case in answers, lower case in notifications. */
  status: z.string(),
  amount: z.string(),
  currency: z.string(),
  captures: z.array(part).nullish(),
  refunds: z.array(part).nullish(),
});
export type TabbyPayment = z.output<typeof payment>;

export const session = z.object({
  id: z.string().min(1),
  status: z.string(),
  payment: z.object({ id: z.string().min(1) }),
  configuration: z.object({
    available_products: z
      .object({ installments: z.array(z.object({ web_url: z.string().nullish() })).nullish() })
      .nullish(),
  }),
});

/** Any object: the answer is not read. */
export const anything = z.object({});

export interface TabbyAccount {
  /** Without a slash at the end. Saudi merchants use api.tabby.sa; another region answers 403. */
  url: string;
  secretKey: string;
  merchantCode: string;
}

export type AskTabby = ReturnType<typeof createAsk>;

/** Calls of Tabby's API. They throw for any status but 2xx and for an answer of another form, without the text of either. */
export function createAsk({ url, secretKey }: TabbyAccount, fetch: ExtensionFetch) {
  const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' };
  return async <Shape extends z.ZodType>(
    shape: Shape,
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
  ): Promise<z.output<Shape>> => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${url}${path}`, { method, headers, ...sent });
    if (!response.ok) throw new TabbyStatus(method, response.status);
    const answered = shape.safeParse(await response.json());
    if (!answered.success) throw new Error(`Tabby answered ${method} with something else`);
    return answered.data;
  };
}

/** An answer with another status than 2xx. */
export class TabbyStatus extends Error {
  override name = 'TabbyStatus';
  readonly status: number;

  constructor(method: string, status: number) {
    super(`Tabby answered ${method} with status ${status}`);
    this.status = status;
  }
}

import { type ExtensionFetch, exchangeJson, type JsonAnswer } from '@waha/extend';
import { z } from 'zod';

/** Fields of OTO's answers that the adapter reads: apis.tryoto.com, API V2, read in November 2026. */
const text = z.string().nullish();
export const orderStatus = z.object({
  orderId: z.string(),
  status: z.string(),
  /** The order's creation, in UTC: 2026-04-27 12:42:07. */
  date: text,
  shipmentId: text,
  trackingUrl: text,
  deliveryCompany: text,
});
export const history = z.object({
  items: z.array(
    z.object({
      orderId: z.string(),
      history: z.array(z.object({ status: z.string(), date: z.string(), description: text })),
    }),
  ),
});
export const branches = z.object({
  pickupPoints: z.array(
    z.object({
      ...{
        branchCode: z.union([z.string(), z.int()]),
        dcBranchName: text,
        address: text,
        city: text,
        workingHours: text,
      },
      ...{ weekendWorkingHours: text, codSupported: z.boolean().nullish() },
    }),
  ),
});
export const print = z.object({ printAWBURL: z.url({ protocol: /^https?$/ }) });
export const accepted = z.object({ success: z.literal(true) });

const failure = z.object({ otoErrorCode: z.string(), otoErrorMessage: text, errorMsg: text });
const token = z.object({ access_token: z.string().min(1) });

export interface OtoAccount {
  /** Without a slash at the end. */
  url: string;
  refreshToken: string;
}

/** An answer by which OTO refuses: nothing was done. */
export class OtoRefusal extends Error {
  override name = 'OtoRefusal';
  readonly code: string;
  readonly status: number;

  constructor(code: string, status: number, message: string) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** Tokens end after an hour. */
const TOKEN_MS = 50 * 60_000;

export type AskOto = ReturnType<typeof createAsk>;

/** Calls of OTO's API. They throw OtoRefusal where OTO says no, and any other error without the text of the answer. */
export function createAsk({ url, refreshToken }: OtoAccount, fetch: ExtensionFetch, now: () => number) {
  let known: { token: string; endsAt: number } | undefined;

  async function readToken(): Promise<string> {
    if (known && known.endsAt > now()) return known.token;
    const body = { refresh_token: refreshToken };
    const of = ['OTO', 'the refresh token'] as const;
    const answer = await exchangeJson(fetch, `${url}/rest/v2/refreshToken`, { of, method: 'POST', body });
    if (answer.status >= 300) throw new Error(`OTO answered the refresh token with status ${answer.status}`);
    const given = token.safeParse(answer.body);
    if (!given.success) throw new Error('OTO answered the refresh token with something else');
    known = { token: given.data.access_token, endsAt: now() + TOKEN_MS };
    return known.token;
  }

  async function send(method: 'GET' | 'POST', path: string, act: string, body: unknown): Promise<JsonAnswer> {
    const headers = { authorization: `Bearer ${await readToken()}` };
    return exchangeJson(fetch, `${url}/rest/v2/${path}`, { of: ['OTO', act], method, headers, body });
  }

  return async <Shape extends z.ZodType>(
    shape: Shape,
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
  ): Promise<z.output<Shape>> => {
    const [act = ''] = path.split('/');
    let answer = await send(method, path, act, body);
    if (answer.status === 401) {
      known = undefined;
      answer = await send(method, path, act, body);
    }
    const { status } = answer;
    if (status === 401) throw new Error(`OTO answered ${act} with 401`);
    const refused = failure.safeParse(answer.body);
    if (refused.success) {
      const { otoErrorCode: code, otoErrorMessage, errorMsg } = refused.data;
      throw new OtoRefusal(code, status, (otoErrorMessage ?? errorMsg ?? code).slice(0, 300));
    }
    const right = shape.safeParse(answer.body);
    if (status >= 300 || !right.success) throw new Error(`OTO answered ${act} with something else`);
    return right.data;
  };
}

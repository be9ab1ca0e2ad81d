import { type ExtensionFetch, exchangeJson, type JsonAnswer } from '@waha/extend';
import { z } from 'zod';

/** Fields of SMSA's answers that the adapter reads: the eCom REST API, read in November 2026. */
const text = z.string().nullish();
export const shipment = z.object({
  /** The number of the whole shipment. */
  sawb: z.string().min(1),
  /** One for each parcel, with its label in base64. */
  waybills: z.array(z.object({ awb: z.string(), awbFile: text })).min(1),
});
export type SmsaShipment = z.output<typeof shipment>;
export const tracking = z.object({
  AWB: z.string().min(1),
  Scans: z
    .array(z.object({ ScanType: z.string(), ScanDescription: text, ScanDateTime: z.string(), ScanTimeZone: text }))
    .nullish(),
});
export type SmsaTracking = z.output<typeof tracking>;

export interface SmsaAccount {
  /** Without a slash at the end. */
  url: string;
  apiKey: string;
}

/** An answer by which SMSA refuses: nothing was done. */
export class SmsaRefusal extends Error {
  override name = 'SmsaRefusal';
}

export type AskSmsa = ReturnType<typeof createAsk>;

const REFUSED: ReadonlySet<number> = new Set([400, 409, 422]);
const NOT_ALLOWED: ReadonlySet<number> = new Set([401, 403]);

/**
 * Calls of SMSA's API; undefined for what it does not know (404). They throw SmsaRefusal where SMSA says no, and any other
 * error without the text of the answer.
 */
export function createAsk({ url, apiKey }: SmsaAccount, fetch: ExtensionFetch) {
  return async <Shape extends z.ZodType>(
    shape: Shape,
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
  ): Promise<z.output<Shape> | undefined> => {
    const act = path.split('/').slice(0, 2).join(' ');
    const headers = { apikey: apiKey };
    const answer = await exchangeJson(fetch, `${url}/api/${path}`, {
      ...{ of: ['SMSA', act], method, headers, body },
      // A cancellation is answered by a sentence.
      mayBeText: act === 'c2b cancel',
    });
    if (answer.status === 404) return undefined;
    if (NOT_ALLOWED.has(answer.status)) throw new Error(`SMSA does not accept the key for ${act}`);
    if (REFUSED.has(answer.status)) throw new SmsaRefusal(wordsOf(answer));
    const right = shape.safeParse(answer.body);
    if (answer.status >= 300 || !right.success) throw new Error(`SMSA answered ${act} with something else`);
    return right.data;
  };
}

const said = z.object({
  Msg: text,
  message: text,
  title: text,
  errors: z.record(z.string(), z.array(z.string())).nullish(),
});

/** The words of a refusal: a sentence, or messages by field. */
function wordsOf({ status, body }: JsonAnswer): string {
  const words = typeof body === 'string' ? body : spokenIn(body);
  return (words.trim() || `SMSA refused with status ${status}`).slice(0, 300);
}

function spokenIn(body: unknown): string {
  const read = said.safeParse(body);
  if (!read.success) return '';
  const { Msg, message, title, errors } = read.data;
  const byField = Object.values(errors ?? {})
    .flat()
    .join('. ');
  return byField || Msg || message || title || '';
}

import { type ExtensionFetch, MessageFault } from '@waha/extend';
import { z } from 'zod';
import { verdictOf } from './verdicts.ts';

export interface WhatsappSettings {
  /** Without a slash at the end. */
  url: string;
  version: string;
  phoneNumberId: string;
  accountId: string;
  token: string;
  appSecret: string;
  verifyToken: string;
}

export interface GraphCall {
  method?: 'GET' | 'POST';
  /** After the version. */
  path: string;
  body?: unknown;
}

const refusal = z.object({ error: z.object({ code: z.int(), error_subcode: z.int().optional() }) });

/**
 * Calls the Graph API and returns its JSON. Throws a `MessageFault` by the code of its error; the text of an error is left out,
 * because it may repeat what was sent. An outage is a plain error: it does not say that nothing was sent.
 */
export async function askGraph(
  { url, version, token }: WhatsappSettings,
  fetch: ExtensionFetch,
  { method = 'GET', path, body }: GraphCall,
): Promise<unknown> {
  const response = await fetch(`${url}/${version}/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json().catch(() => undefined);
  const refused = refusal.safeParse(answer);
  if (refused.success) {
    const { code } = refused.data.error;
    const verdict = verdictOf(code);
    const said = `WhatsApp refused it with code ${code}`;
    throw verdict === 'later' && isOutage(response) ? new Error(said) : new MessageFault(verdict, said);
  }
  if (response.ok) return answer;
  const said = `WhatsApp answered with status ${response.status}`;
  throw isOutage(response) ? new Error(said) : new MessageFault('later', said);
}

const isOutage = ({ status }: { status: number }) => status >= 500;

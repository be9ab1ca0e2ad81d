import type { Handover } from '@waha/extend';
import { z } from 'zod';
import type { Seal } from '../platform/seal/index.ts';

const SUBJECT = 'handover';

const sealed = z.object({
  channel: z.string().max(40),
  agent: z.string().max(100),
  reference: z.string().max(60).nullable(),
  endsAt: z.number(),
});

/** The machine by which an order was sold: the extension of its protocol, its host, and its checkout. */
export type OpenedHandover = Omit<z.infer<typeof sealed>, 'endsAt'>;

const HOST = /^[a-z0-9.:-]{0,100}$/;
const REFERENCE = /^[\w-]{1,60}$/;

/** Seals a handover under the name of its extension, by the key of the shop. */
export async function sealHandover(
  seal: Seal,
  channel: string,
  { agent, reference, endsAt }: Handover,
): Promise<string> {
  if (reference !== null && !REFERENCE.test(reference)) throw new Error('a reference has letters, digits and marks');
  const host = HOST.test(agent) ? agent : '';
  const text = JSON.stringify({ channel, agent: host, reference, endsAt: endsAt.getTime() });
  return (await seal.seal(text, SUBJECT)).toString('base64url');
}

/** Opens a handover; null where it was not sealed by this shop, or has ended. */
export async function openHandover(seal: Seal, token: string, at: Date): Promise<OpenedHandover | null> {
  const text = await seal.open(Buffer.from(token, 'base64url'), SUBJECT);
  if (text === undefined) return null;
  const { endsAt, ...handover } = sealed.parse(JSON.parse(text));
  return endsAt > at.getTime() ? handover : null;
}

import { z } from 'zod';
import type { Seal } from '../../../platform/seal/index.ts';

export const DOWNLOADS_PATH = '/downloads';
const HOUR_MS = 3_600_000;
const SUBJECT = 'download of digital goods';

const granted = z.object({ item: z.int(), file: z.uuid(), until: z.int() });
export type GrantedDownload = z.infer<typeof granted>;

/** The address of one download: it works for an hour, so that one that broke off can go on. */
export async function downloadUrl(
  seal: Seal,
  { itemId: item, fileId: file, at }: { itemId: number; fileId: string; at: Date },
): Promise<string> {
  const sealed = await seal.seal(JSON.stringify({ item, file, until: at.getTime() + HOUR_MS }), SUBJECT);
  return `${DOWNLOADS_PATH}/${sealed.toString('base64url')}`;
}

/** The download that an address grants; undefined for one that the shop did not make, or that is over. */
export async function openDownload(seal: Seal, token: string, at: Date): Promise<GrantedDownload | undefined> {
  const opened = await seal.open(Buffer.from(token, 'base64url'), SUBJECT);
  if (opened === undefined) return undefined;
  const grant = granted.parse(JSON.parse(opened));
  return grant.until > at.getTime() ? grant : undefined;
}

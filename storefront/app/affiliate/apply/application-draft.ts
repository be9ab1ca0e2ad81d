import type { AffiliateApplication, AffiliateChannelKind } from '@waha/contract/types';
import { storedText } from '../../stored-text.ts';

export const channelKinds: readonly AffiliateChannelKind[] = [
  'instagram',
  'tiktok',
  'snapchat',
  'youtube',
  'x',
  'telegram',
  'website',
  'other',
];
export const MOST_CHANNELS = 5;

export interface ChannelDraft {
  kind: AffiliateChannelKind;
  url: string;
}

/** Typed values of the application. */
export interface ApplicationDraft {
  channels: readonly ChannelDraft[];
  audience: string;
  mawthooq: string;
  code: string;
}

export const emptyChannel: ChannelDraft = { kind: 'instagram', url: '' };
export const emptyDraft: ApplicationDraft = { channels: [emptyChannel], audience: '', mawthooq: '', code: '' };

/** Belongs to one account: removed with the session (stored-text.ts). */
const kept = storedText('affiliate-draft');

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** Draft that a browser stored. It can be edited by the visitor: values of a wrong type are left empty. */
export function readDraft(stored: string | null): ApplicationDraft | null {
  let value: unknown = null;
  try {
    value = JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
  if (!isRecord(value)) return null;
  const channels = (Array.isArray(value.channels) ? value.channels : [])
    .filter(isRecord)
    .slice(0, MOST_CHANNELS)
    .map(({ kind, url }) => ({ kind: channelKinds.find((one) => one === kind) ?? 'other', url: asText(url) }));
  return {
    channels: channels.length > 0 ? channels : emptyDraft.channels,
    audience: asText(value.audience),
    mawthooq: asText(value.mawthooq),
    code: asText(value.code),
  };
}

/** The stored draft; without one the values of a refused application, which a new one begins with. */
export function firstDraft(application: AffiliateApplication): ApplicationDraft {
  const typed = readDraft(kept.read());
  if (typed) return typed;
  if (application.channels.length === 0) return emptyDraft;
  const { channels, audience, mawthooq_number: mawthooq } = application;
  return { channels, audience, mawthooq: mawthooq ?? '', code: '' };
}

export function storeDraft(draft: ApplicationDraft | null): void {
  kept.write(draft && JSON.stringify(draft));
}

/** Adds the scheme that typed addresses lack. */
export function asAddress(typed: string): string {
  const link = typed.trim();
  return /^https?:\/\//i.test(link) ? link : `https://${link}`;
}

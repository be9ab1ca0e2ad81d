import type { Product } from '@waha/contract/types';
import { storedText } from '../../stored-text.ts';
import { type PollDraft, readPollDraft, writtenOptions } from '../polls/poll-draft.ts';

/**
 * Values of the post form. Pictures are uploaded immediately and identified by their uploads, which the server stores
 * for a day.
 */
export interface PostDraft {
  text: string;
  pictures: readonly { id: string; alt: string }[];
  products: readonly Product[];
  poll: PollDraft | null;
}

export const emptyDraft: PostDraft = { text: '', pictures: [], products: [], poll: null };

/**
 * Belongs to one account: removed with the session (stored-text.ts). It contains the account's id, in case another tab
 * signed in as another.
 */
const kept = storedText('post-draft');

export function isEmpty({ text, pictures, products, poll }: PostDraft): boolean {
  const hasOptions = poll !== null && writtenOptions(poll).length > 0;
  return text.trim() === '' && pictures.length === 0 && products.length === 0 && !hasOptions;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const UPLOAD = /^[0-9a-f-]{36}$/;

function readPictures(value: unknown): PostDraft['pictures'] {
  const pictures = Array.isArray(value) ? value.filter(isRecord) : [];
  return pictures.flatMap(({ id, alt }) =>
    typeof id === 'string' && UPLOAD.test(id) ? [{ id, alt: typeof alt === 'string' ? alt : '' }] : [],
  );
}

interface KeptDraft extends Omit<PostDraft, 'products'> {
  productIds: number[];
}

/** The draft stored for an account; empty if there is none, if it belongs to another account or is malformed. */
export function readDraft(stored: string | null, account: string): KeptDraft {
  let value: unknown = null;
  try {
    value = JSON.parse(stored ?? 'null');
  } catch {
    // Storage can be edited by the visitor.
  }
  if (!isRecord(value) || value.account !== account) return { text: '', pictures: [], productIds: [], poll: null };
  const ids = Array.isArray(value.products) ? value.products : [];
  return {
    text: typeof value.text === 'string' ? value.text : '',
    pictures: readPictures(value.pictures),
    productIds: ids.filter((id) => Number.isSafeInteger(id) && id > 0),
    poll: readPollDraft(value.poll),
  };
}

export const loadDraft = (account: string) => readDraft(kept.read(), account);

/** Whether there is an unsent draft. */
export function hasDraft(account: string): boolean {
  const { text, pictures, productIds, poll } = loadDraft(account);
  return text.trim() !== '' || pictures.length + productIds.length > 0 || poll !== null;
}

/** Stores a draft, or removes it when it is empty. */
export function storeDraft(draft: PostDraft, account: string): void {
  const { text, pictures, products, poll } = draft;
  const value = { account, text, pictures, products: products.map(({ id }) => id), ...(poll && { poll }) };
  kept.write(isEmpty(draft) ? null : JSON.stringify(value));
}

import type { ContactTopic } from '@waha/contract/types';
import { contactTopics } from '@waha/contract/vocabulary';

export interface ContactDraft {
  name: string;
  email: string;
  phone: string;
  topic: ContactTopic | '';
  orderNumber: string;
  message: string;
}

export const emptyDraft: ContactDraft = { name: '', email: '', phone: '', topic: '', orderNumber: '', message: '' };

/** For this tab only: a shared computer must forget it when the tab closes. */
const DRAFT_KEY = 'contact';

/** Draft that a browser stored: values of a wrong type are left empty. */
export function readDraft(stored: string | null): ContactDraft {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? '{}');
  } catch {
    return emptyDraft;
  }
  const text = (name: keyof ContactDraft): string => {
    const field: unknown = Reflect.get(Object(value), name);
    return typeof field === 'string' ? field : '';
  };
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    topic: contactTopics.find((topic) => topic === text('topic')) ?? '',
    orderNumber: text('orderNumber'),
    message: text('message'),
  };
}

export function loadDraft(): ContactDraft {
  try {
    return readDraft(sessionStorage.getItem(DRAFT_KEY));
  } catch {
    return emptyDraft;
  }
}

export function storeDraft(draft: ContactDraft): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // Storage may be refused or full; the draft then lives as long as the page.
  }
}

/** Draft about the order whose number is in the fragment, as in links from an order's page: `#WH-2026-000123`. */
export function aboutOrder(draft: ContactDraft, hash: string): ContactDraft {
  const [number] = /WH-[\d-]{1,24}$/.exec(hash) ?? [];
  return number ? { ...draft, topic: 'order', orderNumber: number } : draft;
}

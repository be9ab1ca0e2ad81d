import { ApiError } from '@waha/contract/client';
import { latinDigits } from '@waha/contract/phone';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useText } from '../../text/use-text.ts';
import { aboutOrder, type ContactDraft, emptyDraft, loadDraft, storeDraft } from './contact-draft.ts';
import { createSender } from './send-draft.ts';

export type ContactField = keyof ContactDraft;
export type ContactErrors = Partial<Record<ContactField, string>>;

/** Form fields by their API names, in the order shown. */
const fieldOf: Readonly<Record<string, ContactField>> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  topic: 'topic',
  order_number: 'orderNumber',
  message: 'message',
};

function errorsOf(error: ApiError): ContactErrors {
  const entries = Object.entries(error.errors).flatMap(([name, [message]]) => {
    const field = fieldOf[name];
    return field && message ? [[field, message] as const] : [];
  });
  return Object.fromEntries(entries);
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** State of the contact form: values (stored per tab), errors and the result of sending. */
export function useContactForm() {
  const say = useText('contact');
  const api = useApi();
  const [draft, setDraft] = useState(emptyDraft);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  const [reference, setReference] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const sender = useRef<ReturnType<typeof createSender>>(undefined);

  // Fields report what a browser restored, or what was typed before hydration, one by one and before any rendering: each
  // value is added to the latest draft, which begins with the stored one.
  const latest = useRef<ContactDraft>(undefined);
  const readLatest = () => {
    latest.current ??= aboutOrder(loadDraft(), location.hash);
    return latest.current;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the latest draft is read, not followed
  useEffect(() => {
    setDraft(readLatest());
    sender.current = createSender({ api, newKey: () => crypto.randomUUID(), wait });
    // Opened early, so that the form is old enough when it is sent; a failure is handled when sending.
    sender.current.open().catch(() => undefined);
  }, [api]);

  function keep(next: ContactDraft): void {
    latest.current = next;
    setDraft(next);
    storeDraft(next);
  }

  function change(more: Partial<ContactDraft>): void {
    keep({ ...readLatest(), ...more });
    // A field that is being edited is no longer wrong; e-mail and phone clear each other's error.
    const mended = Object.keys(more).flatMap((name) => (name === 'phone' ? ['phone', 'email'] : [name]));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !mended.includes(name))));
  }

  async function send(trap: string): Promise<void> {
    if (isSending || !sender.current) return;
    setIsSending(true);
    setTrouble(null);
    try {
      const sent = { ...draft, phone: latinDigits(draft.phone).trim() };
      setReference(await sender.current.send(sent, trap));
      keep(emptyDraft);
      setErrors({});
    } catch (error) {
      const fields = error instanceof ApiError ? errorsOf(error) : {};
      setErrors(fields);
      if (Object.keys(fields).length > 0) setTrouble(say('errorsTitle', { count: Object.keys(fields).length }));
      else if (error instanceof ApiError && error.status > 0)
        setTrouble(error.status < 500 ? error.message : say('failed'));
      else setTrouble(say('network'));
    } finally {
      setIsSending(false);
    }
  }

  return { draft, errors, trouble, reference, isSending, change, send, startOver: () => setReference(null) };
}

export type ContactForm = ReturnType<typeof useContactForm>;

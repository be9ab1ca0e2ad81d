import { type Api, ApiError } from '@waha/contract/client';
import type { ContactDraft } from './contact-draft.ts';

export interface SendDeps {
  api: Api;
  newKey: () => string;
  wait: (ms: number) => Promise<void>;
}

const TIMEOUT_MS = 20_000;
/** Minimum age of a form when it is sent, as measured by the server; people never send one sooner. */
const LEAST_OPEN_MS = 3_200;
const TRIES = 4;

/**
 * Sends a message once, however often it is tried: the opened form and the idempotency key stay the same until an
 * answer is received. Refusals of a form that is too new or too old are handled here silently.
 */
export function createSender({ api, newKey, wait }: SendDeps) {
  let key = newKey();
  let form: Promise<string> | undefined;

  function open(): Promise<string> {
    form ??= api('POST /contact/form').then((opened) => opened.form_id);
    // Opening failed: the next try opens the form again.
    form.catch(() => {
      form = undefined;
    });
    return form;
  }

  function startAfresh(): void {
    form = undefined;
    key = newKey();
  }

  async function post(draft: ContactDraft, trap: string): Promise<string> {
    const { orderNumber, topic, ...fields } = draft;
    const body = { ...fields, order_number: orderNumber, company_site: trap, form_id: await open() };
    // A missing topic is refused at its field, like every other missing value.
    const sent = topic === '' ? body : { ...body, topic };
    const { reference } = await api('POST /contact', {
      body: sent as typeof body & { topic: Exclude<typeof topic, ''> },
      idempotencyKey: key,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    startAfresh();
    return reference;
  }

  async function send(draft: ContactDraft, trap: string): Promise<string> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await post(draft, trap);
      } catch (error) {
        const code = error instanceof ApiError ? error.code : 'network';
        const isMended =
          code === 'contact.too_fast' ||
          code === 'contact.form_expired' ||
          code === 'request.idempotency_key_reused' ||
          code === 'request.idempotency_in_flight';
        if (!isMended || tries === TRIES) throw error;
        if (code === 'contact.form_expired' || code === 'request.idempotency_key_reused') startAfresh();
        await open();
        await wait(LEAST_OPEN_MS);
      }
    }
  }

  return { open, send };
}

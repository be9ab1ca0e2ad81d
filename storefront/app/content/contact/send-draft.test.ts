import { type Api, ApiError } from '@waha/contract/client';
import { expect, test } from 'vitest';
import { emptyDraft } from './contact-draft.ts';
import { createSender } from './send-draft.ts';

const draft = {
  ...emptyDraft,
  name: 'نورة',
  email: 'noura@example.com',
  topic: 'order' as const,
  message: 'أين طلبي؟',
};

/** A server that answers each POST /contact with the next of `answers`. */
function standIn(answers: (string | ApiError)[]) {
  const sent: { form_id: string; key: string | undefined }[] = [];
  let forms = 0;
  let keys = 0;
  const waits: number[] = [];
  const api = (async (key: string, input?: { body?: { form_id: string }; idempotencyKey?: string }) => {
    if (key === 'POST /contact/form') {
      forms += 1;
      return { form_id: `form-${forms}` };
    }
    sent.push({ form_id: input?.body?.form_id ?? '', key: input?.idempotencyKey });
    const answer = answers.shift() ?? 'WM-0';
    if (answer instanceof ApiError) throw answer;
    return { reference: answer };
    // Two calls of the many an Api answers; the sender makes no other.
  }) as unknown as Api;
  const newKey = () => {
    keys += 1;
    return `key-${keys}`;
  };
  const sender = createSender({ api, newKey, wait: async (ms) => void waits.push(ms) });
  return { sender, sent, waits };
}

const refusal = (status: number, code: string) =>
  new ApiError(status, { code } as ConstructorParameters<typeof ApiError>[1]);

test('a form too young is waited for, under the same key', async () => {
  const { sender, sent, waits } = standIn([refusal(429, 'contact.too_fast'), 'WM-1']);
  expect(await sender.send(draft, '')).toBe('WM-1');
  expect(sent).toEqual([
    { form_id: 'form-1', key: 'key-1' },
    { form_id: 'form-1', key: 'key-1' },
  ]);
  expect(waits).toHaveLength(1);
});

test('a form too old is opened again', async () => {
  const { sender, sent } = standIn([refusal(422, 'contact.form_expired'), 'WM-2']);
  expect(await sender.send(draft, '')).toBe('WM-2');
  expect(sent[1]).toEqual({ form_id: 'form-2', key: 'key-2' });
});

test('a connection that broke is tried again under the same key; the next message has its own', async () => {
  const { sender, sent } = standIn([new ApiError(0, {}), 'WM-3', 'WM-4']);
  await expect(sender.send(draft, '')).rejects.toThrow();
  expect(await sender.send(draft, '')).toBe('WM-3');
  expect(await sender.send(draft, '')).toBe('WM-4');
  expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2']);
  expect(sent[2]?.form_id).toBe('form-2');
});

test('what a person can mend comes out at once', async () => {
  const { sender, sent } = standIn([refusal(422, 'request.invalid')]);
  await expect(sender.send(draft, '')).rejects.toMatchObject({ code: 'request.invalid' });
  expect(sent).toHaveLength(1);
});

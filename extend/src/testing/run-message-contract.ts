import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EmailMessage, MessageProvider, TextMessage } from '../ports/message.ts';
import type { WebhookRequest } from '../ports/payment.ts';
import { type Fault, faultKinds } from './fake-server.ts';

/** A fake gateway, mail server or folder that an adapter is run against. */
export interface MessageWorld {
  provider: MessageProvider;
  /** The texts that arrived at an address. */
  arrived(to: string): Promise<readonly string[]> | readonly string[];
  /** Strikes the next calls; absent where the adapter calls nobody by HTTP. */
  trouble?: Fault[];
  receipt?(reference: string): WebhookRequest;
  forgedReceipt?(reference: string): WebhookRequest;
  secrets: readonly string[];
  close(): Promise<void> | void;
}

export function textMessage(to = '+966512345678'): TextMessage {
  const code = String(Math.floor(Math.random() * 900_000) + 100_000);
  const text = `رمزك في واحة: ${code}\n\n@shop.example #${code}`;
  const approved = { category: 'utility', body: 'رمزك في واحة: {code} صالح لعشر دقائق', button: null } as const;
  return { key: crypto.randomUUID(), to, language: 'ar', template: 'sign_in_code', values: { code }, text, approved };
}

export function emailMessage(to = 'noura@example.com'): EmailMessage {
  return {
    ...textMessage(to),
    from: { name: 'واحة', address: 'shop@example.com' },
    subject: 'أهلًا «نورة»\r\nBcc: everyone@example.com',
    html: '<p dir="rtl">أهلًا</p>',
    replyTo: 'help@example.com',
    headers: { 'List-Unsubscribe': '<https://shop.example/unsubscribe>' },
  };
}

/** The contract suite that every adapter of the message port must pass. */
export function runMessageContract(name: string, openWorld: () => Promise<MessageWorld> | MessageWorld): void {
  describe(`${name} keeps the contract of messages`, () => {
    let world: MessageWorld;
    beforeAll(async () => {
      world = await openWorld();
    });
    afterAll(async () => {
      await world.provider.close?.();
      await world.close();
    });

    const send = (provider: MessageProvider, to?: string) =>
      provider.channel === 'email' ? provider.send(emailMessage(to)) : provider.send(textMessage(to));
    const addressOf = ({ channel }: MessageProvider, at: number) =>
      channel === 'email' ? `reader${at}@example.com` : `+96651${String(at).padStart(7, '0')}`;

    test('a message arrives whole, at its own address, once', async () => {
      const { provider, arrived } = world;
      for (const at of [1, 2]) await send(provider, addressOf(provider, at));
      for (const at of [1, 2]) {
        const texts = await arrived(addressOf(provider, at));
        expect(texts).toHaveLength(1);
        expect(texts[0]).toMatch(/رمزك في واحة: \d{6}/);
      }
    });

    test('advertising arrives whole, where the adapter has a sender for it', async () => {
      const { provider, arrived } = world;
      if (provider.channel === 'email' || !provider.advertise) return;
      const to = addressOf(provider, 4);
      await provider.advertise(textMessage(to));
      expect(await arrived(to)).toHaveLength(1);
    });

    test('many at once all arrive', async () => {
      const { provider, arrived } = world;
      const to = addressOf(provider, 3);
      await Promise.all(Array.from({ length: 10 }, () => send(provider, to)));
      expect(await arrived(to)).toHaveLength(10);
    });

    test.each(faultKinds)('a gateway that %s is an error without a secret', async (kind) => {
      const { provider, trouble, secrets } = world;
      if (!trouble) return;
      trouble.push({ kind, after: false });
      const error: unknown = await send(provider).then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      trouble.splice(0);
      expect(error).toBeInstanceOf(Error);
      for (const secret of secrets) expect(String(error)).not.toContain(secret);
    });

    test('a receipt names its message, and a forged one is refused', async () => {
      const { provider, receipt, forgedReceipt } = world;
      if (!provider.receipt) return;
      const { reference } = await send(provider);
      if (reference === null) throw new Error('a message with receipts has a reference');
      if (receipt) {
        const told = await provider.receipt(receipt(reference));
        if (typeof told === 'string') throw new Error(`a right receipt was ${told}`);
        expect('receipts' in told ? told.receipts : [told]).toEqual([expect.objectContaining({ reference })]);
      }
      if (forgedReceipt) expect(await provider.receipt(forgedReceipt(reference))).toBe('forged');
      for (const text of ['', '{}', '[1]', '<xml/>']) {
        const body = new TextEncoder().encode(text);
        expect(await provider.receipt({ headers: {}, query: {}, body }), text).toBe('forged');
      }
    });
  });
}

import { type AnyExtension, type CardCharge, defineExtension, type KeptCard, type PaymentState } from '@waha/extend';

type Trouble = 'none' | 'answer is lost' | 'refuses' | 'is down';
export type CardBank = ReturnType<typeof openCardBank>;

/** A provider that remembers cards: its payments by reference, its cards by token, and what the next calls meet. */
export function openCardBank() {
  const state: BankState = { payments: new Map(), known: new Map(), trouble: 'none', charged: [] };
  return Object.assign(state, {
    extension: extensionOf(state),
    forgetAll() {
      state.payments.clear();
      state.known.clear();
      state.trouble = 'none';
      state.charged.splice(0);
    },
  });
}

interface BankState {
  payments: Map<string, PaymentState>;
  known: Map<string, KeptCard>;
  trouble: Trouble;
  charged: string[];
}

function extensionOf(state: BankState): AnyExtension {
  return defineExtension({
    ...{ name: 'bank', api: 1, settings: {} },
    texts: { ar: { name: 'بطاقة', description: 'ادفع' }, en: { name: 'Card', description: 'Pay' } },
    payment: () => ({
      capabilities: { flow: 'redirect', capture: 'at-once', refunds: 'parts', minimum: 100, maximum: null },
      start: async ({ id }) => ({ reference: id, url: 'https://bank.example/pay' }),
      read: async (reference) => state.payments.get(reference) ?? { status: 'open', wasRefused: false },
      refund: async () => undefined,
      cancel: async () => undefined,
      webhook: ({ body }) => ({ reference: JSON.parse(new TextDecoder().decode(body)).reference, isSigned: true }),
      cards: {
        form: ({ id, amount }) => ({
          ...{ action: 'https://bank.example/cards?a="', fields: { id, amount: String(amount) }, next: ['next'] },
          typed: { name: 'name', number: 'number', month: 'month', year: 'year', cvc: 'cvc' },
        }),
        referenceOf: (id) => `charge/${id}`,
        async charge({ id }, token): Promise<CardCharge> {
          if (state.trouble === 'is down') throw new Error('unreachable');
          state.charged.push(id);
          if (!state.known.has(token)) return { isRefused: true, isGone: true };
          if (state.trouble === 'refuses') return { isRefused: true, isGone: false };
          if (state.trouble === 'answer is lost') throw new Error('time-out');
          return { isRefused: false, url: `https://bank.example/3ds/${id}` };
        },
        describe: async (token) => state.known.get(token) ?? null,
        async forget(token) {
          if (state.trouble === 'is down') throw new Error('unreachable');
          state.known.delete(token);
        },
      },
    }),
  });
}

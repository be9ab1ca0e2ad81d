import type { PaymentIntent, PaymentProvider, PaymentState } from '../ports/payment.ts';
import { runPaymentContract } from './run-payment-contract.ts';

interface Loan {
  intent: PaymentIntent;
  status: 'open' | 'authorised' | 'captured' | 'over';
  captured: number;
  refunds: Map<string, number>;
}

/** A lender in memory: it authorises first, and its money is taken when a shipment leaves. */
function createLender() {
  const loans = new Map<string, Loan>();
  const loanOf = (reference: string): Loan => {
    const loan = loans.get(reference);
    if (!loan) throw new Error(`no loan ${reference}`);
    return loan;
  };
  const refundedOf = (reference: string) => [...loanOf(reference).refunds.values()].reduce((sum, one) => sum + one, 0);
  const provider: PaymentProvider = {
    capabilities: { flow: 'redirect', capture: 'at-shipment', refunds: 'parts', minimum: 100, maximum: 500_000 },
    async start(intent) {
      const isNew = !loans.has(intent.id);
      if (isNew) loans.set(intent.id, { intent, status: 'open', captured: 0, refunds: new Map() });
      return { reference: intent.id, url: `https://lender.example/${intent.id}` };
    },
    async read(reference): Promise<PaymentState> {
      const { intent, status, captured } = loanOf(reference);
      const { currency } = intent;
      if (status === 'authorised') return { status, amount: intent.amount, currency };
      if (status === 'captured') return { status, captureReference: reference, amount: captured, currency };
      return status === 'open' ? { status, wasRefused: false } : { status: 'failed' };
    },
    async capture(reference, amount) {
      const loan = loanOf(reference);
      if (loan.status === 'captured' && loan.captured === amount) return;
      if (loan.status !== 'authorised' || amount > loan.intent.amount) throw new Error('cannot be captured');
      Object.assign(loan, { status: 'captured', captured: amount });
    },
    async refund({ captureReference, id, amount }) {
      const { refunds, captured } = loanOf(captureReference);
      if (refunds.has(id)) return;
      if (refundedOf(captureReference) + amount > captured) throw new Error('more than was paid');
      refunds.set(id, amount);
    },
    async cancel(reference) {
      const loan = loanOf(reference);
      if (loan.status !== 'captured') loan.status = 'over';
    },
  };
  return { provider, loanOf, refundedOf };
}

runPaymentContract('a lender', () => {
  const { provider, loanOf, refundedOf } = createLender();
  return {
    provider,
    pay(reference) {
      const loan = loanOf(reference);
      if (loan.status === 'open') loan.status = 'authorised';
    },
    refunded: refundedOf,
    secrets: [],
    close: () => undefined,
  };
});

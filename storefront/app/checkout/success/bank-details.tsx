import type { Order } from '@waha/contract/types';
import type { ReactNode } from 'react';
import { useText } from '../../text/use-text.ts';
import { Amount } from '../../ui/product-card/price.tsx';
import { CopyButton } from './copy-button.tsx';

function Detail({ label, copied, children }: { label: string; copied: string; children: ReactNode }) {
  return (
    <div className="border-b border-line py-2 last:border-0">
      <dt className="text-xs text-soft">{label}</dt>
      <dd className="flex min-h-11 items-center justify-between gap-3 font-semibold">
        <span className="min-w-0">{children}</span>
        <CopyButton text={copied} what={label} />
      </dd>
    </div>
  );
}

/** Four by four, as banks print it. */
function spacedIban(iban: string): string {
  return iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
}

/** Bank account for the transfer; each value can be copied. */
export function BankDetails({ order }: { order: Order }) {
  const say = useText('order');
  const bank = order.bank_transfer;
  if (!bank) return null;
  return (
    <section aria-labelledby="bank" className="rounded-card border border-line bg-card p-5">
      <h2 id="bank" className="mb-2 text-lg">
        {say('bankTitle')}
      </h2>
      <dl>
        <Detail label={say('amount')} copied={order.amount_due.toFixed(2)}>
          <Amount riyals={order.amount_due} />
        </Detail>
        <Detail label={say('iban')} copied={bank.iban.replace(/\s/g, '')}>
          <bdi dir="ltr" className="text-sm tabular-nums sm:text-base">
            {spacedIban(bank.iban)}
          </bdi>
        </Detail>
        <Detail label={say('accountName')} copied={bank.account_name}>
          {bank.account_name}
        </Detail>
        <Detail label={say('bankName')} copied={bank.bank_name}>
          {bank.bank_name}
        </Detail>
        <Detail label={say('reference')} copied={bank.reference}>
          <bdi dir="ltr">{bank.reference}</bdi>
        </Detail>
      </dl>
    </section>
  );
}

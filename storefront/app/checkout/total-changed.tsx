import type { Quote } from '@waha/contract/types';
import { formatAmount } from '@waha/kit/money';
import { useEffect, useRef } from 'react';
import { useText } from '../text/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import { Amount } from '../ui/product-card/price.tsx';
import { type Change, whatChanged } from './form/what-changed.ts';

function ChangeRow({ change }: { change: Change }) {
  const say = useText('checkout');
  const names = {
    line: change.name,
    discount: change.name,
    shipping: say('changedShipping'),
    fee: say('changedFee'),
    gift: say('changedGift'),
    total: say('changedTotal'),
  };
  const amount = (riyals: number | null) => (riyals === null ? say('changedNone') : <Amount riyals={riyals} />);
  return (
    <tr className={change.kind === 'total' ? 'border-t border-line-strong font-bold' : ''}>
      <th scope="row" className="py-2 pe-3 text-start font-semibold">
        {names[change.kind]}
      </th>
      <td className="py-2 pe-3 text-end text-soft">
        {change.before === change.now ? amount(change.before) : <s>{amount(change.before)}</s>}
      </td>
      <td className="py-2 text-end">{amount(change.now)}</td>
    </tr>
  );
}

interface TotalChangedProps {
  before: Quote;
  now: Quote;
  isSending: boolean;
  onAgree: () => void;
  onBack: () => void;
}

/**
 * Dialog for a total that changed between display and order: lists the changes and requires consent before ordering.
 */
export function TotalChanged({ before, now, isSending, onAgree, onBack }: TotalChangedProps) {
  const say = useText('checkout');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="changed-title"
      className="m-auto w-[min(32rem,92vw)] rounded-card bg-surface p-5 text-ink shadow-float backdrop:bg-dark/50 sm:p-7"
      onClose={onBack}
    >
      <h2 id="changed-title" className="flex items-center gap-2 text-xl">
        <Icon name="triangle-alert" size={24} className="text-warning" />
        {say('changedTitle')}
      </h2>
      <p className="mt-2 text-soft">{say('changedText')}</p>
      <table className="mt-4 w-full text-sm">
        <thead className="text-xs text-soft">
          <tr>
            <td />
            <th scope="col" className="pe-3 pb-1 text-end font-normal">
              {say('changedWas')}
            </th>
            <th scope="col" className="pb-1 text-end font-normal">
              {say('changedNow')}
            </th>
          </tr>
        </thead>
        <tbody>
          {whatChanged(before, now).map((change) => (
            <ChangeRow key={`${change.kind}-${change.name}`} change={change} />
          ))}
        </tbody>
      </table>
      <div className="mt-6 grid gap-2">
        <button type="button" className="btn btn-primary" disabled={isSending} onClick={onAgree}>
          {say('changedConfirm', { amount: formatAmount(now.total) })}
        </button>
        <button type="button" className="btn btn-quiet" onClick={() => dialog.current?.close()}>
          {say('changedBack')}
        </button>
      </div>
    </dialog>
  );
}

import type { AffiliateWithdrawal } from '@waha/contract/types';
import { formatDate } from '@waha/kit/moment';
import { useApi } from '../../api/use-api.ts';
import { useSubmit } from '../../auth/use-submit.ts';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { FormTrouble } from '../../ui/fields/form-trouble.tsx';
import { Badge, type BadgeTone } from '../../ui/product-card/badge.tsx';
import { Amount } from '../../ui/product-card/price.tsx';
import { More } from './more.tsx';
import { Known } from './part.tsx';
import { useNumbered } from './use-numbered.ts';

const tones: Record<AffiliateWithdrawal['status'], BadgeTone> = {
  pending: 'warning',
  approved: 'info',
  paid: 'positive',
  rejected: 'negative',
  cancelled: 'plain',
};

/** Withdrawals with their status; pending ones can be cancelled. */
export function Withdrawals({ onChange }: { onChange: () => void }) {
  const say = useText('earnings');
  const { state, retry, more, loadMore } = useNumbered('affiliate withdrawals', (api, cursor, signal) =>
    api('GET /community/affiliate/withdrawals', { query: cursor === undefined ? {} : { cursor }, signal }),
  );
  return (
    <Known state={state} onRetry={retry} className="h-24">
      {({ data, next_cursor: next }) =>
        data.length === 0 ? (
          <p className="text-soft">{say('noWithdrawals')}</p>
        ) : (
          <>
            <ul className="divide-y divide-line">
              {data.map((withdrawal) => (
                <li key={withdrawal.id} className="py-3">
                  <Withdrawal withdrawal={withdrawal} onChange={onChange} />
                </li>
              ))}
            </ul>
            <More next={next} more={more} onMore={loadMore} />
          </>
        )
      }
    </Known>
  );
}

function Withdrawal({ withdrawal, onChange }: { withdrawal: AffiliateWithdrawal; onChange: () => void }) {
  const say = useText('earnings');
  const language = useLanguage();
  const api = useApi();
  const sending = useSubmit(say('networkTrouble'));
  const {
    id,
    amount,
    way,
    destination,
    status,
    status_label: label,
    reason,
    reference,
    asked_at: askedAt,
  } = withdrawal;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Amount riyals={amount} className="font-bold" />
        <Badge tone={tones[status]}>{label}</Badge>
      </p>
      <p className="text-sm text-soft">
        <time dateTime={askedAt}>{formatDate(askedAt, language)}</time> · {say(way === 'iban' ? 'toBank' : 'toStcPay')}{' '}
        {destination ? <bdi dir="ltr">{destination}</bdi> : null}
      </p>
      {reason ? <p className="text-sm">{reason}</p> : null}
      {reference ? (
        <p className="text-sm text-soft">
          {say('reference')} <bdi>{reference}</bdi>
        </p>
      ) : null}
      <FormTrouble message={sending.trouble} />
      {withdrawal.can_cancel ? (
        <button
          type="button"
          className="btn btn-quiet justify-self-start"
          aria-busy={sending.isSending}
          onClick={() => {
            void sending
              .run(async () => {
                await api('PUT /community/affiliate/withdrawals/{id}/cancel', {
                  params: { id },
                  signal: AbortSignal.timeout(15_000),
                });
              })
              .then((isDone) => isDone && onChange());
          }}
        >
          {say('takeBack')}
        </button>
      ) : null}
    </div>
  );
}

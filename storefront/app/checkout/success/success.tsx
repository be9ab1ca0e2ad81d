import type { Order } from '@waha/contract/types';
import { formatAmount } from '@waha/kit/money';
import { Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Link } from '../../router/links.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { readRootData, useRootData } from '../../shell/root-data.ts';
import { together } from '../../text/load-texts.ts';
import { textsOf } from '../../text/texts.ts';
import { useText } from '../../text/use-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Badge } from '../../ui/product-card/badge.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { UnknownOrder } from '../unknown-order.tsx';
import { viewTokenOf } from '../view-tokens.ts';
import type { Route } from './+types/success.ts';
import { awaitsCard } from './awaits-card.ts';
import { BankDetails } from './bank-details.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { CardPayment, type PayNews } from './card-payment.tsx';
import { CopyButton } from './copy-button.tsx';
import { DigitalLater } from './digital-later.tsx';
import { KeepOrderLater } from './keep-order-later.tsx';
import { KinLater } from './kin-later.tsx';
import { NextSteps } from './next-steps.tsx';
import { OrderDetails } from './order-details.tsx';
import { PhoneCode } from './phone-code.tsx';
import { ReceiptsLater } from './receipts-later.tsx';
import { ReturnsLater } from './returns-later.tsx';
import { useOrder } from './use-order.ts';

const InstallOffer = lazyPart(() => import('../../install/install-offer.tsx'));
const OrderPush = lazyPart(together(['push'], () => import('../../push/order-push.tsx')));

/** Statuses for which the page shows the next step. */
const isToCome: readonly Order['status'][] = ['pending_payment', 'confirmed', 'processing', 'shipped'];

/**
 * Title of the page: thanks follow the payment. An order awaiting its card payment shows that, with the card's result.
 */
function titleOf(order: Order, isOver: boolean, news: PayNews) {
  if (isOver) return 'cancelledTitle';
  if (order.awaits_phone_code) return 'codeHeadline';
  if (!awaitsCard(order)) return 'thanks';
  if (news === 'payRefused') return 'refusedCardTitle';
  return news === 'payFailed' || news === 'payReturned' ? 'unpaidTitle' : 'awaitingCardTitle';
}

/** Whether all of it is paid: online, by a transfer that arrived, or by credit and gift cards alone. */
const isPaid = ({ status, payment_kind, amount_due }: Order): boolean =>
  status !== 'pending_payment' && (payment_kind !== 'cash' || amount_due === 0);

/** The remaining step, as a sentence. */
function waitText(order: Order, isRefused: boolean) {
  if (order.awaits_phone_code) return 'codeHeadlineText';
  if (!awaitsCard(order)) return 'awaitingText';
  return isRefused ? 'refusedCardText' : 'awaitingCardText';
}

function waitIcon(order: Order) {
  if (order.awaits_phone_code) return 'phone';
  return awaitsCard(order) ? 'credit-card' : 'check';
}

function Headline({ order, isOver, news }: { order: Order; isOver: boolean; news: PayNews }) {
  const say = useText('order');
  const isUnpaid = awaitsCard(order) || order.awaits_phone_code;
  const title = titleOf(order, isOver, news);
  const isRefused = title === 'refusedCardTitle' || title === 'unpaidTitle';
  const tone = isRefused
    ? 'bg-negative-tint text-negative'
    : isOver || isUnpaid
      ? 'bg-tint text-soft'
      : 'bg-positive-tint text-positive';
  const text =
    order.status === 'expired'
      ? say(order.payment_method === 'cash_on_delivery' ? 'expiredCodeText' : 'expiredText')
      : isOver
        ? say('cancelledText')
        : order.status === 'pending_payment'
          ? say(waitText(order, isRefused))
          : say(order.payment_kind === 'online' ? 'paidText' : 'placedText');
  const { settings } = useRootData();
  return (
    <div className="flex flex-col items-center gap-3 text-center">
      <p className="hidden text-xl font-bold print:block">{settings?.name}</p>
      <span className={`grid size-20 place-items-center rounded-full ${tone}`}>
        <Icon name={isOver ? 'x' : isRefused ? 'circle-alert' : waitIcon(order)} size={40} />
      </span>
      <h1 id="order-headline" tabIndex={-1} className="text-3xl outline-none">
        {title === 'thanks' ? say('thanks', { name: order.contact.first_name }) : say(title)}
      </h1>
      <p className="max-w-md text-soft">{text}</p>
      <p className="flex items-center gap-2 rounded-full border border-line bg-card ps-5 pe-1.5">
        <span className="text-sm text-soft">{say('orderNumber')}</span>
        <bdi dir="ltr" className="font-bold tabular-nums">
          {order.number}
        </bdi>
        <CopyButton text={order.number} what={say('orderNumber')} />
      </p>
      {isOver ? null : (
        <p className="flex items-center gap-2 text-sm">
          <span className="sr-only">{say('status')}</span>
          <Badge tone={order.status === 'pending_payment' ? 'warning' : 'positive'}>{order.status_label}</Badge>
          {isPaid(order) ? (
            <Badge tone="positive">
              <Icon name="check" size={16} />
              {say('paidMark', { amount: formatAmount(order.total) })}
            </Badge>
          ) : null}
        </p>
      )}
      {isOver ? null : (
        <Link
          to={`/track-order?number=${encodeURIComponent(order.number)}`}
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-link hover:underline"
          data-print="hide"
        >
          <Icon name="truck" size={18} />
          {say('track')}
        </Link>
      )}
    </div>
  );
}

function PlacedOrder({ order, onChange }: { order: Order; onChange: (order: Order) => void }) {
  const say = useText('order');
  const isOver = order.status === 'cancelled' || order.status === 'expired';
  const [news, setNews] = useState<PayNews>(null);
  // Arriving here, and cancelling, leave the focus nowhere: what happened is said first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each status is news
  useEffect(() => {
    document.getElementById('order-headline')?.focus({ preventScroll: true });
  }, [order.status]);
  return (
    <>
      <Headline order={order} isOver={isOver} news={news} />
      <div
        className={`mt-8 grid gap-5 ${isOver ? 'mx-auto max-w-xl' : 'lg:grid-cols-2 lg:items-start lg:gap-6 print:grid-cols-2'}`}
      >
        {isOver ? null : (
          <div className="grid gap-5">
            <BankDetails order={order} />
            <ReceiptsLater order={order} />
            {awaitsCard(order) ? <CardPayment order={order} onChange={onChange} onNews={setNews} /> : null}
            {order.awaits_phone_code ? <PhoneCode order={order} onChange={onChange} /> : null}
            <KinLater order={order} />
            <DigitalLater order={order} />
            <ReturnsLater order={order} />
            {isToCome.includes(order.status) && (order.address || order.status === 'pending_payment') ? (
              <NextSteps order={order} />
            ) : null}
            {isToCome.includes(order.status) ? (
              <Suspense>
                <OrderPush id={order.id} viewToken={viewTokenOf(order.id)} />
              </Suspense>
            ) : null}
            <KeepOrderLater order={order} />
            <Suspense>
              <InstallOffer />
            </Suspense>
          </div>
        )}
        {isOver ? <ReceiptsLater order={order} /> : null}
        {isOver ? <KinLater order={order} /> : null}
        <OrderDetails order={order} />
      </div>
      <div className="mt-8 flex flex-wrap items-center justify-center gap-3" data-print="hide">
        <Link to="/products" className={`btn ${isOver ? 'btn-primary' : 'btn-quiet'}`}>
          {say('keepShopping')}
        </Link>
        {isOver || order.status === 'pending_payment' ? null : (
          <Link to={`/invoice/${order.id}`} className="btn btn-quiet">
            {say('invoice')}
          </Link>
        )}
        <button type="button" className="btn btn-quiet" onClick={() => print()}>
          <Icon name="receipt-text" size={18} />
          {say('print')}
        </button>
        <CancelOrder order={order} onChange={onChange} />
      </div>
    </>
  );
}

function Loading() {
  const say = useText('order');
  return (
    <div role="status" className="grid justify-items-center gap-4">
      <h1 className="sr-only">{say('loading')}</h1>
      <Skeleton className="size-20 rounded-full" />
      <Skeleton className="h-9 w-64" />
      <Skeleton className="h-11 w-72 rounded-full" />
      <Skeleton className="mt-4 h-72 w-full rounded-card" />
    </div>
  );
}

export const loader = () => null;

/** Without an order in the address, the page has the title of an unknown order. */
export function meta(input: Route.MetaArgs) {
  const root = readRootData(input.matches.find((match) => match?.id === 'root')?.loaderData);
  const say = textsOf(root?.language ?? 'ar', 'order');
  const isOfOrder = new URLSearchParams(input.location.search).has('order');
  return pageMeta(input, {
    title: isOfOrder ? say('successTitle') : say('unknownTitle'),
    description: say('successDescription'),
  });
}

export default function Success() {
  const say = useText('order');
  const [search] = useSearchParams();
  const { state, setOrder, retry } = useOrder(search.get('order'));
  return (
    <div className="container max-w-5xl pt-8 lg:pt-14">
      {state.kind === 'known' ? <PlacedOrder order={state.order} onChange={setOrder} /> : null}
      {state.kind === 'loading' ? <Loading /> : null}
      {state.kind === 'unknown' ? (
        <>
          <h1 className="sr-only">{say('unknownTitle')}</h1>
          <UnknownOrder />
        </>
      ) : null}
      {state.kind === 'failed' ? (
        <div role="alert">
          <EmptyState icon="package" title={say('failedTitle')}>
            <p className="-mt-2 max-w-md text-soft">{say('failedText')}</p>
            <button type="button" className="btn btn-primary" onClick={retry}>
              {say('retry')}
            </button>
          </EmptyState>
        </div>
      ) : null}
    </div>
  );
}

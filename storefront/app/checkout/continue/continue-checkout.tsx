import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useApi } from '../../api/use-api.ts';
import { MAX_CODE, readCoupon, storeCoupon } from '../../cart/coupon-store.ts';
import { lineOfQuote } from '../../cart/line-of-quote.ts';
import { chooseLines } from '../../cart/single-line.ts';
import { Link, useNavigate } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CheckoutHeader } from '../checkout-header.tsx';
import { readLinkedItems } from './linked-items.ts';

/**
 * Opens the checkout with the things of a link, as a machine that shops for somebody hands them over. They are bought past the cart,
 * which stays as it is, and nothing is bought by opening it.
 */
export default function ContinueCheckout() {
  const say = useText('checkout');
  const sayCart = useText('cart');
  const state = useLinkedLines();
  return (
    <>
      <CheckoutHeader />
      <div className="container pt-6 pb-16 lg:pt-10" aria-live="polite">
        <h1 className="mb-5 text-3xl lg:mb-8">{say('title')}</h1>
        {state === 'loading' ? (
          <p className="py-16 text-center text-muted">{say('loading')}</p>
        ) : (
          <EmptyState icon="shopping-bag" title={say(sentences[state])}>
            {state === 'less' ? (
              <Link to={CHECKOUT} className="btn btn-primary">
                {say('linkRest')}
              </Link>
            ) : (
              <Link to="/products" className="btn btn-primary">
                {sayCart('startShopping')}
              </Link>
            )}
          </EmptyState>
        )}
      </div>
    </>
  );
}

/** `less`: some of the things cannot be had any more, which a person is told before they pay for the rest. */
type State = 'loading' | 'failed' | 'over' | 'less';
const sentences = { failed: 'linkFailed', over: 'linkOver', less: 'linkLess' } as const;
const CHECKOUT = '/checkout?now=1';

function useLinkedLines(): State {
  const api = useApi();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [state, setState] = useState<State>('loading');
  const items = search.get('items');
  const code = search.get('code');
  const handover = search.get('handover');
  useEffect(() => {
    let isLeft = false;
    const lines = readLinkedItems(items);
    const fetchLines = async () => {
      const quote = lines.length > 0 ? await api('POST /orders/quote', { body: { lines } }) : undefined;
      if (isLeft) return;
      const sold = quote?.lines.filter(({ name, available_quantity: left }) => name !== '' && left > 0) ?? [];
      if (sold.length === 0) return setState('over');
      chooseLines(sold.map(lineOfQuote), handover && /^[\w-]{1,600}$/.test(handover) ? handover : null);
      // A link of anybody takes no code away that the shopper chose.
      if (readCoupon() === null && code && code.length <= MAX_CODE) storeCoupon(code);
      const isLess = sold.length < lines.length || sold.some((line) => line.available_quantity < line.quantity);
      if (isLess) return setState('less');
      navigate(CHECKOUT, { replace: true });
    };
    fetchLines().catch(() => {
      if (!isLeft) setState('failed');
    });
    return () => {
      isLeft = true;
    };
  }, [api, navigate, items, code, handover]);
  return state;
}

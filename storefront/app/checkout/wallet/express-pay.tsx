import { Suspense, useSyncExternalStore } from 'react';
import { useRootData } from '../../shell/root-data.ts';
import sheet from '../../styles/apple-pay.css?url';
import { together } from '../../text/load-texts.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { canPayByApple } from './apple-pay.ts';
import type { ExpressPayProps } from './apple-pay-button.tsx';

const ApplePayButton = lazyPart(together(['wallet'], () => import('./apple-pay-button.tsx')));

const never = () => () => undefined;

/**
 * The button of a wallet whose sheet opens here. Its place is kept in Safari before its script arrives, so that nothing moves;
 * other browsers load nothing and show nothing.
 */
export function ExpressPay(props: Omit<ExpressPayProps, 'wallet'>) {
  const wallet = useRootData().settings?.payment_wallets?.[0];
  // Null while nothing is known: on the server, and until the page is hydrated.
  const canPay = useSyncExternalStore<boolean | null>(never, canPayByApple, () => null);
  if (!wallet || canPay === false) return null;
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="second" />
      <div className="apple-pay">
        {canPay ? (
          <Suspense>
            <ApplePayButton {...props} wallet={wallet} />
          </Suspense>
        ) : null}
      </div>
    </>
  );
}

import { useMemo } from 'react';
import { useParams } from 'react-router';
import { accountLoader } from '../../account/account-page.ts';
import { AskReturn } from '../../account/returns/ask-return.tsx';
import { placesOfGuest, ReturnPlacesContext } from '../../account/returns/return-places.ts';
import { returnsMeta } from '../../account/returns/returns-page.ts';
import { ShownReturn } from '../../account/returns/shown-return.tsx';
import type { PageHandle } from '../../shell/page-handle.ts';
import { withTexts } from '../../text/load-texts.ts';
import { UnknownOrder } from '../unknown-order.tsx';
import { viewTokenOf } from '../view-tokens.ts';
import type { Route } from './+types/guest-return.ts';

export const handle: PageHandle = { texts: ['returns', 'photos', 'account'] };

export const clientMiddleware = withTexts('returns', 'photos', 'account');

export const loader = (input: Route.LoaderArgs) => accountLoader(input);
export const meta = (input: Route.MetaArgs) => returnsMeta(input, 'ask');

/** Returns of an order that was placed in this browser without an account: asking for one, and how one fares. */
export default function GuestReturn() {
  const { order = '', id } = useParams();
  const places = useMemo(() => placesOfGuest(order, viewTokenOf(order)), [order]);
  return (
    <ReturnPlacesContext value={places}>
      <div className="container max-w-4xl pt-6 lg:pt-12">
        {id === undefined ? (
          <AskReturn orderId={order} unknown={<UnknownOrder />} />
        ) : (
          <ShownReturn key={id} returnId={id} />
        )}
      </div>
    </ReturnPlacesContext>
  );
}

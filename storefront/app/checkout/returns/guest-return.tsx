import { useMemo } from 'react';
import { useParams } from 'react-router';
import { AskReturn } from '../../account/returns/ask-return.tsx';
import { linksOfGuest, ReturnLinksContext } from '../../account/returns/return-links.ts';
import { ShownReturn } from '../../account/returns/shown-return.tsx';
import { UnknownOrder } from '../unknown-order.tsx';
import { viewTokenOf } from '../view-tokens.ts';

/** Returns of an order placed in this browser without an account: requesting one, and the status of one. */
export default function GuestReturn() {
  const { order = '', id } = useParams();
  const links = useMemo(() => linksOfGuest(order, viewTokenOf(order)), [order]);
  return (
    <ReturnLinksContext value={links}>
      <div className="container max-w-4xl pt-6 lg:pt-12">
        {id === undefined ? (
          <AskReturn orderId={order} unknown={<UnknownOrder />} />
        ) : (
          <ShownReturn key={id} returnId={id} />
        )}
      </div>
    </ReturnLinksContext>
  );
}

import { useLocation } from 'react-router';
import { useCart } from '../cart/cart-store.ts';
import { useText } from '../text/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import { CartButton } from './cart-button.tsx';
import { useRootData } from './root-data.ts';

const round = 'relative grid size-12 place-items-center rounded-full shadow-float';

/** Chat with the shop, and on a phone the cart within a thumb's reach once there is something in it. */
export function FloatingButtons() {
  const say = useText('shell');
  const { settings } = useRootData();
  const { isEmpty } = useCart();
  const { pathname } = useLocation();
  const whatsapp = settings?.whatsapp.replace(/\D/g, '');
  return (
    <aside aria-label={say('quickContact')} className="floating fixed end-4 z-20 flex flex-col gap-3" data-print="hide">
      {whatsapp ? (
        <a
          href={`https://wa.me/${whatsapp}`}
          rel="noopener"
          target="_blank"
          aria-label={say('chat')}
          className={`${round} bg-[#0f7a43] text-white`}
        >
          <Icon name="network-whatsapp" size={24} />
        </a>
      ) : null}
      {/* On the cart's own page it would lead nowhere and lie over the prices. */}
      {isEmpty || pathname === '/cart' ? null : <CartButton className={`${round} bg-card text-primary lg:hidden`} />}
    </aside>
  );
}

import { useEffect, useRef } from 'react';
import { useFromCart } from '../../cart/cart-store.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { CartButton } from '../header/cart-button.tsx';
import { useRootData } from '../root-data.ts';
import { bringArrows } from './bring-arrows.ts';
import { bringToCards } from './bring-to-cards.ts';
import { keepClear } from './keep-clear.ts';

const round = 'relative grid size-12 place-items-center rounded-full shadow-float';

/**
 * Chat with the shop and, on a phone with a filled cart, the cart within reach of the thumb. Loaded when the first view
 * has settled; the buttons avoid text, fields, buttons and bars at the bottom, on pages with forms as well.
 */
export default function FloatingButtons() {
  const say = useText('shell');
  const { settings } = useRootData();
  const isEmpty = useFromCart((cart) => cart.isEmpty);
  const whatsapp = settings?.whatsapp.replace(/\D/g, '');
  const aside = useRef<HTMLElement>(null);
  useEffect(() => (aside.current ? keepClear(aside.current) : undefined), []);
  // Loaded with the first scroll: the byte budget of home's first view has no room for them.
  useEffect(() => {
    const bring = () => {
      bringToCards();
      bringArrows();
    };
    if (scrollY > 0) bring();
    else addEventListener('scroll', bring, { once: true });
  }, []);
  return (
    <aside
      ref={aside}
      aria-label={say('quickContact')}
      className="floating quick fixed end-4 z-20 flex gap-3"
      data-print="hide"
    >
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
      {isEmpty ? null : <CartButton className={`${round} bg-card text-primary lg:hidden`} />}
    </aside>
  );
}

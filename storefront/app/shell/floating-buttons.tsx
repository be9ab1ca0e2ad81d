import { useText } from '../text/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import { CartButton } from './cart-button.tsx';
import { useRootData } from './root-data.ts';

const round = 'relative grid size-13 place-items-center rounded-full shadow-float';

/** Chat with the shop, and the cart within a thumb's reach on a phone. */
export function FloatingButtons() {
  const say = useText('shell');
  const { settings } = useRootData();
  const whatsapp = settings?.whatsapp.replace(/\D/g, '');
  return (
    <div className="floating fixed end-4 z-20 flex flex-col gap-3" data-print="hide">
      {whatsapp ? (
        <a
          href={`https://wa.me/${whatsapp}`}
          rel="noopener"
          target="_blank"
          aria-label={say('chat')}
          className={`${round} bg-[#0f7a43] text-white`}
        >
          <Icon name="network-whatsapp" size={26} />
        </a>
      ) : null}
      <CartButton className={`${round} bg-card text-primary lg:hidden`} />
    </div>
  );
}

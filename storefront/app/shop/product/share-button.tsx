import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { Icon } from '../../ui/icon.tsx';

const row = 'flex min-h-11 w-full items-center gap-3 rounded-xl px-3 text-start hover:bg-tint';

/** Share menu: WhatsApp, copying the link, or the device's own dialog. */
export function ShareButton({ name }: { name: string }) {
  const say = useText('product');
  // Address of the page without the query of a search or a filter.
  const address = () => `${location.origin}${location.pathname}`;
  function copy(): void {
    navigator.clipboard.writeText(address()).then(
      () => showToast({ text: say('linkCopied'), tone: 'positive' }),
      () => showToast({ text: address(), tone: 'warning' }),
    );
  }
  return (
    <details name="menu" data-menu className="needs-script relative">
      <summary className="icon-btn" aria-label={say('share')}>
        <Icon name="share-2" />
      </summary>
      <ul className="absolute end-0 top-full z-20 mt-2 w-56 rounded-2xl border border-line bg-card p-2 shadow-float">
        <li>
          <button
            type="button"
            className={row}
            onClick={() =>
              open(`https://wa.me/?text=${encodeURIComponent(`${name}\n${address()}`)}`, '_blank', 'noopener')
            }
          >
            <Icon name="network-whatsapp" size={18} className="text-secondary" />
            {say('shareWhatsApp')}
          </button>
        </li>
        <li>
          <button type="button" className={row} onClick={copy}>
            <Icon name="copy" size={18} className="text-secondary" />
            {say('copyLink')}
          </button>
        </li>
      </ul>
    </details>
  );
}

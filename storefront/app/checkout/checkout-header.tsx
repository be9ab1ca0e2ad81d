import { Link } from '../router/links.ts';
import { LanguageSwitch } from '../shell/header/language-switch.tsx';
import { Logo } from '../shell/header/logo.tsx';
import { useText } from '../text/use-text.ts';
import { Icon } from '../ui/icon.tsx';

/** Shop name, link back and language switch; no other links. */
export function CheckoutHeader() {
  const say = useText('checkout');
  return (
    <header className="border-b border-line bg-card">
      <div className="container flex min-h-16 items-center gap-3 py-2">
        <Logo />
        <p className="ms-3 flex items-center gap-1.5 text-sm text-soft max-sm:hidden">
          <Icon name="shield-check" size={18} className="text-positive" />
          {say('secure')}
        </p>
        <LanguageSwitch className="ms-auto inline-flex min-h-11 items-center gap-1.5 px-2 text-sm hover:underline" />
        <Link
          to="/cart"
          className="inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-link hover:underline"
        >
          <Icon name="shopping-bag" size={18} />
          <span className="max-sm:sr-only">{say('backToCart')}</span>
        </Link>
      </div>
    </header>
  );
}

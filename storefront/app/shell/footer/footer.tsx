import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { formatPhone } from '../../ui/text/phone.ts';
import { ContrastToggle } from '../header/contrast-toggle.tsx';
import { Logo } from '../header/logo.tsx';
import { MenuItem } from '../header/menu-item.tsx';
import { legalLinks } from '../header/navigation.ts';
import { useIsWritten, useMenus } from '../header/use-menus.ts';
import { useReturnDays, useRootData } from '../root-data.ts';
import { useReach } from '../use-promises.ts';
import { LegalIdentity } from './legal-identity.tsx';
import { PaymentMarks } from './payment-marks.tsx';
import { SocialLinks } from './social-links.tsx';

const link = 'inline-flex min-h-9 items-center gap-2 hover:underline';

/** Contacts of the shop; those that are not set are left out, and so is the heading over none. */
function Contact() {
  const say = useText('shell');
  const { settings } = useRootData();
  const { phone, email, address, social } = settings ?? {};
  if (!phone && !email && !address && !social?.[0]) return null;
  return (
    <div className="pt-2.5">
      <h2 className="mb-3 text-base">{say('contactUs')}</h2>
      <ul className="text-sm text-soft">
        {phone ? (
          <li>
            <a href={`tel:${phone}`} className={link}>
              <Icon name="phone" size={16} />
              <bdi dir="ltr">{formatPhone(phone)}</bdi>
            </a>
          </li>
        ) : null}
        {email ? (
          <li>
            <a href={`mailto:${email}`} className={link}>
              <Icon name="mail" size={16} />
              <bdi>{email}</bdi>
            </a>
          </li>
        ) : null}
        {address ? (
          <li className="flex gap-2 py-1.5">
            <Icon name="map-pin" size={16} className="mt-1" />
            {address}
          </li>
        ) : null}
      </ul>
      <SocialLinks className="-ms-2 mt-1 text-secondary" />
    </div>
  );
}

function TrustBadges() {
  const say = useText('shell');
  const days = useReturnDays();
  const badges = [
    { icon: 'shield-check', text: useRootData().settings?.payment_kinds.includes('online') && say('trustSecure') },
    { icon: 'undo-2', text: say('trustReturns', { days }) },
    { icon: 'truck', text: useReach() },
  ] as const;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm text-soft">
      {badges.map(({ icon, text }) =>
        text ? (
          <li key={icon} className="flex items-center gap-2">
            <Icon name={icon} size={18} className="text-positive" />
            {text}
          </li>
        ) : null,
      )}
    </ul>
  );
}

export function Footer() {
  const say = useText('shell');
  const { settings } = useRootData();
  return (
    <footer className="section-space border-t border-line bg-tint pt-6 pb-20" data-print="hide">
      <div className="container">
        <div className="grid gap-x-6 lg:grid-cols-[1.6fr_repeat(4,1fr)]">
          <div className="max-w-xs pb-3">
            <Logo />
            {settings?.tagline ? <p className="mt-2 text-sm text-soft">{settings.tagline}</p> : null}
          </div>
          {useMenus().footer.map((column) => (
            <nav key={column.title} aria-label={column.title} className="border-line max-lg:border-b">
              <details className="fold group">
                <summary className="flex items-center justify-between">
                  <h2 className="py-2.5 text-base">{column.title}</h2>
                  <Icon name="chevron-down" size={18} className="group-open:rotate-180 lg:hidden" />
                </summary>
                <ul className="pb-3 text-sm text-soft">
                  {column.links.map((item) => (
                    <li key={`${item.to} ${item.text}`}>
                      <MenuItem link={item} className={link} />
                    </li>
                  ))}
                </ul>
              </details>
            </nav>
          ))}
          <Contact />
        </div>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-4">
          <TrustBadges />
          <PaymentMarks />
        </div>
        <LegalIdentity />
        <div className="mt-4 flex flex-wrap items-center gap-x-6 text-xs text-soft">
          <p className="me-auto">{say('rights', { name: settings?.legal_name || settings?.name || say('brand') })}</p>
          {legalLinks.filter(useIsWritten()).map(({ to, text }) => (
            <Link key={to} to={to} className={link}>
              {say(text)}
            </Link>
          ))}
          <ContrastToggle className={`${link} min-h-11`} />
        </div>
      </div>
    </footer>
  );
}

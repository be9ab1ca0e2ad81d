import type { ReactNode } from 'react';
import { Link } from '../../router/links.ts';
import { useRootData } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.gen.ts';
import { formatPhone } from '../../ui/text/phone.ts';

function Way({ icon, name, href, children }: { icon: IconName; name: string; href?: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-4 py-2.5">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-card text-primary">
        <Icon name={icon} size={20} />
      </span>
      <span className="min-w-0">
        <span className="block text-sm text-soft">{name}</span>
        {href ? (
          <a href={href} className="font-semibold hover:underline">
            {children}
          </a>
        ) : (
          <span className="block">{children}</span>
        )}
      </span>
    </li>
  );
}

/** Contact channels from the settings; unset ones are left out. */
export function ContactChannels() {
  const say = useText('contact');
  const sayShell = useText('shell');
  const { settings } = useRootData();
  if (!settings) return null;
  const { phone, whatsapp, email, address, hours } = settings;
  return (
    <aside aria-label={say('waysTitle')} className="self-start rounded-3xl bg-tint p-6">
      {phone || whatsapp || email || address || hours ? (
        <>
          <h2 className="mb-2 text-lg">{say('waysTitle')}</h2>
          <ul>
            {phone ? (
              <Way icon="phone" name={say('phone')} href={`tel:${phone}`}>
                <bdi dir="ltr">{formatPhone(phone)}</bdi>
              </Way>
            ) : null}
            {whatsapp ? (
              <Way icon="network-whatsapp" name={say('whatsapp')} href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`}>
                <bdi dir="ltr">{formatPhone(whatsapp)}</bdi>
              </Way>
            ) : null}
            {email ? (
              <Way icon="mail" name={say('email')} href={`mailto:${email}`}>
                <bdi>{email}</bdi>
              </Way>
            ) : null}
            {address ? (
              <Way icon="map-pin" name={say('address')}>
                {address}
              </Way>
            ) : null}
            {hours ? (
              <Way icon="clock" name={say('hours')}>
                {hours}
              </Way>
            ) : null}
          </ul>
        </>
      ) : null}
      <p className="mt-3 border-t border-line pt-4 text-sm text-soft">
        {say('faqHint')}{' '}
        <Link to="/faq" className="text-link underline">
          {sayShell('faq')}
        </Link>
      </p>
    </aside>
  );
}

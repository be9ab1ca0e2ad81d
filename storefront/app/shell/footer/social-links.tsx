import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.gen.ts';
import { useRootData } from '../root-data.ts';

const marks: Record<string, IconName> = {
  x: 'network-x',
  twitter: 'network-x',
  instagram: 'network-instagram',
  tiktok: 'network-tiktok',
  snapchat: 'network-snapchat',
  youtube: 'network-youtube',
  facebook: 'network-facebook',
  whatsapp: 'network-whatsapp',
};

/** The shop's social profiles. Networks without a known icon are left out. */
export function SocialLinks({ className }: { className?: string }) {
  const say = useText('shell');
  const links = useRootData().settings?.social ?? [];
  if (!links[0]) return null;
  return (
    <ul className={`flex items-center ${className ?? ''}`.trim()} aria-label={say('followUs')}>
      {links.map(({ network, url }) => {
        const mark = marks[network.toLowerCase()];
        return mark ? (
          <li key={network}>
            <a
              href={url}
              rel="noopener"
              target="_blank"
              aria-label={say('networkLabel', { network })}
              className="grid size-9 place-items-center rounded-full hover:bg-white/15"
            >
              <Icon name={mark} size={15} />
            </a>
          </li>
        ) : null;
      })}
    </ul>
  );
}

import { Link } from '../router/links.ts';
import { isBuilt } from '../shell/navigation.ts';
import { useRootData } from '../shell/root-data.ts';
import { useText } from '../text/use-text.ts';
import { Icon } from '../ui/icon.tsx';

const JOIN = '/login?redirect=/affiliate/apply';

/** To the application once its page exists (a guest is sent to log in first); until then to people, who note the interest. */
export function JoinButton({ className }: { className: string }) {
  const say = useText('affiliate');
  const { settings } = useRootData();
  if (isBuilt('affiliateApply')) {
    return (
      <Link to={JOIN} className={className}>
        {say('apply')}
        <Icon name="arrow-right" size={18} directional />
      </Link>
    );
  }
  if (isBuilt('contact')) {
    return (
      <Link to="/contact" className={className}>
        {say('talk')}
      </Link>
    );
  }
  if (!settings?.email) return null;
  return (
    <a href={`mailto:${settings.email}`} className={className}>
      <Icon name="mail" size={18} />
      {say('talk')}
    </a>
  );
}

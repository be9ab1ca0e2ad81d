import { Link } from 'react-router';
import { useText } from '../../text/language.tsx';

/** Ways between the screens of advertising, as acts of their lists. */
export function MarketingLinks({ here }: { here: 'campaigns' | 'flows' }) {
  const say = useText('marketing');
  return (
    <>
      <Link to={here === 'campaigns' ? '/marketing/flows' : '/marketing/campaigns'} className="btn btn-quiet">
        {say(here === 'campaigns' ? 'flows' : 'campaigns')}
      </Link>
      <Link to="/marketing/limits" className="btn btn-quiet">
        {say('limits')}
      </Link>
    </>
  );
}

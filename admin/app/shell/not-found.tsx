import { Link } from 'react-router';
import { useText } from '../text/language.tsx';
import { Page } from '../ui/page.tsx';

/** Page for an address that does not exist or that this role may not open. */
export function NotFound() {
  const say = useText('shell');
  return (
    <Page title={say('notFound')}>
      <div className="panel grid justify-items-center gap-3 py-12 text-center">
        <p className="text-soft">{say('notFoundText')}</p>
        <Link to="/" className="btn btn-primary">
          {say('toToday')}
        </Link>
      </div>
    </Page>
  );
}

import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { useText } from '../text/language.tsx';

/** Error page of a screen that threw or whose file failed to load: the rest of the admin keeps working. */
export function ScreenTrouble() {
  const error = useRouteError();
  const say = useText('common');
  useEffect(() => console.error(error), [error]);
  return (
    <div role="alert" className="panel m-4 grid justify-items-center gap-3 py-12 text-center">
      <p className="text-base font-semibold">{say('screenBroke')}</p>
      <button type="button" className="btn btn-primary" onClick={() => location.reload()}>
        {say('tryAgain')}
      </button>
    </div>
  );
}

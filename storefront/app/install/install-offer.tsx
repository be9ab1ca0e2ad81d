import { useState } from 'react';
import { storedText } from '../stored-text.ts';
import { useText } from '../text/use-text.ts';
import { askToInstall, isInstalled, isSafariOnPhone, useMayInstall } from './install-prompt.ts';

/** When the visitor declined, in milliseconds since 1970. */
const declined = storedText('install-declined');
/** Time for which nobody is asked again. */
const QUIET_MS = 90 * 86_400_000;

function isQuiet(): boolean {
  return Date.now() - Number(declined.read() ?? 0) < QUIET_MS;
}

/** Offers to put the shop on the phone's screen: shown after an order, where the browser can, until it is declined. */
export default function InstallOffer() {
  const say = useText('order');
  const mayInstall = useMayInstall();
  const [isHidden, setHidden] = useState(() => isInstalled() || isQuiet());
  const isSafari = isSafariOnPhone();
  if (isHidden || !(mayInstall || isSafari)) return null;
  const close = () => {
    declined.write(String(Date.now()));
    setHidden(true);
  };
  const install = async () => {
    if (await askToInstall()) setHidden(true);
    else close();
  };
  return (
    <section
      aria-labelledby="install-title"
      className="rounded-card border border-line bg-card p-5 sm:p-6"
      data-print="hide"
    >
      <h2 id="install-title" className="text-lg">
        {say('installTitle')}
      </h2>
      <p className="mt-2 text-sm text-soft">{say(isSafari ? 'installBySafari' : 'installText')}</p>
      <p className="mt-4 flex flex-wrap gap-2">
        {isSafari ? null : (
          <button type="button" className="btn btn-primary" onClick={() => void install()}>
            {say('install')}
          </button>
        )}
        <button type="button" className="btn btn-quiet" onClick={close}>
          {say('notNow')}
        </button>
      </p>
    </section>
  );
}

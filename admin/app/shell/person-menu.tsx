import { CircleUser } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../api/api.ts';
import { closeSession, useStaff } from '../session/session.ts';
import { useText } from '../text/language.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { chooseTheme, chosenTheme, type Theme, themes } from './theme.ts';

/** Menu of the signed-in person: name, theme, sign-out. */
export function PersonMenu({ onKeys }: { onKeys: () => void }) {
  const say = useText('shell');
  const staff = useStaff();
  const [theme, setTheme] = useState<Theme>(chosenTheme);
  const id = useId();
  const leave = async () => {
    // A session that cannot be ended now expires by itself; this device deletes it in any case. The service worker ends
    // notifications as this call passes it (kit/src/worker/push.ts).
    await api('POST /admin/auth/logout').catch(() => undefined);
    closeSession();
  };
  return (
    <>
      <button type="button" className="icon-btn" popoverTarget={id} aria-label={say('me')}>
        <CircleUser className="size-5" aria-hidden="true" />
      </button>
      <div id={id} popover="auto" className="person-menu">
        <div>
          <p className="font-bold">{staff.name}</p>
          <p className="text-sm text-soft">{say(`role_${staff.role}`)}</p>
        </div>
        <fieldset className="grid gap-1">
          <legend className="mb-1 text-sm text-soft">{say('theme')}</legend>
          <div className="flex gap-1">
            {themes.map((one) => (
              <button
                key={one}
                type="button"
                className="chip"
                aria-pressed={theme === one}
                onClick={() => {
                  chooseTheme(one);
                  setTheme(one);
                }}
              >
                {say(`theme_${one}`)}
              </button>
            ))}
          </div>
        </fieldset>
        <LanguageSwitch />
        <Link to="/account" className="btn btn-quiet">
          {say('account')}
        </Link>
        <button type="button" className="btn btn-quiet" popoverTarget={id} onClick={onKeys}>
          {say('keys')}
        </button>
        <button type="button" className="btn btn-quiet" onClick={() => void leave()}>
          {say('signOut')}
        </button>
      </div>
    </>
  );
}

import { Suspense } from 'react';
import { ContrastToggle } from '../shell/header/contrast-toggle.tsx';
import { LanguageSwitch } from '../shell/header/language-switch.tsx';
import { ThemeSwitch } from '../shell/header/theme-switch.tsx';
import { together } from '../text/load-texts.ts';
import { useText } from '../text/use-text.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { LinkedAgents } from './linking/linked-agents.tsx';
import { AccountData } from './settings/account-data.tsx';
import { Birthday } from './settings/birthday.tsx';
import { ChangePassword } from './settings/change-password.tsx';
import { Consents } from './settings/consents.tsx';
import { DataRequests } from './settings/data-requests.tsx';
import { SavedCards } from './settings/saved-cards.tsx';
import { Sessions } from './settings/sessions.tsx';
import { SettingsSection } from './settings/settings-section.tsx';

const AccountPush = lazyPart(together(['push'], () => import('../push/account-push.tsx')));

export default function SettingsPage() {
  const say = useText('account');
  return (
    <>
      <h1 className="mb-5 text-3xl">{say('settings')}</h1>
      <div className="grid gap-5">
        <SettingsSection id="display" title={say('display')}>
          <div className="flex flex-wrap gap-3">
            <LanguageSwitch className="btn btn-quiet" />
            <ContrastToggle className="btn btn-quiet" />
            <ThemeSwitch className="btn btn-quiet" />
          </div>
        </SettingsSection>
        <Consents />
        <Birthday />
        <ChangePassword />
        <Sessions />
        <Suspense>
          <AccountPush />
        </Suspense>
        <SavedCards />
        <LinkedAgents />
        <DataRequests />
        <AccountData />
      </div>
    </>
  );
}

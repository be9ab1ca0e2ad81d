import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/parts.tsx';
import { ConsentLog } from './consent-log.tsx';

/** The log of consents of one address; of an account it stands on the page of the customer. */
export default function Consents() {
  const say = useText('privacy');
  const [params, setParams] = useSearchParams();
  const email = params.get('email') ?? '';
  const [typed, setTyped] = useState(email);
  return (
    <Page title={say('consents')}>
      <p className="mb-4 max-w-prose text-soft">{say('consentsText')}</p>
      <form
        className="mb-4 flex max-w-xl flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          setParams(typed.trim() === '' ? {} : { email: typed.trim() });
        }}
      >
        <label className="grid grow gap-1">
          <span className="font-semibold">{say('consentsFind')}</span>
          <input
            className="field"
            type="email"
            dir="ltr"
            required
            maxLength={254}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <button type="submit" className="btn btn-primary">
          {say('find')}
        </button>
      </form>
      {email ? (
        <Panel>
          <ConsentLog of={{ email }} />
        </Panel>
      ) : null}
    </Page>
  );
}

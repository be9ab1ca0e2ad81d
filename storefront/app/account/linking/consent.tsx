import type { AgentConsent, AgentRequest } from '@waha/contract/types';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { storedUser } from '../../auth/stored-user.ts';
import { useSubmit } from '../../auth/use-submit.ts';
import { useText } from '../../text/use-text.ts';
import { FormTrouble } from '../../ui/fields/form-trouble.tsx';
import { Icon } from '../../ui/icon.tsx';

interface ConsentProps {
  consent: AgentConsent;
  request: AgentRequest;
}

/** The question with both answers. The host comes first, because it is known; the name is only what the agent says of itself. */
export function Consent({ consent, request }: ConsentProps) {
  const say = useText('linking');
  const { host, name, rights, returns_to: returnsTo, fault } = consent;
  const [account, setAccount] = useState<string | null>(null);
  useEffect(() => {
    const user = storedUser();
    setAccount(user && `${user.first_name} ${user.last_name}`);
  }, []);
  return (
    <>
      <h1 className="text-2xl" style={anywhere}>
        {say('asks', { host: isolated(host) })}
      </h1>
      {name === null ? null : <p className="mt-2 text-soft">{say('callsItself', { name: isolated(name) })}</p>}
      <div className="mt-6 rounded-card border border-line bg-card p-5 sm:p-7">
        {account === null ? null : <p className="mb-4 text-sm">{say('account', { name: isolated(account) })}</p>}
        {fault === null ? (
          <>
            <h2 className="text-lg">{say('may')}</h2>
            <ul className="mt-3 grid gap-2">
              {rights.map((right) => (
                <li key={right} className="flex items-start gap-2">
                  <Icon name="check" size={20} className="mt-0.5 shrink-0 text-positive" />
                  {say(right)}
                </li>
              ))}
            </ul>
            <p className="mt-4 text-sm text-soft">{say('mayNot')}</p>
            <p className="mt-4 rounded-xl bg-warning-tint p-4 text-sm text-warning">{say('doubt')}</p>
          </>
        ) : (
          <p role="alert">{say('faulty')}</p>
        )}
        <Decision consent={consent} request={request} />
        <p className="mt-4 text-sm text-soft" style={anywhere}>
          {returnsTo === null ? say('returnsHere') : say('returnsTo', { host: isolated(returnsTo) })}
        </p>
      </div>
    </>
  );
}

/** Hosts may be long; a class for it would be in the sheet of every page. */
const anywhere = { overflowWrap: 'anywhere' } as const;

/** Text of others, kept from turning the sentence around it. */
const isolated = (text: string) => `\u2068${text}\u2069`;

function Decision({ consent: { fault, returns_to: returnsTo }, request }: ConsentProps) {
  const say = useText('linking');
  const api = useApi();
  const sending = useSubmit(say('networkTrouble'));
  const decide = (allows: boolean) =>
    void sending.run(async () => {
      const body = { ...request, allows };
      const { redirect_to: next } = await api('POST /user/agents/decision', {
        body,
        signal: AbortSignal.timeout(15_000),
      });
      window.location.assign(next);
    });
  const back = returnsTo === null ? say('goBackHere') : say('goBack', { host: isolated(returnsTo) });
  return (
    <div className="mt-5 grid gap-3">
      <FormTrouble message={sending.trouble} />
      {fault === null ? (
        <button
          type="button"
          className="btn btn-primary"
          aria-disabled={sending.isSending}
          onClick={() => decide(true)}
        >
          {sending.isSending ? say('working') : say('allow')}
        </button>
      ) : null}
      <button type="button" className="btn btn-quiet" aria-disabled={sending.isSending} onClick={() => decide(false)}>
        {fault === null ? say('refuse') : back}
      </button>
    </div>
  );
}

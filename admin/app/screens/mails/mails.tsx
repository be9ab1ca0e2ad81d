import type { MailInList } from '@waha/contract/types';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { TextField } from '../../form/fields.tsx';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Empty, State } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';

/** All mails of the shop, with their triggers; mails rewritten by the owner are marked. */
export default function Mails() {
  const say = useText('mails');
  const { data, error, refetch } = useCall('GET /admin/mails');
  return (
    <Page title={say('mails')}>
      <p className="mb-4 max-w-prose text-soft">{say('mailsText')}</p>
      {data ? <List mails={data} /> : <Unread error={error} refetch={refetch} />}
    </Page>
  );
}

function List({ mails }: { mails: readonly MailInList[] }) {
  const say = useText('mails');
  const [typed, setTyped] = useState('');
  const found = useMemo(() => {
    const sought = typed.trim().toLowerCase();
    return mails.filter(({ name, when, subject }) => `${name} ${when} ${subject}`.toLowerCase().includes(sought));
  }, [mails, typed]);
  return (
    <>
      <div className="mb-4 max-w-md">
        <TextField name="q" value={typed} onChange={setTyped} error={undefined} label={say('find')} most={60} />
      </div>
      {found.length === 0 ? (
        <div className="panel">
          <Empty title={say('nothing')} />
        </div>
      ) : (
        <ul className="grid gap-2">
          {found.map((mail) => (
            <li key={mail.key}>
              <Link to={`/mails/${mail.key}`} className="panel flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="min-w-0 grow basis-60">
                  <span className="block font-semibold">{mail.name}</span>
                  <span className="block text-soft">{mail.when}</span>
                </span>
                <MailStates mail={mail} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Marks of a mail: its texts are the owner's, or the shop's own have changed since. */
export function MailStates({ mail }: { mail: Pick<MailInList, 'is_changed' | 'has_new_original'> }) {
  const say = useText('mails');
  if (!mail.is_changed) return null;
  return (
    <span className="flex flex-wrap gap-2">
      <State tone="info">{say('changed')}</State>
      {mail.has_new_original ? <State tone="warn">{say('newOriginal')}</State> : null}
    </span>
  );
}

import { formatDate } from '@waha/kit/moment';
import { useState } from 'react';
import { Link } from '../../router/links.ts';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { CodeForm } from './code-form.tsx';
import { RequestForm } from './request-form.tsx';

interface Done {
  reference: string;
  due_at: string;
}

/** Rights over one's data, for those without an account: what is wanted, a code to the contact, and the number of the request. */
export default function DataRequestPage() {
  const say = useText('datarequest');
  const language = useLanguage();
  const [id, setId] = useState<string>();
  const [done, setDone] = useState<Done>();
  return (
    <div className="container grid max-w-2xl gap-5 py-10">
      <h1 className="text-3xl">{say('title')}</h1>
      {done ? (
        <div
          role="status"
          className="grid justify-items-center gap-4 rounded-card border border-line bg-card p-6 text-center"
        >
          <span className="grid size-16 place-items-center rounded-full bg-positive-tint text-positive">
            <Icon name="check" size={30} />
          </span>
          <h2 className="text-xl">{say('doneTitle')}</h2>
          <p>{say('doneText', { reference: done.reference, date: formatDate(done.due_at, language) })}</p>
        </div>
      ) : (
        <>
          <p className="text-soft">{say('lead')}</p>
          <p className="text-sm text-soft">
            {say('signedIn')}{' '}
            <Link to="/account/settings" className="text-link underline">
              {say('toSettings')}
            </Link>
          </p>
          <div className="rounded-card border border-line bg-card p-4 sm:p-6">
            {/* The form stays mounted behind the code, so that nothing typed is lost. */}
            <div hidden={id !== undefined}>
              <RequestForm onSent={setId} />
            </div>
            {id === undefined ? null : <CodeForm key={id} id={id} onDone={setDone} onBack={() => setId(undefined)} />}
          </div>
        </>
      )}
    </div>
  );
}

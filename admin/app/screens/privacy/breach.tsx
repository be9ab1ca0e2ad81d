import type { Breach as BreachEntry } from '@waha/contract/types';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Page } from '../../ui/page.tsx';
import { DescriptionList, Latin, Panel, State, When } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { BreachForm } from './breach-form.tsx';
import { BreachNotice } from './breach-notice.tsx';
import { BreachPersons } from './breach-persons.tsx';
import { breachTones, HoursLeft } from './term-left.tsx';

/** One breach: the entry, its clock, the notice to the authority, the letters and the history. */
export default function Breach() {
  const say = useText('privacy');
  const { id = '' } = useParams();
  const { data, error, refetch } = useCall('GET /admin/privacy/breaches/{id}', { params: { id } }, { keeps: false });
  return (
    <Page
      title={data ? `${say('breach')} ${data.reference}` : say('breach')}
      back={{ to: '/privacy/breaches', label: say('breachBack') }}
      state={
        data ? (
          <>
            <State tone={breachTones[data.status]}>{say(`breach_${data.status}`)}</State>
            <HoursLeft breach={data} />
          </>
        ) : null
      }
      acts={data && data.status !== 'closed' ? <Acts breach={data} /> : null}
    >
      {data ? (
        <div className="grid gap-4 lg:grid-cols-2">
          <Facts breach={data} />
          <BreachNotice breach={data} />
          <BreachPersons breach={data} />
          <History breach={data} />
        </div>
      ) : (
        <Unread error={error} refetch={refetch} />
      )}
    </Page>
  );
}

interface Of {
  breach: BreachEntry;
}

function Acts({ breach }: Of) {
  const say = useText('privacy');
  const [shown, setShown] = useState<'edit' | 'close'>();
  const close = useAct('POST /admin/privacy/breaches/{id}/close', { done: say('closed') });
  const { id, version } = breach;
  return (
    <>
      <button type="button" className="btn btn-quiet" onClick={() => setShown('edit')}>
        {say('editBreach')}
      </button>
      <button type="button" className="btn btn-quiet" onClick={() => setShown('close')}>
        {say('closeBreach')}
      </button>
      {shown === 'edit' ? <BreachForm breach={breach} onClose={() => setShown(undefined)} /> : null}
      {shown === 'close' ? (
        <Confirm
          title={say('closeBreach')}
          act={say('closeBreach')}
          reason={{ label: say('lessons'), most: 4_000 }}
          isBusy={close.isBusy}
          onClose={() => setShown(undefined)}
          onConfirm={(lessons) =>
            void close.run({ params: { id }, body: { lessons, version } }).then((done) => done && setShown(undefined))
          }
        />
      ) : null}
    </>
  );
}

function Facts({ breach }: Of) {
  const say = useText('privacy');
  const common = useText('common');
  const words = (text: string) => (
    <p dir="auto" className="whitespace-pre-line">
      {text}
    </p>
  );
  return (
    <Panel title={say('entry')}>
      <DescriptionList
        facts={[
          [say('knownAt'), <When key="at" at={breach.known_at} />],
          [say('happened'), words(breach.happened)],
          [say('cause'), breach.cause ? words(breach.cause) : null],
          [say('dataKinds'), breach.data.map((one) => say(`data_${one}`)).join(common('listSeparator'))],
          [say('whose'), breach.persons],
          [say('count'), <Latin key="count">{breach.persons_count}</Latin>],
          [say('effects'), words(breach.effects)],
          [say('measures'), words(breach.measures)],
          ...(breach.told_at
            ? ([
                [say('toldAt'), <When key="told" at={breach.told_at} />],
                [say('toldBy'), breach.told_by],
                [say('toldHow'), breach.told_how],
              ] as const)
            : []),
          ...(breach.lessons ? [[say('lessons'), words(breach.lessons)] as const] : []),
        ]}
      />
    </Panel>
  );
}

const acts = ['entered', 'changed', 'told', 'persons_listed', 'letters_sent', 'letters_repeated', 'closed'] as const;

function History({ breach }: Of) {
  const say = useText('privacy');
  return (
    <Panel title={say('history')}>
      <ol className="grid gap-2">
        {breach.history.map(({ act, by, at }) => {
          const known = acts.find((one) => one === act);
          return (
            <li key={`${at} ${act}`} className="flex flex-wrap gap-x-3">
              <span className="font-semibold">{known ? say(`act_${known}`) : act}</span>
              <bdi className="text-soft">{by}</bdi>
              <span className="text-soft">
                <When at={at} />
              </span>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

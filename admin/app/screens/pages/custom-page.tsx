import type { AdminCustomPage } from '@waha/contract/types';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Page } from '../../ui/page.tsx';
import { State } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { CustomPageForm } from './custom-page-form.tsx';

/** Editor of a page of the shop's own, new or existing. */
export default function CustomPage() {
  const { id = 'new' } = useParams();
  return id === 'new' ? <NewPage /> : <OnePage key={id} id={Number(id)} />;
}

function NewPage() {
  const say = useText('pages');
  return (
    <Page title={say('newPage')} back={{ to: '/pages', label: say('back') }}>
      <CustomPageForm />
    </Page>
  );
}

function OnePage({ id }: { id: number }) {
  const say = useText('pages');
  const language = useLanguage();
  const { data, error, refetch } = useCall('GET /admin/custom-pages/{id}', { params: { id } }, { keeps: false });
  const back = { to: '/pages', label: say('back') };
  if (!data)
    return (
      <Page title={say('own')} back={back}>
        <Unread error={error} refetch={refetch} />
      </Page>
    );
  const { status, title } = data;
  return (
    <Page
      title={title[language] || title.ar || title.en}
      back={back}
      state={<State tone={status === 'published' ? 'good' : 'plain'}>{say(`status_${status}`)}</State>}
      acts={<Acts page={data} />}
    >
      <CustomPageForm page={data} />
    </Page>
  );
}

function Acts({ page: { id, slug, status } }: { page: AdminCustomPage }) {
  const say = useText('pages');
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const remove = useAct('DELETE /admin/custom-pages/{id}', { done: say('removed'), isLeaving: true });
  const confirm = async () => {
    if (await remove.run({ params: { id } })) void navigate('/pages');
  };
  return (
    <>
      {status === 'published' ? (
        <a className="btn btn-quiet" href={`/pages/${slug}`} target="_blank" rel="noreferrer">
          {say('open')}
        </a>
      ) : null}
      <button type="button" className="btn btn-danger" onClick={() => setAsking(true)}>
        {say('removePage')}
      </button>
      {isAsking ? (
        <Confirm
          title={say('removePage')}
          act={say('removePage')}
          isDangerous
          isBusy={remove.isBusy}
          onClose={() => setAsking(false)}
          onConfirm={() => void confirm()}
        >
          {say('removePageText')}
        </Confirm>
      ) : null}
    </>
  );
}

import type { AdminFaqGroup } from '@waha/contract/types';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Page } from '../../ui/page.tsx';
import { Empty } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { FaqForm } from './faq-form.tsx';

/** Frequently asked questions in groups, with their answers in both languages. */
export default function Faq() {
  const say = useText('faq');
  const common = useText('common');
  const language = useLanguage();
  const { data, error, refetch } = useCall('GET /admin/faq');
  const [edited, setEdited] = useState<AdminFaqGroup | 'new'>();
  const [removed, setRemoved] = useState<AdminFaqGroup>();
  const remove = useAct('DELETE /admin/faq/{slug}', { done: say('removed') });
  return (
    <Page
      title={say('faq')}
      acts={
        <button type="button" className="btn btn-primary" onClick={() => setEdited('new')}>
          <Plus className="size-4" aria-hidden="true" />
          {say('addGroup')}
        </button>
      }
    >
      {data === undefined ? (
        <Unread error={error} refetch={refetch} />
      ) : data.length === 0 ? (
        <div className="panel">
          <Empty title={say('none')}>{say('noneText')}</Empty>
        </div>
      ) : (
        <ul className="grid gap-2">
          {data.map((group) => (
            <li key={group.slug} className="panel flex flex-wrap items-center gap-3">
              <span className="min-w-0 grow font-semibold">{group.name[language]}</span>
              <span className="text-soft">{say('questions', { count: group.questions.length })}</span>
              <span className="flex gap-2">
                <button type="button" className="btn btn-quiet" onClick={() => setEdited(group)}>
                  {common('edit')}
                </button>
                <button type="button" className="btn btn-danger" onClick={() => setRemoved(group)}>
                  {common('remove')}
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {edited ? (
        <FaqForm
          {...(edited === 'new' ? {} : { group: edited })}
          position={data?.length ?? 0}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
      {removed ? (
        <Confirm
          title={say('removeTitle', { name: removed.name[language] })}
          act={common('remove')}
          isDangerous
          isBusy={remove.isBusy}
          onClose={() => setRemoved(undefined)}
          onConfirm={async () => {
            if (await remove.run({ params: { slug: removed.slug } })) setRemoved(undefined);
          }}
        >
          {say('removeText')}
        </Confirm>
      ) : null}
    </Page>
  );
}

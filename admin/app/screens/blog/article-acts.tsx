import type { AdminArticle } from '@waha/contract/types';
import type { SettableStatus } from '@waha/contract/vocabulary';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { MomentField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Publishing an article now or at a time, taking it back, putting it away. */
export function ArticleActs({ article }: { article: AdminArticle }) {
  const say = useText('blog');
  const change = useAct('PUT /admin/articles/{id}/status', { done: say('statusChanged') });
  const [open, setOpen] = useState<'archive' | 'schedule'>();
  const become = (status: SettableStatus) =>
    change
      .run({ params: { id: article.id }, body: { version: article.version, status } })
      .then(() => setOpen(undefined));
  const { status } = article;
  return (
    <>
      {status === 'published' ? (
        <a className="btn btn-quiet" href={`/blog/${article.slug}`} target="_blank" rel="noreferrer">
          {say('viewInShop')}
        </a>
      ) : (
        <button
          type="button"
          className="btn btn-primary"
          disabled={change.isBusy}
          onClick={() => void become('published')}
        >
          {say(status === 'archived' ? 'publishAgain' : 'publish')}
        </button>
      )}
      {status === 'draft' ? (
        <button type="button" className="btn btn-quiet" onClick={() => setOpen('schedule')}>
          {say('schedule')}
        </button>
      ) : (
        <button type="button" className="btn btn-quiet" disabled={change.isBusy} onClick={() => void become('draft')}>
          {say('takeBack')}
        </button>
      )}
      {status === 'archived' ? null : (
        <button type="button" className="btn btn-danger" onClick={() => setOpen('archive')}>
          {say('archive')}
        </button>
      )}
      {open === 'archive' ? (
        <Confirm
          title={say('archive')}
          act={say('archive')}
          isDangerous
          isBusy={change.isBusy}
          onClose={() => setOpen(undefined)}
          onConfirm={() => void become('archived')}
        >
          {say('archiveText')}
        </Confirm>
      ) : null}
      {open === 'schedule' ? <Schedule article={article} onClose={() => setOpen(undefined)} /> : null}
    </>
  );
}

function Schedule({ article, onClose }: { article: AdminArticle; onClose: () => void }) {
  const say = useText('blog');
  const form = useForm({
    call: 'PUT /admin/articles/{id}/status',
    initial: { publish_at: '' },
    input: ({ publish_at: at }) => ({
      params: { id: article.id },
      body: { version: article.version, status: 'published', publish_at: at === '' ? null : at },
    }),
    done: say('statusChanged'),
    onDone: onClose,
  });
  return (
    <Dialog title={say('scheduleTitle')} onClose={onClose}>
      <Form form={form} isInDialog onCancel={onClose} save={say('schedule')}>
        <MomentField {...form.field('publish_at')} label={say('scheduleAt')} hint={say('scheduleHint')} />
      </Form>
    </Dialog>
  );
}

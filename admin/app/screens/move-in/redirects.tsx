import type { Redirect } from '@waha/contract/types';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { ResourceList } from '../../list/resource-list.tsx';
import { useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Page } from '../../ui/page.tsx';
import { When } from '../../ui/parts.tsx';

/** Old addresses with where they lead. */
export default function Redirects() {
  const say = useText('movein');
  const common = useText('common');
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Redirect>();
  const remove = useAct('DELETE /admin/redirects/{id}', { done: say('redirectRemoved') });
  return (
    <Page
      title={say('redirects')}
      acts={
        <>
          <Link to="/move-in/redirects" className="btn btn-quiet">
            {say('import')}
          </Link>
          <button type="button" className="btn btn-primary" onClick={() => setAdding(true)}>
            <Plus className="size-4" aria-hidden="true" />
            {say('newRedirect')}
          </button>
        </>
      }
    >
      <p className="mb-4 max-w-prose text-soft">{say('redirectsText')}</p>
      <ResourceList
        call="GET /admin/redirects"
        name={say('redirects')}
        searchLabel={say('redirectSearch')}
        idOf={({ id }) => String(id)}
        columns={[
          {
            key: 'from',
            label: say('redirectFrom'),
            phone: 'title',
            sort: 'from',
            cell: ({ from }) => <Path path={from} />,
          },
          {
            key: 'acts',
            label: common('remove'),
            phone: 'aside',
            cell: (redirect) => (
              <button
                type="button"
                className="icon-btn"
                aria-label={`${common('remove')} ${redirect.from}`}
                onClick={() => setRemoved(redirect)}
              >
                <Trash2 className="size-4" aria-hidden="true" />
              </button>
            ),
          },
          { key: 'to', label: say('redirectTo'), cell: ({ to }) => <Path path={to} /> },
          {
            key: 'at',
            label: say('addedAt'),
            sort: 'created_at',
            cell: ({ created_at: at }) => <When at={at} isDay />,
          },
        ]}
        empty={{ title: say('noRedirects'), text: say('redirectsText') }}
      />
      {isAdding ? <AddRedirect onClose={() => setAdding(false)} /> : null}
      {removed ? (
        <Confirm
          title={say('redirectRemoveTitle')}
          act={common('remove')}
          isDangerous
          isBusy={remove.isBusy}
          onClose={() => setRemoved(undefined)}
          onConfirm={() => void remove.run({ params: { id: removed.id } }).finally(() => setRemoved(undefined))}
        >
          <Path path={removed.from} />
        </Confirm>
      ) : null}
    </Page>
  );
}

const Path = ({ path }: { path: string }) => (
  <bdi dir="ltr" className="wrap-anywhere">
    {path}
  </bdi>
);

function AddRedirect({ onClose }: { onClose: () => void }) {
  const say = useText('movein');
  const common = useText('common');
  const form = useForm({
    call: 'POST /admin/redirects',
    initial: { from: '', to: '' },
    input: (body) => ({ body }),
    done: common('saved'),
    onDone: onClose,
  });
  return (
    <Dialog title={say('newRedirect')} onClose={onClose} mayClose={() => !form.isDirty}>
      <Form form={form} isInDialog onCancel={onClose}>
        <TextField
          {...form.field('from')}
          label={say('redirectFrom')}
          hint={say('redirectFromHint')}
          dir="ltr"
          most={500}
        />
        <TextField {...form.field('to')} label={say('redirectTo')} hint={say('redirectToHint')} dir="ltr" most={500} />
      </Form>
    </Dialog>
  );
}

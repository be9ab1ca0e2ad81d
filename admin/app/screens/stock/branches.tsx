import type { Branch } from '@waha/contract/types';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../api/api.ts';
import { useCall } from '../../api/use-call.ts';
import { InBoth, SwitchField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useActForm } from '../../form/use-form.ts';
import { useMay } from '../../session/may.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Page } from '../../ui/page.tsx';
import { State } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { nameOf } from '../goods/category-options.ts';

/** Branches with stock of their own. */
export default function Branches() {
  const say = useText('stock');
  const may = useMay();
  const { data, error, refetch } = useCall('GET /admin/branches');
  const [edited, setEdited] = useState<Branch | 'new'>();
  return (
    <Page
      title={say('branches')}
      acts={
        may('POST /admin/branches') ? (
          <button type="button" className="btn btn-primary" onClick={() => setEdited('new')}>
            <Plus className="size-4" aria-hidden="true" />
            {say('newBranch')}
          </button>
        ) : null
      }
    >
      <p className="mb-4 max-w-prose text-soft">{say('branchesText')}</p>
      {data === undefined ? (
        <Unread error={error} refetch={refetch} />
      ) : (
        <ul className="overflow-clip divide-y divide-line rounded-card border border-line bg-card">
          {data.map((branch) => (
            <BranchLine key={branch.id} branch={branch} onEdit={() => setEdited(branch)} />
          ))}
        </ul>
      )}
      {edited ? (
        <BranchForm {...(edited === 'new' ? {} : { branch: edited })} onClose={() => setEdited(undefined)} />
      ) : null}
    </Page>
  );
}

function BranchLine({ branch, onEdit }: { branch: Branch; onEdit: () => void }) {
  const common = useText('common');
  const may = useMay();
  const name = nameOf(branch, useLanguage());
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <span className="grid min-w-0 grow gap-1">
        <Link to={`/branches/${branch.id}`} className="font-semibold text-link wrap-anywhere hover:underline">
          <bdi>{name}</bdi>
        </Link>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <BranchState branch={branch} />
          {branch.city === '' ? null : <bdi className="text-soft">{branch.city}</bdi>}
        </span>
      </span>
      {may('PUT /admin/branches/{id}') ? (
        <button type="button" className="btn btn-quiet" aria-label={`${common('edit')} ${name}`} onClick={onEdit}>
          {common('edit')}
        </button>
      ) : null}
    </li>
  );
}

export function BranchState({ branch: { is_online: isOnline, is_active: isActive } }: { branch: Branch }) {
  const say = useText('stock');
  if (isOnline) return <State tone="good">{say('online')}</State>;
  return <State tone={isActive ? 'info' : 'plain'}>{say(isActive ? 'openState' : 'closed')}</State>;
}

const valuesOf = (branch: Branch | undefined) => ({
  name_ar: branch?.name_ar ?? '',
  name_en: branch && branch.name_en !== branch.name_ar ? branch.name_en : '',
  city: branch?.city ?? '',
  is_active: branch?.is_active ?? true,
  version: branch?.version ?? 0,
});

/** A new branch, or the changes of one. */
function BranchForm({ branch, onClose }: { branch?: Branch; onClose: () => void }) {
  const say = useText('stock');
  const common = useText('common');
  const form = useActForm({
    initial: valuesOf(branch),
    act: ({ version, is_active, ...draft }) =>
      branch
        ? api('PUT /admin/branches/{id}', { params: { id: branch.id }, body: { ...draft, is_active, version } })
        : api('POST /admin/branches', { body: draft }),
    // The details of a conflict are the stored branch.
    changedTo: (stored) => valuesOf(stored as Branch),
    done: common('saved'),
    onDone: onClose,
  });
  return (
    <Dialog title={say(branch ? 'editBranch' : 'newBranch')} onClose={onClose} mayClose={() => !form.isDirty}>
      <Form form={form} isInDialog onCancel={onClose}>
        <InBoth>
          <TextField
            {...form.field('name_ar')}
            label={`${say('branchName')} (${common('arabic')})`}
            lang="ar"
            most={60}
          />
          <TextField
            {...form.field('name_en')}
            label={`${say('branchName')} (${common('english')})`}
            lang="en"
            dir="ltr"
            most={60}
            isOptional
          />
        </InBoth>
        <TextField {...form.field('city')} label={say('city')} most={60} isOptional />
        {branch && !branch.is_online ? (
          <SwitchField {...form.field('is_active')} label={say('isOpen')} hint={say('isOpenHint')} />
        ) : null}
      </Form>
    </Dialog>
  );
}

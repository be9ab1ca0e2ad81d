import type { CustomerGroup } from '@waha/contract/types';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { useMay } from '../../session/may.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Page } from '../../ui/page.tsx';
import { Empty } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { nameOf } from '../goods/category-options.ts';
import { GroupForm } from './group-form.tsx';

/** Groups of customers with their discounts. */
export default function CustomerGroups() {
  const say = useText('customers');
  const may = useMay();
  const { data, error, refetch } = useCall('GET /admin/customer-groups');
  const [edited, setEdited] = useState<CustomerGroup | 'new'>();
  return (
    <Page
      title={say('groups')}
      back={{ to: '/customers', label: say('customers') }}
      acts={
        may('POST /admin/customer-groups') ? (
          <button type="button" className="btn btn-primary" onClick={() => setEdited('new')}>
            <Plus className="size-4" aria-hidden="true" />
            {say('newGroup')}
          </button>
        ) : null
      }
    >
      {data === undefined ? (
        <Unread error={error} refetch={refetch} />
      ) : data.length === 0 ? (
        <div className="panel">
          <Empty title={say('noGroups')}>{say('noGroupsText')}</Empty>
        </div>
      ) : (
        <ul className="grid gap-2">
          {data.map((group) => (
            <GroupLine key={group.id} group={group} onEdit={() => setEdited(group)} />
          ))}
        </ul>
      )}
      {edited ? (
        <GroupForm {...(edited === 'new' ? {} : { group: edited })} onClose={() => setEdited(undefined)} />
      ) : null}
    </Page>
  );
}

function GroupLine({ group, onEdit }: { group: CustomerGroup; onEdit: () => void }) {
  const say = useText('customers');
  const common = useText('common');
  const may = useMay();
  const name = nameOf(group, useLanguage());
  const [isAsked, setAsked] = useState(false);
  const remove = useAct('DELETE /admin/customer-groups/{id}', { done: say('groupRemoved') });
  return (
    <li className="panel flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="min-w-0 grow font-semibold">
        <bdi>{name}</bdi>
      </span>
      <span>{say('groupPercent', { percent: group.discount_percent })}</span>
      <Link to={`/customers?group_id=${group.id}`} className="text-link hover:underline">
        {say('groupMembers', { count: group.members_count })}
      </Link>
      {may('PUT /admin/customer-groups/{id}') ? (
        <span className="flex gap-2">
          <button type="button" className="btn btn-quiet" aria-label={`${common('edit')} ${name}`} onClick={onEdit}>
            {common('edit')}
          </button>
          <button
            type="button"
            className="btn btn-danger"
            aria-label={`${common('remove')} ${name}`}
            onClick={() => setAsked(true)}
          >
            {common('remove')}
          </button>
        </span>
      ) : null}
      {isAsked ? (
        <Confirm
          title={say('groupRemoveTitle')}
          act={common('remove')}
          isDangerous
          isBusy={remove.isBusy}
          onClose={() => setAsked(false)}
          onConfirm={() => void remove.run({ params: { id: group.id } }).finally(() => setAsked(false))}
        >
          {say('groupRemoveText')}
        </Confirm>
      ) : null}
    </li>
  );
}

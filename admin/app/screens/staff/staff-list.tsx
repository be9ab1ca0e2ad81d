import type { StaffMember } from '@waha/contract/types';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { ListCards } from '../../list/list-cards.tsx';
import { useListState } from '../../list/list-state.ts';
import { ListTable } from '../../list/list-table.tsx';
import { useStaff } from '../../session/session.ts';
import { useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Page } from '../../ui/page.tsx';
import { Latin, State, When } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { OneTimePassword } from './one-time-password.tsx';
import { StaffForm } from './staff-form.tsx';

/** Members of staff: added, changed, suspended, reset. */
export default function StaffList() {
  const say = useText('staff');
  const common = useText('common');
  const shell = useText('shell');
  const me = useStaff();
  const { data, error, refetch } = useCall('GET /admin/staff');
  const [edited, setEdited] = useState<StaffMember | 'new'>();
  const [resetting, setResetting] = useState<StaffMember>();
  const [password, setPassword] = useState<string>();
  const reset = useAct('POST /admin/staff/{id}/reset');
  const isWide = useIsWide();
  const state = useListState([]);
  const Rows = isWide ? ListTable : ListCards;
  return (
    <Page
      title={say('staff')}
      acts={
        <button type="button" className="btn btn-primary" onClick={() => setEdited('new')}>
          <UserPlus className="size-4" aria-hidden="true" />
          {say('letIn')}
        </button>
      }
    >
      {data ? (
        <Rows
          name={say('staff')}
          rows={data}
          idOf={({ id }) => id}
          state={state}
          columns={[
            { key: 'name', label: say('name'), cell: ({ name, id }) => (id === me.id ? say('you', { name }) : name) },
            { key: 'email', label: say('email'), cell: ({ email }) => <Latin>{email}</Latin> },
            { key: 'role', label: say('role'), cell: ({ role }) => shell(`role_${role}`) },
            {
              key: 'status',
              label: say('status'),
              phone: 'aside',
              cell: ({ status, has_second_factor: hasFactor }) =>
                status === 'suspended' ? (
                  <State tone="bad">{say('suspended')}</State>
                ) : hasFactor ? (
                  <State tone="good">{say('active')}</State>
                ) : (
                  <State tone="warn">{say('notYetIn')}</State>
                ),
            },
            { key: 'since', label: say('since'), cell: ({ created_at: at }) => <When at={at} isDay /> },
            {
              key: 'acts',
              label: say('acts'),
              phone: 'foot',
              cell: (member) => (
                <span className="relative z-1 flex flex-wrap gap-2">
                  <button type="button" className="btn btn-quiet" onClick={() => setEdited(member)}>
                    {common('edit')}
                  </button>
                  {member.id === me.id ? null : (
                    <button type="button" className="btn btn-quiet" onClick={() => setResetting(member)}>
                      {say('reset')}
                    </button>
                  )}
                </span>
              ),
            },
          ]}
        />
      ) : (
        <Unread error={error} refetch={refetch} />
      )}
      {edited ? (
        <StaffForm
          {...(edited === 'new' ? {} : { member: edited })}
          onClose={() => setEdited(undefined)}
          onLetIn={setPassword}
        />
      ) : null}
      {resetting ? (
        <Confirm
          title={say('resetTitle', { name: resetting.name })}
          act={say('reset')}
          isDangerous
          isBusy={reset.isBusy}
          onClose={() => setResetting(undefined)}
          onConfirm={async () => {
            const reply = await reset.run({ params: { id: resetting.id } });
            setResetting(undefined);
            if (reply) setPassword(reply.one_time_password);
          }}
        >
          {say('resetText')}
        </Confirm>
      ) : null}
      {password ? <OneTimePassword password={password} onClose={() => setPassword(undefined)} /> : null}
    </Page>
  );
}

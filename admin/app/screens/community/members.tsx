import type { WatchedMember } from '@waha/contract/types';
import { memberStatuses } from '@waha/contract/vocabulary';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { ResourceList } from '../../list/resource-list.tsx';
import { useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Page } from '../../ui/page.tsx';
import { State, When } from '../../ui/parts.tsx';

const tones = { active: 'good', suspended: 'bad', left: 'plain' } as const;

/** Members of the community: found, reviewed, suspended, let in again. */
export default function Members() {
  const say = useText('community');
  const [suspending, setSuspending] = useState<WatchedMember>();
  const suspend = useAct('PUT /admin/community/members/{id}/suspend', { done: say('suspended') });
  const restore = useAct('PUT /admin/community/members/{id}/restore', { done: say('restored') });
  const settle = useAct('PUT /admin/community/members/{id}/settle', { done: say('settled') });
  return (
    <Page title={say('members')}>
      <ResourceList
        call="GET /admin/community/members"
        name={say('members')}
        idOf={({ id }) => String(id)}
        searchLabel={say('memberSearch')}
        views={[{ label: say('viewReported'), search: 'reported=true' }]}
        filters={[
          {
            kind: 'choice',
            name: 'status',
            label: say('status'),
            options: memberStatuses.map((status) => [status, say(`member_${status}`)] as const),
          },
          { kind: 'choice', name: 'reported', label: say('reported'), options: [['true', say('viewReported')]] },
        ]}
        columns={[
          {
            key: 'name',
            label: say('member'),
            cell: (member) => (
              <span>
                {member.name} {member.handle ? <bdi className="font-normal text-soft">@{member.handle}</bdi> : null}
              </span>
            ),
          },
          {
            key: 'status',
            label: say('status'),
            phone: 'aside',
            cell: ({ status }) => <State tone={tones[status]}>{say(`member_${status}`)}</State>,
          },
          { key: 'since', label: say('since'), sort: 'joined_at', cell: ({ joined_at: at }) => <When at={at} isDay /> },
          {
            key: 'reports',
            label: say('told'),
            cell: ({ reports }) => (reports.length > 0 ? <Told reports={reports} /> : '—'),
          },
          {
            key: 'acts',
            label: say('acts'),
            phone: 'foot',
            cell: (member) => (
              <span className="relative z-1 flex flex-wrap gap-2">
                {member.reports.length > 0 ? (
                  <button
                    type="button"
                    className="btn btn-quiet"
                    onClick={() => void settle.run({ params: { id: member.id } })}
                  >
                    {say('settle')}
                  </button>
                ) : null}
                {member.status === 'active' ? (
                  <button type="button" className="btn btn-danger" onClick={() => setSuspending(member)}>
                    {say('suspend')}
                  </button>
                ) : null}
                {member.status === 'suspended' ? (
                  <button
                    type="button"
                    className="btn btn-quiet"
                    onClick={() => void restore.run({ params: { id: member.id } })}
                  >
                    {say('restore')}
                  </button>
                ) : null}
              </span>
            ),
          },
        ]}
        empty={{ title: say('noMembers'), text: say('noMembersText') }}
      />
      {suspending ? (
        <Confirm
          title={say('suspendTitle', { name: suspending.name })}
          act={say('suspend')}
          isDangerous
          isBusy={suspend.isBusy}
          reason={{ label: say('reasonRead'), reasons: [say('hideRude'), say('hideAdvert'), say('hideUntrue')] }}
          onClose={() => setSuspending(undefined)}
          onConfirm={async (reason) => {
            if (await suspend.run({ params: { id: suspending.id }, body: { reason } })) setSuspending(undefined);
          }}
        >
          {say('suspendText')}
        </Confirm>
      ) : null}
    </Page>
  );
}

function Told({ reports }: { reports: WatchedMember['reports'] }) {
  const say = useText('community');
  return (
    <ul>
      {reports.map((report) => (
        <li key={`${report.created_at}${report.reason}`}>
          {say(`report_${report.reason}`)} {report.note ? <bdi className="text-soft">{report.note}</bdi> : null}
        </li>
      ))}
    </ul>
  );
}

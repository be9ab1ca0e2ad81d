import type { AdminReward } from '@waha/contract/types';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ResourceList } from '../../list/resource-list.tsx';
import { useMay } from '../../session/may.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { State } from '../../ui/parts.tsx';
import { RewardForm } from './reward-form.tsx';

/** Rewards that members pay for with points. */
export default function Rewards() {
  const say = useText('community');
  const common = useText('common');
  const language = useLanguage();
  const may = useMay();
  const [edited, setEdited] = useState<AdminReward | 'new'>();
  const add = () => setEdited('new');
  return (
    <Page
      title={say('rewards')}
      acts={
        may('POST /admin/community/rewards') ? (
          <button type="button" className="btn btn-primary" onClick={add}>
            <Plus className="size-4" aria-hidden="true" />
            {say('addReward')}
          </button>
        ) : null
      }
    >
      <ResourceList
        call="GET /admin/community/rewards"
        name={say('rewards')}
        idOf={({ id }) => String(id)}
        filters={[{ kind: 'flag', name: 'is_active', label: say('isActive') }]}
        columns={[
          {
            key: 'name',
            label: say('reward'),
            cell: (reward) => (language === 'ar' ? reward.name_ar : reward.name_en),
          },
          { key: 'kind', label: say('kind'), cell: ({ kind }) => say(`kind_${kind}`) },
          { key: 'points', label: say('points'), sort: 'points', align: 'end', cell: ({ points }) => points },
          {
            key: 'left',
            label: say('left'),
            align: 'end',
            cell: ({ stock_left: left, stock }) => `${left} / ${stock}`,
          },
          { key: 'redeemed', label: say('redeemed'), sort: 'redeemed', align: 'end', cell: ({ redeemed }) => redeemed },
          {
            key: 'state',
            label: say('status'),
            phone: 'aside',
            cell: ({ is_active: isActive }) => (
              <State tone={isActive ? 'good' : 'plain'}>{say(isActive ? 'shown' : 'notShown')}</State>
            ),
          },
          ...(may('PUT /admin/community/rewards/{id}')
            ? [
                {
                  key: 'acts',
                  label: say('acts'),
                  phone: 'foot' as const,
                  cell: (reward: AdminReward) => (
                    <button type="button" className="btn btn-quiet" onClick={() => setEdited(reward)}>
                      {common('edit')}
                    </button>
                  ),
                },
              ]
            : []),
        ]}
        empty={{ title: say('noRewards'), text: say('noRewardsText') }}
      />
      {edited ? (
        <RewardForm {...(edited === 'new' ? {} : { reward: edited })} onClose={() => setEdited(undefined)} />
      ) : null}
    </Page>
  );
}

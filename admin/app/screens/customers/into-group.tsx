import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { ChoiceField } from '../../form/fields.tsx';
import { useLanguage, useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { nameOf } from '../goods/category-options.ts';

interface IntoGroupProps {
  customerIds: readonly string[];
  /** The present group of a single customer. */
  groupId?: number | null;
  onClose: () => void;
}

/** Puts customers into a group, or into none. */
export function IntoGroup({ customerIds, groupId = null, onClose }: IntoGroupProps) {
  const say = useText('customers');
  const common = useText('common');
  const language = useLanguage();
  const toast = useToast();
  const { data: groups = [] } = useCall('GET /admin/customer-groups');
  const [chosen, setChosen] = useState(groupId === null ? '' : String(groupId));
  const act = useAct('POST /admin/customer-groups/members');
  const options = groups.map((group) => {
    const percent = say('groupPercent', { percent: group.discount_percent });
    return [String(group.id), `${nameOf(group, language)} · ${percent}`] as const;
  });
  const save = async () => {
    const body = { customer_ids: [...customerIds], group_id: chosen === '' ? null : Number(chosen) };
    const reply = await act.run({ body });
    if (!reply) return;
    toast({ kind: 'good', text: say('membersChanged', { count: reply.changed }) });
    onClose();
  };
  return (
    <Dialog title={say('toGroup')} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <ChoiceField
          name="group"
          label={say('group')}
          value={chosen}
          onChange={setChosen}
          error={undefined}
          options={[['', say('noGroup')], ...options]}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            {common('close')}
          </button>
          <button type="submit" className="btn btn-primary" disabled={act.isBusy}>
            {common('save')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

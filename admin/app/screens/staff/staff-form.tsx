import type { StaffMember, StaffRole } from '@waha/contract/types';
import { staffRoles } from '@waha/contract/vocabulary';
import { api } from '../../api/api.ts';
import { ChoiceField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useActForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface StaffFormProps {
  /** Undefined for a new member of staff. */
  member?: StaffMember;
  onClose: () => void;
  onLetIn: (oneTimePassword: string) => void;
}

/** A member of staff: identity, role, and whether they may sign in. */
export function StaffForm({ member, onClose, onLetIn }: StaffFormProps) {
  const say = useText('staff');
  const common = useText('common');
  const shell = useText('shell');
  const initial: { email: string; name: string; role: StaffRole; status: StaffMember['status'] } = {
    email: member?.email ?? '',
    name: member?.name ?? '',
    role: member?.role ?? 'support',
    status: member?.status ?? 'active',
  };
  const form = useActForm({
    initial,
    act: async ({ email, name, role, status }) => {
      if (member) {
        await api('PATCH /admin/staff/{id}', { params: { id: member.id }, body: { name, role, status } });
        return undefined;
      }
      const reply = await api('POST /admin/staff', { body: { email, name, role } });
      return reply.one_time_password;
    },
    done: common('saved'),
    onDone: (password) => {
      onClose();
      if (password) onLetIn(password);
    },
  });
  return (
    <Dialog title={member ? say('editMember') : say('letIn')} onClose={onClose} mayClose={() => !form.isDirty}>
      <Form form={form} isInDialog onCancel={onClose} save={member ? common('save') : say('letIn')}>
        <TextField {...form.field('name')} label={say('name')} most={60} />
        {member ? null : <TextField {...form.field('email')} label={say('email')} type="email" dir="ltr" most={254} />}
        <ChoiceField
          {...form.field('role')}
          label={say('role')}
          hint={say(`does_${form.values.role}`)}
          options={staffRoles.map((role) => [role, shell(`role_${role}`)] as const)}
        />
        {member ? (
          <ChoiceField
            {...form.field('status')}
            label={say('status')}
            hint={say('statusHint')}
            options={[
              ['active', say('active')],
              ['suspended', say('suspended')],
            ]}
          />
        ) : null}
      </Form>
    </Dialog>
  );
}

import type { CustomerGroup } from '@waha/contract/types';
import { api } from '../../api/api.ts';
import { InBoth, NumberField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { readNumber, showNumber } from '../../form/numbers.ts';
import { useActForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';

const valuesOf = (group: CustomerGroup | undefined) => ({
  name_ar: group?.name_ar ?? '',
  name_en: group && group.name_en !== group.name_ar ? group.name_en : '',
  discount_percent: showNumber(group?.discount_percent),
  version: group?.version ?? 0,
});

/** A new group, or the changes of one. */
export function GroupForm({ group, onClose }: { group?: CustomerGroup; onClose: () => void }) {
  const say = useText('customers');
  const common = useText('common');
  const form = useActForm({
    initial: valuesOf(group),
    act: ({ version, discount_percent: percent, ...names }) => {
      // A text that is no number is refused by the server at its field.
      const body = { ...names, discount_percent: readNumber(percent) as number };
      return group
        ? api('PUT /admin/customer-groups/{id}', { params: { id: group.id }, body: { ...body, version } })
        : api('POST /admin/customer-groups', { body });
    },
    // The details of a conflict are the stored group.
    changedTo: (stored) => valuesOf(stored as CustomerGroup),
    done: common('saved'),
    onDone: onClose,
  });
  return (
    <Dialog title={say(group ? 'editGroup' : 'newGroup')} onClose={onClose} mayClose={() => !form.isDirty}>
      <Form form={form} isInDialog onCancel={onClose}>
        <InBoth>
          <TextField
            {...form.field('name_ar')}
            label={`${say('groupName')} (${common('arabic')})`}
            hint={say('groupNameHint')}
            lang="ar"
            most={60}
          />
          <TextField
            {...form.field('name_en')}
            label={`${say('groupName')} (${common('english')})`}
            lang="en"
            dir="ltr"
            most={60}
            isOptional
          />
        </InBoth>
        <NumberField
          {...form.field('discount_percent')}
          label={say('groupDiscount')}
          hint={say('groupDiscountHint')}
          unit="%"
          isWhole
        />
      </Form>
    </Dialog>
  );
}

import type { CallReply } from '@waha/contract/client';
import { InBoth, NumberField, SwitchField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { readNumber, showNumber } from '../../form/numbers.ts';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';

type Reminders = CallReply<'GET /admin/settings/cart-reminders'>;

const typedOf = ({ first_hours: first, second_hours: second, ...rest }: Reminders) => ({
  ...rest,
  first_hours: showNumber(first),
  second_hours: showNumber(second),
});

/** When customers are reminded of a cart that they left, and with which discount code. */
export function CartRemindersForm({ settings }: { settings: Reminders }) {
  const say = useText('carts');
  const common = useText('common');
  const form = useForm({
    call: 'PUT /admin/settings/cart-reminders',
    initial: typedOf(settings),
    input: ({ first_hours: first, second_hours: second, ...rest }) => ({
      // A text that is no number is refused by the server at its field.
      body: { ...rest, first_hours: readNumber(first) as number, second_hours: readNumber(second) },
    }),
    changedTo: typedOf,
    done: common('saved'),
  });
  return (
    <Form form={form} isInDialog>
      <SwitchField {...form.field('is_on')} label={say('isOn')} hint={say('isOnHint')} />
      <InBoth>
        <NumberField
          {...form.field('first_hours')}
          label={say('firstHours')}
          hint={say('firstHoursHint')}
          unit={say('hour')}
          isWhole
        />
        <NumberField
          {...form.field('second_hours')}
          label={say('secondHours')}
          hint={say('secondHoursHint')}
          unit={say('hour')}
          isOptional
          isWhole
        />
      </InBoth>
      <TextField {...form.field('code')} label={say('code')} hint={say('codeHint')} most={40} isOptional dir="ltr" />
    </Form>
  );
}

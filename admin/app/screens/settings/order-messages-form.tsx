import type { CallReply } from '@waha/contract/client';
import { orderNews, type TextMessageRule, textMessageRules } from '@waha/contract/vocabulary';
import { ChoiceField, InBoth } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';

type OrderMessages = CallReply<'GET /admin/settings/order-messages'>;

/** The changes of an order that its buyer is told by text message, one choice each. */
export function OrderMessagesForm({ settings }: { settings: OrderMessages }) {
  const say = useText('settings');
  const common = useText('common');
  const form = useForm({
    call: 'PUT /admin/settings/order-messages',
    initial: settings,
    input: (body) => ({ body }),
    changedTo: (saved) => saved,
    done: common('saved'),
  });
  const rules = textMessageRules.map((rule): readonly [TextMessageRule, string] => [rule, say(`text_${rule}`)]);
  return (
    <Form form={form} isInDialog>
      <InBoth>
        {orderNews.map((event) => (
          <ChoiceField key={event} {...form.field(event)} label={say(`news_${event}`)} options={rules} />
        ))}
      </InBoth>
    </Form>
  );
}

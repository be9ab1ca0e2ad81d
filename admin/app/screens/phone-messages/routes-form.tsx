import type { CallReply } from '@waha/contract/client';
import type { PhoneMessageOverview } from '@waha/contract/types';
import {
  askedPhoneMessages,
  type PhoneMessage,
  phoneChannelOrders,
  textMessageRules,
  toldPhoneMessages,
} from '@waha/contract/vocabulary';
import { useState } from 'react';
import { ChoiceField, NumberField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { readNumber, showNumber } from '../../form/numbers.ts';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Panel } from '../../ui/parts.tsx';
import { MessageDialog } from './message-dialog.tsx';

type Table = CallReply<'GET /admin/settings/phone-messages'>;
type Route = Table['routes'][PhoneMessage];

const isOf = (kind: 'order' | 'return') => (message: PhoneMessage) => message.startsWith(kind);
const isOther = (message: PhoneMessage) => !isOf('order')(message) && !isOf('return')(message);

/** Rows of the table by what they are about. Messages that somebody asked for have no rule. */
const groups = [
  ['ofOrders', toldPhoneMessages.filter(isOf('order'))],
  ['ofReturns', toldPhoneMessages.filter(isOf('return'))],
  ['others', toldPhoneMessages.filter(isOther)],
  ['asked', askedPhoneMessages],
] as const satisfies readonly (readonly [string, readonly PhoneMessage[]])[];

const formOf = ({ routes, part_price: price, version }: Table) => ({
  routes,
  part_price: price === 0 ? '' : showNumber(price),
  version,
});

interface RoutesFormProps {
  table: Table;
  overview: PhoneMessageOverview;
}

export function RoutesForm({ table, overview }: RoutesFormProps) {
  const say = useText('phone');
  const common = useText('common');
  const [opened, setOpened] = useState<PhoneMessage>();
  const form = useForm({
    call: 'PUT /admin/settings/phone-messages',
    initial: formOf(table),
    // A text that is no number is refused by the server at its field.
    input: ({ part_price: typed, ...values }) => ({
      body: { ...values, part_price: typed.trim() === '' ? 0 : (readNumber(typed) as number) },
    }),
    changedTo: formOf,
    done: common('saved'),
  });
  const { routes } = form.values;
  const change = (message: PhoneMessage, route: Partial<Route>) =>
    form.set('routes', { ...routes, [message]: { ...routes[message], ...route } });
  return (
    <>
      <Form form={form}>
        {groups.map(([group, messages]) => (
          <Panel key={group} title={say(group)}>
            <ul className="grid">
              {messages.map((message) => (
                <Row
                  key={message}
                  message={message}
                  route={routes[message]}
                  isAsked={group === 'asked'}
                  onChange={(route) => change(message, route)}
                  onOpen={() => setOpened(message)}
                />
              ))}
            </ul>
          </Panel>
        ))}
        <Panel title={say('price')}>
          <div className="max-w-xs">
            <NumberField
              {...form.field('part_price')}
              label={say('partPrice')}
              hint={say('partPriceHint')}
              isOptional
            />
          </div>
        </Panel>
      </Form>
      {opened ? <MessageDialog message={opened} overview={overview} onClose={() => setOpened(undefined)} /> : null}
    </>
  );
}

interface RowProps {
  message: PhoneMessage;
  route: Route;
  isAsked: boolean;
  onChange: (route: Partial<Route>) => void;
  onOpen: () => void;
}

/** A message: who is told, by which channels, and the way to its words. */
function Row({ message, route, isAsked, onChange, onOpen }: RowProps) {
  const say = useText('phone');
  const isSent = isAsked || route.rule !== 'never';
  return (
    <li className="grid items-end gap-x-4 gap-y-2 border-b border-line py-3 last:border-0 sm:grid-cols-[1fr_12rem_14rem_auto]">
      <h3 className="self-center font-semibold">{say(`message_${message}`)}</h3>
      {isAsked ? (
        <p className="self-center text-sm text-soft">
          {say(`asked_${message as (typeof askedPhoneMessages)[number]}`)}
        </p>
      ) : (
        <ChoiceField
          name={`routes.${message}.rule`}
          value={route.rule}
          onChange={(rule) => onChange({ rule })}
          error={undefined}
          label={say('who')}
          options={textMessageRules.map((rule) => [rule, say(`rule_${rule}`)] as const)}
        />
      )}
      {isSent ? (
        <ChoiceField
          name={`routes.${message}.channels`}
          value={route.channels}
          onChange={(channels) => onChange({ channels })}
          error={undefined}
          label={say('by')}
          options={phoneChannelOrders.map((order) => [order, say(`order_${order}`)] as const)}
        />
      ) : (
        <span className="max-sm:hidden" />
      )}
      <button type="button" className="btn btn-quiet" onClick={onOpen}>
        {say('see')}
        <span className="sr-only"> {say(`message_${message}`)}</span>
      </button>
    </li>
  );
}

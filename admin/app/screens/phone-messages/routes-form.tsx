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
import { NumberField } from '../../form/fields.tsx';
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
  const name = say(`message_${message}`);
  const isSent = isAsked || route.rule !== 'never';
  return (
    <li className="grid grid-cols-[9fr_11fr] items-center gap-x-3 gap-y-2 border-b border-line py-3 last:border-0 lg:grid-cols-[1fr_16rem_16rem_auto]">
      <div className="max-lg:col-span-2 flex items-center justify-between gap-3">
        <h3 className="font-semibold">
          {name}
          {isAsked ? (
            <span className="block text-sm font-normal text-soft">
              {say(`asked_${message as (typeof askedPhoneMessages)[number]}`)}
            </span>
          ) : null}
        </h3>
        <See name={name} onOpen={onOpen} className="lg:hidden" />
      </div>
      {isAsked ? (
        <span className="max-lg:hidden" />
      ) : (
        <Choice
          label={`${name}: ${say('who')}`}
          name={`routes.${message}.rule`}
          value={route.rule}
          options={textMessageRules.map((rule) => [rule, say(`rule_${rule}`)] as const)}
          onChange={(rule) => onChange({ rule })}
        />
      )}
      {isSent ? (
        <Choice
          label={`${name}: ${say('by')}`}
          name={`routes.${message}.channels`}
          value={route.channels}
          options={phoneChannelOrders.map((order) => [order, say(`order_${order}`)] as const)}
          onChange={(channels) => onChange({ channels })}
          isWide={isAsked}
        />
      ) : (
        <span />
      )}
      <See name={name} onOpen={onOpen} className="max-lg:hidden" />
    </li>
  );
}

function See({ name, onOpen, className }: { name: string; onOpen: () => void; className: string }) {
  const say = useText('phone');
  return (
    <button type="button" className={`btn btn-quiet shrink-0 ${className}`} onClick={onOpen}>
      {say('see')}
      <span className="sr-only"> {name}</span>
    </button>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  name: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
  /** Takes a row of its own on a phone. */
  isWide?: boolean;
}

/** A choice in a table, named by its row and its column. */
function Choice<Value extends string>({ label, name, value, options, onChange, isWide }: ChoiceProps<Value>) {
  return (
    <select
      aria-label={label}
      name={name}
      className={`field max-lg:px-2 ${isWide ? 'max-lg:col-span-2' : ''}`}
      value={value}
      // The options are the only values.
      onChange={(event) => onChange(event.target.value as Value)}
    >
      {options.map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </select>
  );
}

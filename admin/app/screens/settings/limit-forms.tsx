import type { CallReply } from '@waha/contract/client';
import { ChoiceField, InBoth, MoneyField, NumberField, SwitchField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { readNumber, showNumber } from '../../form/numbers.ts';
import { type Form as FormOf, useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';

type Refunds = CallReply<'GET /admin/settings/refunds'>;
type Holds = CallReply<'GET /admin/settings/holds'>;
type Rules = CallReply<'GET /admin/settings/rules'>;
type Storefront = CallReply<'GET /admin/settings/storefront'>;

const ceilings = [
  ['day_manager', 'role_manager'],
  ['day_support', 'role_support'],
  ['day_fulfilment', 'role_fulfilment'],
  ['day_owner', 'role_owner'],
  ['order_manager', 'role_manager'],
  ['order_support', 'role_support'],
  ['order_fulfilment', 'role_fulfilment'],
] as const;
type Ceiling = (typeof ceilings)[number][0];

const refundsOf = (settings: Refunds) => ({
  // The list contains each field name once.
  ...(Object.fromEntries(ceilings.map(([name]) => [name, showNumber(settings[name])])) as Record<Ceiling, string>),
  alert_percent: showNumber(settings.alert_percent),
  alert_acts: showNumber(settings.alert_acts),
  version: settings.version,
});

/** Ceilings of money acts by role, for a day and for an order, and the thresholds of alerts to owners. */
export function RefundsForm({ settings }: { settings: Refunds }) {
  const say = useText('settings');
  const common = useText('common');
  const form = useForm({
    call: 'PUT /admin/settings/refunds',
    initial: refundsOf(settings),
    input: ({ version, alert_percent: percent, alert_acts: acts, ...typed }) => {
      const read = Object.fromEntries(ceilings.map(([name]) => [name, readNumber(typed[name])]));
      return {
        // A text that is no number is refused by the server at its field.
        body: {
          ...(read as Record<Ceiling, number | null>),
          alert_percent: readNumber(percent) as number,
          alert_acts: readNumber(acts) as number,
          version,
        },
      };
    },
    changedTo: refundsOf,
    done: common('saved'),
  });
  return (
    <Form form={form} isInDialog>
      <Ceilings form={form} of="day_" title={say('ofDay')} hint={say('ownerHint')} />
      <Ceilings form={form} of="order_" title={say('ofOrder')} />
      <InBoth>
        <NumberField {...form.field('alert_percent')} label={say('alertPercent')} isWhole unit="%" />
        <NumberField {...form.field('alert_acts')} label={say('alertActs')} isWhole />
      </InBoth>
    </Form>
  );
}

type RefundsFormOf = FormOf<ReturnType<typeof refundsOf>>;

function Ceilings({ form, of, title, hint }: { form: RefundsFormOf; of: string; title: string; hint?: string }) {
  const shell = useText('shell');
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{title}</legend>
      <InBoth>
        {ceilings
          .filter(([name]) => name.startsWith(of))
          .map(([name, role]) => (
            <MoneyField
              key={name}
              {...form.field(name)}
              label={shell(role)}
              {...(hint && name === 'day_owner' ? { hint } : {})}
            />
          ))}
      </InBoth>
    </fieldset>
  );
}

const limits = [
  ['buyer_orders', 'buyerOrders'],
  ['buyer_pieces', 'buyerPieces'],
  ['door_orders', 'doorOrders'],
  ['door_pieces', 'doorPieces'],
  ['visitor_orders', 'visitorOrders'],
  ['visitor_pieces', 'visitorPieces'],
  ['stock_percent', 'stockPercent'],
  ['stock_pieces', 'stockPieces'],
  ['proved_times', 'provedTimes'],
  ['code_orders', 'codeOrders'],
  ['code_minutes', 'codeMinutes'],
] as const;
type Limit = (typeof limits)[number][0];

const holdsOf = (settings: Holds) => ({
  // The list contains each field name once.
  ...(Object.fromEntries(limits.map(([name]) => [name, showNumber(settings[name])])) as Record<Limit, string>),
  version: settings.version,
});

/** Limits on stock reserved by unpaid orders. */
export function HoldsForm({ settings }: { settings: Holds }) {
  const say = useText('settings');
  const common = useText('common');
  const form = useForm({
    call: 'PUT /admin/settings/holds',
    initial: holdsOf(settings),
    input: ({ version, ...typed }) => {
      const read = Object.fromEntries(limits.map(([name]) => [name, readNumber(typed[name])]));
      return { body: { ...(read as Record<Limit, number>), version } };
    },
    changedTo: holdsOf,
    done: common('saved'),
  });
  return (
    <Form form={form} isInDialog>
      <InBoth>
        {limits.map(([name, label]) => (
          <NumberField
            key={name}
            {...form.field(name)}
            label={say(label)}
            isWhole
            {...(name === 'stock_percent' ? { unit: '%' } : {})}
          />
        ))}
      </InBoth>
    </Form>
  );
}

const rulesOf = ({ return_days: days, low_stock: low, gift_wrap: gift, return_paid_by: paidBy, version }: Rules) => ({
  return_days: showNumber(days),
  low_stock: showNumber(low),
  gift_wrap: showNumber(gift),
  return_paid_by: paidBy ?? ('' as const),
  version,
});

/** Return window of products, and the level from which stock is low. */
export function RulesForm({ settings }: { settings: Rules }) {
  const say = useText('settings');
  const common = useText('common');
  const form = useForm({
    call: 'PUT /admin/settings/rules',
    initial: rulesOf(settings),
    input: ({ return_days: days, low_stock: low, gift_wrap: gift, return_paid_by: paidBy, version }) => ({
      // A text that is no number is refused by the server at its field.
      body: {
        return_days: readNumber(days) as number,
        low_stock: readNumber(low) as number,
        gift_wrap: readNumber(gift) as number,
        return_paid_by: paidBy || null,
        version,
      },
    }),
    changedTo: rulesOf,
    done: common('saved'),
  });
  return (
    <Form form={form} isInDialog>
      <InBoth>
        <NumberField {...form.field('return_days')} label={say('returnDays')} hint={say('returnDaysHint')} isWhole />
        <NumberField {...form.field('low_stock')} label={say('lowStock')} hint={say('lowStockHint')} isWhole />
        <NumberField {...form.field('gift_wrap')} label={say('giftWrap')} hint={say('giftWrapHint')} />
        <ChoiceField
          {...form.field('return_paid_by')}
          label={say('returnPaidBy')}
          hint={say('returnPaidByHint')}
          options={(['', 'buyer', 'shop'] as const).map((one) => [one, say(`returnPaidBy_${one || 'unsaid'}`)])}
        />
      </InBoth>
    </Form>
  );
}

/** Parts of the storefront that are switched. */
export function StorefrontForm({ settings }: { settings: Storefront }) {
  const say = useText('settings');
  const common = useText('common');
  const form = useForm({
    call: 'PUT /admin/settings/storefront',
    initial: settings,
    input: (body) => ({ body }),
    changedTo: (stored) => stored,
    done: common('saved'),
  });
  return (
    <Form form={form} isInDialog>
      <SwitchField {...form.field('social_proof')} label={say('socialProof')} />
    </Form>
  );
}

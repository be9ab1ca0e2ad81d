import type { MarketingLimits } from '@waha/contract/types';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { MoneyField, NumberField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { readNumber, showNumber } from '../../form/numbers.ts';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { DescriptionList, Latin, Panel, State } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { Room } from './phone-campaign.tsx';

/** Limits of advertising per customer, over all campaigns and flows. */
export default function Limits() {
  const say = useText('marketing');
  const { data, error, refetch } = useCall('GET /admin/marketing/limits');
  return (
    <Page title={say('limits')} back={{ to: '/marketing/campaigns', label: say('campaigns') }}>
      {data ? <LimitsForm limits={data} /> : <Unread error={error} refetch={refetch} />}
    </Page>
  );
}

/** The cost of this month so far, and the price that is set elsewhere. */
function ThisMonth() {
  const say = useText('marketing');
  const { data } = useCall('GET /admin/marketing/phone');
  if (!data) return null;
  return (
    <div className="mt-3 grid gap-2">
      <DescriptionList
        facts={[
          [say('spentOfMonth'), <Room key="room" spent={data.spent} ceiling={data.ceiling} />],
          [say('smsPrice'), data.sms_price === 0 ? say('notSaid') : <Latin key="price">{data.sms_price}</Latin>],
        ]}
      />
      {data.is_reached ? <State tone="warn">{say('ceilingReached')}</State> : null}
      <Link to="/settings/phone-messages" className="text-link hover:underline">
        {say('toPhoneMessages')}
      </Link>
    </div>
  );
}

const valuesOf = ({ per_day: day, per_week: week, ceiling, whatsapp_price: price, version }: MarketingLimits) => ({
  ceiling: showNumber(ceiling),
  whatsapp_price: showNumber(price),
  per_day: showNumber(day),
  per_week: showNumber(week),
  version,
});

function LimitsForm({ limits }: { limits: MarketingLimits }) {
  const say = useText('marketing');
  const common = useText('common');
  const initial = useMemo(() => valuesOf(limits), [limits]);
  const form = useForm({
    call: 'PUT /admin/marketing/limits',
    initial,
    input: ({ per_day: day, per_week: week, ceiling, whatsapp_price: price, version }) => ({
      // A text that is no number is refused by the server at its field.
      body: {
        per_day: readNumber(day) as number,
        per_week: readNumber(week) as number,
        ceiling: readNumber(ceiling) as number,
        whatsapp_price: readNumber(price) as number,
        version,
      },
    }),
    done: common('saved'),
    changedTo: valuesOf,
  });
  return (
    <Form
      form={form}
      labels={{
        ...{ per_day: say('perDay'), per_week: say('perWeek') },
        ...{ ceiling: say('ceiling'), whatsapp_price: say('whatsappPrice') },
      }}
    >
      <Panel>
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField {...form.field('per_day')} label={say('perDay')} isWhole />
          <NumberField {...form.field('per_week')} label={say('perWeek')} isWhole />
        </div>
        <p className="mt-3 max-w-prose text-soft">{say('limitsText')}</p>
      </Panel>
      <Panel title={say('phoneCosts')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <MoneyField {...form.field('ceiling')} label={say('ceiling')} hint={say('ceilingHint')} />
          <MoneyField {...form.field('whatsapp_price')} label={say('whatsappPrice')} hint={say('whatsappPriceHint')} />
        </div>
        <ThisMonth />
      </Panel>
    </Form>
  );
}

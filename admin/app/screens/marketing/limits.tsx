import type { MarketingLimits } from '@waha/contract/types';
import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { NumberField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { readNumber, showNumber } from '../../form/numbers.ts';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';

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

const valuesOf = ({ per_day: day, per_week: week, version }: MarketingLimits) => ({
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
    input: ({ per_day: day, per_week: week, version }) => ({
      // A text that is no number is refused by the server at its field.
      body: { per_day: readNumber(day) as number, per_week: readNumber(week) as number, version },
    }),
    done: common('saved'),
    changedTo: valuesOf,
  });
  return (
    <Form form={form} labels={{ per_day: say('perDay'), per_week: say('perWeek') }}>
      <Panel>
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField {...form.field('per_day')} label={say('perDay')} isWhole />
          <NumberField {...form.field('per_week')} label={say('perWeek')} isWhole />
        </div>
        <p className="mt-3 text-soft">{say('limitsText')}</p>
      </Panel>
    </Form>
  );
}

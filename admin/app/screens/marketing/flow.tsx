import type { Flow } from '@waha/contract/types';
import { flowTriggers } from '@waha/contract/vocabulary';
import { useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { ChoiceField, NumberField, SwitchField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { type Form as FormOf, useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { DescriptionList, Latin, Money, Panel, State } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { Approvals } from './approvals.tsx';
import { FlowActs } from './flow-acts.tsx';
import { FlowSteps } from './flow-steps.tsx';
import { emptyFlow, type FlowValues, flowBody, flowValues } from './flow-values.ts';
import { isReadyFlow, readyFlows } from './ready-flows.ts';

/** A flow: what begins it, its steps, and what came of it. */
export default function FlowScreen() {
  const { id = 'new' } = useParams();
  return id === 'new' ? <NewFlow /> : <OneFlow key={id} id={Number(id)} />;
}

function NewFlow() {
  const say = useText('marketing');
  const [query] = useSearchParams();
  const from = query.get('from');
  const name = isReadyFlow(from) ? say(`ready_${from}`) : '';
  const start = useMemo(
    () =>
      isReadyFlow(from)
        ? flowValues({ ...readyFlows[from], steps: [...readyFlows[from].steps], name, version: 0 })
        : emptyFlow(),
    [from, name],
  );
  return (
    <Page title={say('newFlow')} back={{ to: '/marketing/flows', label: say('flows') }}>
      <FlowForm initial={start} />
    </Page>
  );
}

function OneFlow({ id }: { id: number }) {
  const say = useText('marketing');
  const { data, error, refetch } = useCall('GET /admin/marketing/flows/{id}', { params: { id } }, { keeps: false });
  const back = { to: '/marketing/flows', label: say('flows') };
  if (!data)
    return (
      <Page title={say('flows')} back={back}>
        <Unread error={error} refetch={refetch} />
      </Page>
    );
  return (
    <Page
      title={data.name}
      back={back}
      state={<State tone={data.is_on ? 'good' : 'plain'}>{say(data.is_on ? 'isOn' : 'isOff')}</State>}
      acts={<FlowActs flow={data} />}
    >
      <div className="grid gap-4">
        <Panel title={say('lastDays')}>
          <DescriptionList
            facts={[
              [say('underWay'), <Latin key="way">{data.under_way}</Latin>],
              [say('orders'), <Latin key="orders">{data.outcome.orders}</Latin>],
              [say('total'), <Money key="total" riyals={data.outcome.total} />],
            ]}
          />
        </Panel>
        {data.steps.map((step, at) =>
          step.kind === 'message' && step.message.channel === 'whatsapp' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step has no name but its place
            <Approvals key={at} of={{ flow_id: id, step: at }} />
          ) : null,
        )}
        <StoredFlow flow={data} />
      </div>
    </Page>
  );
}

function StoredFlow({ flow }: { flow: Flow }) {
  // By what was stored, so that numbers that are read again leave what is typed alone.
  const { id, version, name, trigger, ends_on_order: ends, steps } = flow;
  const known = JSON.stringify({ version, name, trigger, ends_on_order: ends, steps });
  const initial = useMemo(() => flowValues(JSON.parse(known) as Flow), [known]);
  return <FlowForm id={id} initial={initial} numbers={flow.numbers} />;
}

interface FlowFormProps {
  id?: number;
  initial: FlowValues;
  numbers?: Flow['numbers'];
}

function FlowForm({ id, initial, numbers = [] }: FlowFormProps) {
  const say = useText('marketing');
  const common = useText('common');
  const navigate = useNavigate();
  const form = useForm({
    call: id === undefined ? 'POST /admin/marketing/flows' : 'PUT /admin/marketing/flows/{id}',
    initial,
    draft: id === undefined ? undefined : `flow:${id}`,
    input: (values) => {
      const body = flowBody(values);
      return id === undefined ? { body } : { params: { id }, body: { ...body, version: values.version } };
    },
    done: common('saved'),
    onDone: ({ id: made }) => {
      if (id === undefined) void navigate(`/marketing/flows/${made}`);
    },
    changedTo: flowValues,
  });
  return (
    <Form form={form} labels={{ name: say('flowName'), steps: say('steps') }}>
      <Panel>
        <Beginning form={form} />
      </Panel>
      <Panel title={say('steps')}>
        <FlowSteps
          steps={form.values.steps}
          onChange={(steps) => form.set('steps', steps)}
          errorOf={(path) => form.errors[path === '' ? 'steps' : `steps.${path}`]?.[0]}
          numbers={numbers}
        />
      </Panel>
    </Form>
  );
}

function Beginning({ form }: { form: FormOf<FlowValues> }) {
  const say = useText('marketing');
  const { trigger } = form.values;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...form.field('name')} label={say('flowName')} most={80} />
      <ChoiceField
        {...form.field('trigger')}
        label={say('trigger')}
        options={flowTriggers.map((kind) => [kind, say(`trigger_${kind}`)])}
      />
      {trigger === 'order_delivered' ? <SwitchField {...form.field('isFirst')} label={say('isFirst')} /> : null}
      {trigger === 'win_back' ? (
        <NumberField
          {...form.field('days')}
          error={form.errors['trigger.days']?.[0]}
          label={say('daysSince')}
          isWhole
        />
      ) : null}
      <SwitchField {...form.field('endsOnOrder')} label={say('endsOnOrder')} hint={say('endsOnOrderHint')} />
    </div>
  );
}

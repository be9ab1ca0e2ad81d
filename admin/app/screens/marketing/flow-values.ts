import type { Flow, FlowStep, FlowTrigger, NewFlow } from '@waha/contract/types';
import type { FlowTriggerKind } from '@waha/contract/vocabulary';
import { readNumber, showNumber } from '../../form/numbers.ts';
import { type ConditionValues, conditionBody, conditionValues, newCondition } from '../segments/condition-values.ts';
import { type MessageValues, messageBody, messageValues, newMessage } from './message-values.ts';

/** A step as typed, under a key of its own while it is moved. */
export type StepValues = { key: string } & (
  | { kind: 'wait'; count: string; unit: 'hours' | 'days' }
  | { kind: 'condition'; condition: ConditionValues }
  | { kind: 'message'; message: MessageValues }
);

export interface FlowValues {
  version: number;
  name: string;
  trigger: FlowTriggerKind;
  isFirst: boolean;
  days: string;
  endsOnOrder: boolean;
  steps: StepValues[];
}

const HOURS = 24;
let serial = 0;
const newKey = () => {
  serial += 1;
  return `step-${serial}`;
};

export function newStep(kind: StepValues['kind']): StepValues {
  const key = newKey();
  if (kind === 'wait') return { key, kind, count: '3', unit: 'days' };
  if (kind === 'condition') return { key, kind, condition: newCondition };
  return { key, kind, message: newMessage };
}

// A text that is no number is refused by the server at its field.
const needed = (typed: string) => readNumber(typed) as number;

function stepBody(step: StepValues): FlowStep {
  if (step.kind === 'wait') {
    const count = needed(step.count);
    return { kind: 'wait', hours: step.unit === 'days' && typeof count === 'number' ? count * HOURS : count };
  }
  if (step.kind === 'condition') return { kind: 'condition', condition: conditionBody(step.condition) };
  return { kind: 'message', message: messageBody(step.message) };
}

function stepValues(step: FlowStep): StepValues {
  const key = newKey();
  if (step.kind === 'wait') {
    const isDays = step.hours % HOURS === 0;
    return {
      key,
      kind: 'wait',
      count: showNumber(isDays ? step.hours / HOURS : step.hours),
      unit: isDays ? 'days' : 'hours',
    };
  }
  if (step.kind === 'condition') return { key, kind: 'condition', condition: conditionValues(step.condition) };
  return { key, kind: 'message', message: messageValues(step.message) };
}

function triggerBody({ trigger: kind, isFirst, days }: FlowValues): FlowTrigger {
  if (kind === 'order_delivered') return { kind, is_first: isFirst };
  if (kind === 'win_back') return { kind, days: needed(days) };
  return { kind };
}

export const flowBody = (values: FlowValues): NewFlow => ({
  name: values.name,
  trigger: triggerBody(values),
  ends_on_order: values.endsOnOrder,
  steps: values.steps.map(stepBody),
});

export const flowValues = (
  flow: Pick<Flow, 'name' | 'trigger' | 'ends_on_order' | 'steps' | 'version'>,
): FlowValues => ({
  version: flow.version,
  name: flow.name,
  trigger: flow.trigger.kind,
  isFirst: flow.trigger.kind === 'order_delivered' && flow.trigger.is_first,
  days: showNumber(flow.trigger.kind === 'win_back' ? flow.trigger.days : 90),
  endsOnOrder: flow.ends_on_order,
  steps: flow.steps.map(stepValues),
});

export const emptyFlow = (): FlowValues => ({
  ...{ version: 0, name: '', trigger: 'order_delivered', isFirst: false, days: '90', endsOnOrder: false },
  steps: [newStep('wait'), newStep('message')],
});

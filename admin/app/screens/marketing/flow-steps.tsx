import type { Flow } from '@waha/contract/types';
import { flowSteps } from '@waha/contract/vocabulary';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { ChoiceField, NumberField } from '../../form/fields.tsx';
import { useText } from '../../text/language.tsx';
import { ConditionFields } from '../segments/condition-fields.tsx';
import { newStep, type StepValues } from './flow-values.ts';
import { MessageFields } from './message-fields.tsx';

const MOST = 20;

interface StepsProps {
  steps: readonly StepValues[];
  onChange: (steps: StepValues[]) => void;
  /** The error of a path within the steps: `0.hours`. */
  errorOf: (path: string) => string | undefined;
  numbers: Flow['numbers'];
}

/** Steps from the top down: added, moved and removed by buttons, so by keys and taps alike. */
export function FlowSteps({ steps, onChange, errorOf, numbers }: StepsProps) {
  const say = useText('marketing');
  const move = (from: number, to: number) => {
    const moved = steps[from];
    if (moved) onChange(steps.toSpliced(from, 1).toSpliced(to, 0, moved));
  };
  return (
    <div className="grid gap-3">
      {errorOf('') ? <p className="text-negative">{errorOf('')}</p> : null}
      <ol className="grid gap-3">
        {steps.map((step, at) => (
          <li key={step.key} className="grid gap-3 rounded-lg bg-tint p-3">
            <div className="flex flex-wrap items-center gap-2">
              <h3 className="grow font-semibold">
                {say('stepNumber', { number: at + 1 })} {say(`step_${step.kind}`)}
              </h3>
              <Numbers step={step} numbers={numbers[at]} />
              <Mover label={say('moveUp', { number: at + 1 })} isOff={at === 0} onMove={() => move(at, at - 1)} isUp />
              <Mover
                label={say('moveDown', { number: at + 1 })}
                isOff={at === steps.length - 1}
                onMove={() => move(at, at + 1)}
              />
              <button
                type="button"
                className="icon-btn size-11 lg:size-9"
                aria-label={say('removeStep', { number: at + 1 })}
                onClick={() => onChange(steps.toSpliced(at, 1))}
              >
                <Trash2 className="size-4" aria-hidden="true" />
              </button>
            </div>
            <StepFields
              step={step}
              onChange={(next) => onChange(steps.with(at, next))}
              errorOf={(path) => errorOf(`${at}.${path}`)}
            />
          </li>
        ))}
      </ol>
      {steps.length < MOST ? (
        <div className="flex flex-wrap gap-2">
          {flowSteps.map((kind) => (
            <button
              key={kind}
              type="button"
              className="btn btn-quiet"
              onClick={() => onChange([...steps, newStep(kind)])}
            >
              <Plus className="size-4" aria-hidden="true" />
              {say(`step_${kind}`)}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

function Numbers({ step, numbers }: { step: StepValues; numbers: Flow['numbers'][number] | undefined }) {
  const say = useText('marketing');
  if (step.kind !== 'message' || !numbers) return null;
  return (
    <span className="text-sm text-soft">
      {say('sentOfDays', { count: numbers.sent })}
      {numbers.failed > 0 ? ` · ${say('failedOfDays', { count: numbers.failed })}` : ''}
    </span>
  );
}

interface MoverProps {
  label: string;
  isOff: boolean;
  onMove: () => void;
  isUp?: boolean;
}

function Mover({ label, isOff, onMove, isUp }: MoverProps) {
  const Icon = isUp ? ArrowUp : ArrowDown;
  return (
    <button type="button" className="icon-btn size-11 lg:size-9" aria-label={label} disabled={isOff} onClick={onMove}>
      <Icon className="size-4" aria-hidden="true" />
    </button>
  );
}

interface StepProps {
  step: StepValues;
  onChange: (step: StepValues) => void;
  errorOf: (path: string) => string | undefined;
}

function StepFields({ step, onChange, errorOf }: StepProps) {
  const say = useText('marketing');
  if (step.kind === 'message') {
    return (
      <MessageFields
        values={step.message}
        onChange={(message) => onChange({ ...step, message })}
        errorOf={(path) => errorOf(`message.${path}`)}
      />
    );
  }
  if (step.kind === 'condition') {
    return (
      <>
        <p className="text-soft">{say('conditionText')}</p>
        <ConditionFields
          values={step.condition}
          onChange={(condition) => onChange({ ...step, condition })}
          errorOf={(name) => errorOf(`condition.${name}`)}
        />
      </>
    );
  }
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <NumberField
        name="count"
        value={step.count}
        onChange={(count) => onChange({ ...step, count })}
        error={errorOf('hours')}
        label={say('waitFor')}
        isWhole
      />
      <ChoiceField
        name="unit"
        value={step.unit}
        onChange={(unit) => onChange({ ...step, unit })}
        error={undefined}
        label={say('unit')}
        options={[
          ['hours', say('unit_hours')],
          ['days', say('unit_days')],
        ]}
      />
    </div>
  );
}

import type { SetupStep } from '@waha/contract/types';
import { ArrowLeft, ArrowRight, Circle, CircleCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { readSetting, writeSetting } from '../../session/device.ts';
import { useLanguage, useText } from '../../text/language.tsx';

/** Screen of each step; the order is placed in the shop itself. */
const placeOf: Record<Exclude<SetupStep, 'order'>, string> = {
  domain: '/settings/domain',
  store: '/settings/store',
  logo: '/appearance',
  payments: '/settings/payments',
  delivery: '/shipping',
  category: '/categories',
  product: '/products/new',
  page: '/pages',
  cards: '/settings/payments',
  staff: '/staff',
  opening: '/opening',
};

/** How long each step takes, in minutes. */
const minutesOf: Record<SetupStep, number> = {
  store: 2,
  logo: 1,
  delivery: 2,
  payments: 2,
  category: 1,
  product: 3,
  page: 10,
  order: 3,
  cards: 10,
  domain: 15,
  staff: 2,
  opening: 1,
};
const HIDDEN = 'first-steps';

/** Setup guide of a new shop, from its name to its first order; hidden once complete or dismissed on this device. */
export function FirstSteps() {
  const say = useText('today');
  const title = useId();
  const [isHidden, setIsHidden] = useState(() => readSetting(HIDDEN) === 'hidden');
  const { data } = useCall('GET /admin/setup', undefined, { isOn: !isHidden });
  if (isHidden || !data || data.is_done) return null;
  const done = data.steps.filter(({ is_done: isDone }) => isDone).length;
  const next = data.steps.find(({ is_done: isDone }) => !isDone)?.step;
  return (
    <section aria-labelledby={title} className="panel grid gap-3">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id={title} className="me-auto text-base font-bold">
          {say('firstSteps')}
        </h2>
        <span className="text-soft">{say('stepsDone', { done, all: data.steps.length })}</span>
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => {
            writeSetting(HIDDEN, 'hidden');
            setIsHidden(true);
          }}
        >
          {say('putAway')}
        </button>
      </header>
      <progress className="sr-only" aria-label={say('firstSteps')} value={done} max={data.steps.length} />
      <ol className="grid gap-1">
        {data.steps.map(({ step, is_done: isDone, is_optional: isOptional }) => (
          <Step key={step} {...{ step, isDone, isOptional }} isNext={step === next} />
        ))}
      </ol>
    </section>
  );
}

interface StepProps {
  step: SetupStep;
  isDone: boolean;
  isOptional: boolean;
  isNext: boolean;
}

function Step({ step, isDone, isOptional, isNext }: StepProps) {
  const say = useText('today');
  const Onward = useLanguage() === 'ar' ? ArrowLeft : ArrowRight;
  const Mark = isDone ? CircleCheck : Circle;
  const content = (
    <>
      <Mark className={`mt-0.5 size-5 shrink-0 ${isDone ? 'text-positive' : 'text-soft'}`} aria-hidden="true" />
      <span className="grid min-w-0 grow">
        <span className="font-semibold">
          {say(`step_${step}`)}
          {isDone ? <span className="sr-only">{say('stepDone')}</span> : null}
        </span>
        {isDone ? null : (
          <>
            <span className="text-soft">{say(`stepText_${step}`)}</span>
            <span className="text-sm text-soft">
              {say('stepMinutes', { minutes: minutesOf[step] })}
              {isOptional ? ` · ${say('stepOptional')}` : null}
            </span>
          </>
        )}
      </span>
      {isDone ? null : <Onward className="size-4 shrink-0 self-center text-soft" aria-hidden="true" />}
    </>
  );
  const look = `flex gap-3 rounded-lg px-3 py-2 hover:bg-tint ${isNext ? 'bg-tint' : ''}`;
  return (
    <li>
      {step === 'order' ? (
        <a href="/" target="_blank" rel="noreferrer" className={look}>
          {content}
        </a>
      ) : (
        <Link to={placeOf[step]} className={look}>
          {content}
        </Link>
      )}
    </li>
  );
}

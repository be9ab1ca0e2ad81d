import type { DataRequest } from '@waha/contract/types';
import { type DataRequestRefusal, dataRequestRefusals } from '@waha/contract/vocabulary';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { ChoiceField, LongTextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Panel } from '../../ui/parts.tsx';

interface Of {
  request: DataRequest;
}
type Written = 'proved' | 'extended' | 'noted' | 'done' | 'refused';

/** The steps that a request may take now, as the server's policy has them. */
export function RequestActs({ request }: Of) {
  const say = useText('privacy');
  const [shown, setShown] = useState<Written>();
  const step = useAct('POST /admin/privacy/requests/{id}/steps', { done: say('stepDone') });
  const { id, status, version } = request;
  const isOpen = status !== 'done' && status !== 'refused';
  const now = (which: 'assigned' | 'started') => () =>
    void step.run({ params: { id }, body: { step: which, words: '', version } });
  const written: Written[] = [
    ...(status === 'received' ? (['proved'] as const) : []),
    ...(status === 'proved' || status === 'working' ? (['done'] as const) : []),
    ...(isOpen && !request.is_extended ? (['extended'] as const) : []),
    'noted',
    ...(isOpen ? (['refused'] as const) : []),
  ];
  return (
    <Panel title={say('status')}>
      <div className="flex flex-wrap gap-2">
        {status === 'proved' ? (
          <button type="button" className="btn btn-primary" disabled={step.isBusy} onClick={now('started')}>
            {say('act_started')}
          </button>
        ) : null}
        {isOpen ? (
          <button type="button" className="btn btn-quiet" disabled={step.isBusy} onClick={now('assigned')}>
            {say('act_assigned')}
          </button>
        ) : null}
        {written.map((one) => (
          <button key={one} type="button" className="btn btn-quiet" onClick={() => setShown(one)}>
            {say(`act_${one}`)}
          </button>
        ))}
      </div>
      {shown ? <StepDialog request={request} step={shown} onClose={() => setShown(undefined)} /> : null}
    </Panel>
  );
}

const hints = { proved: 'proveHint', extended: 'extendHint', refused: 'refuseHint' } as const;

function StepDialog({ request, step, onClose }: Of & { step: Written; onClose: () => void }) {
  const say = useText('privacy');
  const initial: { words: string; refusal: DataRequestRefusal } = { words: '', refusal: 'not_proved' };
  const form = useForm({
    call: 'POST /admin/privacy/requests/{id}/steps',
    initial,
    draft: `data-request:${request.id}:${step}`,
    input: ({ words, refusal }) => ({
      params: { id: request.id },
      body: { step, words, version: request.version, ...(step === 'refused' && { refusal }) },
    }),
    done: say('stepDone'),
    onDone: onClose,
  });
  const hint = step in hints ? say(hints[step as keyof typeof hints]) : undefined;
  return (
    <Dialog title={say(`act_${step}`)} onClose={onClose} mayClose={() => !form.isDirty}>
      <Form form={form} isInDialog onCancel={onClose} save={say(`act_${step}`)}>
        {step === 'refused' ? (
          <ChoiceField
            {...form.field('refusal')}
            label={say('refusal')}
            options={dataRequestRefusals.map((one) => [one, say(`refusal_${one}`)] as const)}
          />
        ) : null}
        <LongTextField
          {...form.field('words')}
          label={say(step === 'noted' ? 'wordsNote' : 'wordsTold')}
          isOptional={step === 'done' || step === 'proved'}
          most={2_000}
          {...(hint ? { hint } : {})}
          {...(step === 'noted' ? {} : { lang: 'ar' as const })}
        />
      </Form>
    </Dialog>
  );
}

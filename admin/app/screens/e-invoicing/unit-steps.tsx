import type { TaxUnit } from '@waha/contract/types';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { State } from '../../ui/parts.tsx';
import { Notices } from './unit-state.tsx';

interface Of {
  unit: TaxUnit;
}

const CALLS = {
  enrol: 'POST /admin/e-invoicing/units/{id}/enrol',
  renew: 'POST /admin/e-invoicing/units/{id}/renew',
} as const;

interface CodeFormProps extends Of {
  act: 'enrol' | 'renew';
  onClose?: () => void;
}

/** The one-time code of the authority's portal. */
export function CodeForm({ unit: { id, version }, act, onClose }: CodeFormProps) {
  const say = useText('invoicing');
  const form = useForm({
    call: CALLS[act],
    initial: { code: '' },
    input: ({ code }) => ({ params: { id }, body: { code, version } }),
    isCleared: true,
    done: say(act === 'enrol' ? 'enrolled' : 'renewed'),
    ...(onClose ? { onDone: onClose } : {}),
  });
  return (
    <Form form={form} isInDialog save={say(act)} {...(onClose ? { onCancel: onClose } : {})}>
      <TextField
        {...form.field('code')}
        label={say('code')}
        hint={say('codeHint')}
        dir="ltr"
        inputMode="numeric"
        most={20}
      />
    </Form>
  );
}

export function Renew({ unit }: Of) {
  const say = useText('invoicing');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-quiet" onClick={() => setOpen(true)}>
        {say('renew')}
      </button>
      {isOpen ? (
        <Dialog title={say('renew')} onClose={() => setOpen(false)}>
          <CodeForm unit={unit} act="renew" onClose={() => setOpen(false)} />
        </Dialog>
      ) : null}
    </>
  );
}

const TONES = { waiting: 'plain', passed: 'good', failed: 'bad' } as const;

/** The checks of the authority, run one after another and shown one by one; then the activation. */
export function UnitChecks({ unit }: Of) {
  const say = useText('invoicing');
  const [running, setRunning] = useState<string>();
  const check = useAct('POST /admin/e-invoicing/units/{id}/checks/{check}');
  const areAllPassed = unit.checks.every(({ state }) => state === 'passed');
  const runAll = async () => {
    for (const { id, state } of unit.checks) {
      if (state === 'passed') continue;
      setRunning(id);
      // The first that gets no answer ends it; what passed stays passed.
      if (!(await check.run({ params: { id: unit.id, check: id } }))) break;
    }
    setRunning(undefined);
  };
  return (
    <section className="grid justify-items-start gap-3">
      <h3 className="font-bold">{say('checks')}</h3>
      <p className="text-soft">{say('checksText')}</p>
      <ul className="grid w-full gap-1" aria-live="polite">
        {unit.checks.map(({ id, name, state, notices }) => (
          <li key={id} className="grid gap-1 py-1">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <span>{name}</span>
              <State tone={running === id ? 'info' : TONES[state]}>
                {running === id ? say('running') : say(`check_${state}`)}
              </State>
            </span>
            {notices.length > 0 ? <Notices notices={notices} /> : null}
          </li>
        ))}
      </ul>
      {areAllPassed ? (
        <Activate unit={unit} />
      ) : (
        <button
          type="button"
          className="btn btn-primary"
          disabled={running !== undefined}
          onClick={() => void runAll()}
        >
          {running === undefined ? say('runChecks') : say('running')}
        </button>
      )}
    </section>
  );
}

function Activate({ unit: { id, version } }: Of) {
  const say = useText('invoicing');
  const [isAsking, setAsking] = useState(false);
  const activate = useAct('POST /admin/e-invoicing/units/{id}/activate', { done: say('activated') });
  return (
    <>
      <button type="button" className="btn btn-primary" onClick={() => setAsking(true)}>
        {say('activate')}
      </button>
      {isAsking ? (
        <Confirm
          title={say('activateTitle')}
          act={say('activate')}
          isBusy={activate.isBusy}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await activate.run({ params: { id }, body: { version } });
            setAsking(false);
          }}
        >
          {say('activateText')}
        </Confirm>
      ) : null}
    </>
  );
}

import type { TaxUnit } from '@waha/contract/types';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { DescriptionList, Latin, Panel, State, When } from '../../ui/parts.tsx';
import { endsSoon, Notices, UnitState } from './unit-state.tsx';
import { CodeForm, Renew, UnitChecks } from './unit-steps.tsx';

interface Of {
  unit: TaxUnit;
}

/** A unit with its next step. */
export function UnitPanel({ unit }: Of) {
  const say = useText('invoicing');
  const may = useMay();
  const isMine = may('POST /admin/e-invoicing/units');
  const { state, is_copy: isCopy, certificate_ends_at: ends, environment_name: environment, is_real: isReal } = unit;
  return (
    <Panel title={`${say('unit')} · ${environment}`} aside={<UnitState unit={unit} />}>
      <div className="grid gap-4">
        {isCopy ? <p className="max-w-prose text-negative">{say('isCopyText')}</p> : null}
        <DescriptionList
          facts={[
            ...(isReal
              ? []
              : [
                  [
                    say('environment'),
                    <State key="test" tone="warn">
                      {say('isTest')}
                    </State>,
                  ] as const,
                ]),
            [say('vatNumber'), <Latin key="vat">{unit.identity.vat_number}</Latin>],
            [say('branch'), <bdi key="branch">{unit.identity.branch}</bdi>],
            ...(unit.documents > 0 ? [[say('documents'), unit.documents] as const] : []),
            ...(ends ? [[say('certificateEnds'), <When key="ends" at={ends} isDay />] as const] : []),
          ]}
        />
        {state === 'active' && endsSoon(unit) ? <p className="text-negative">{say('endsSoon')}</p> : null}
        <Problem unit={unit} />
        {isMine && state === 'created' ? <CodeForm unit={unit} act="enrol" /> : null}
        {isMine && state === 'enrolled' ? <UnitChecks unit={unit} /> : null}
        {isMine && state !== 'closed' ? (
          <div className="flex flex-wrap gap-2">
            {state === 'active' ? <Renew unit={unit} /> : null}
            <Close unit={unit} />
          </div>
        ) : null}
      </div>
    </Panel>
  );
}

/** Why reporting waits, and going on now. */
function Problem({ unit: { id, problem, held_until: until } }: Of) {
  const say = useText('invoicing');
  const resume = useAct('POST /admin/e-invoicing/units/{id}/report', { done: say('resumed') });
  if (!problem || !until) return null;
  return (
    <div role="status" className="grid justify-items-start gap-2 rounded-lg bg-negative-tint p-3">
      <p>{say(`problem_${problem.kind}`)}</p>
      <Notices notices={[problem.notice]} />
      <p className="text-soft">
        {say('heldUntil')} <When at={until} />
      </p>
      <button
        type="button"
        className="btn btn-quiet"
        disabled={resume.isBusy}
        onClick={() => void resume.run({ params: { id } })}
      >
        {say('reportNow')}
      </button>
    </div>
  );
}

function Close({ unit: { id } }: Of) {
  const say = useText('invoicing');
  const [isAsking, setAsking] = useState(false);
  const close = useAct('POST /admin/e-invoicing/units/{id}/close', { done: say('closed') });
  return (
    <>
      <button type="button" className="btn btn-quiet" onClick={() => setAsking(true)}>
        {say('close')}
      </button>
      {isAsking ? (
        <Confirm
          title={say('closeTitle')}
          act={say('close')}
          isDangerous
          isBusy={close.isBusy}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await close.run({ params: { id } });
            setAsking(false);
          }}
        >
          {say('closeText')}
        </Confirm>
      ) : null}
    </>
  );
}

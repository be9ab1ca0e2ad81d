import type { Flow } from '@waha/contract/types';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';

/** Switching a flow on and off, trying its messages, removing it. */
export function FlowActs({ flow }: { flow: Flow }) {
  const say = useText('marketing');
  const common = useText('common');
  const language = useLanguage();
  const [open, setOpen] = useState<'off' | 'remove'>();
  const turn = useAct('POST /admin/marketing/flows/{id}/switch', {
    done: say(flow.is_on ? 'switchedOff' : 'switchedOn'),
  });
  const trial = useAct('POST /admin/marketing/flows/{id}/test', { done: say('tested') });
  const { id, version, is_on: isOn } = flow;
  const params = { id };
  const messages = flow.steps.flatMap((step, at) => (step.kind === 'message' ? [at] : []));
  const close = () => setOpen(undefined);
  const tryAll = async () => {
    for (const step of messages) await trial.run({ params, body: { language, step } });
  };
  return (
    <>
      <button
        type="button"
        className={isOn ? 'btn btn-danger' : 'btn btn-primary'}
        disabled={turn.isBusy}
        onClick={() => (isOn ? setOpen('off') : void turn.run({ params, body: { version, is_on: true } }))}
      >
        {say(isOn ? 'switchOff' : 'switchOn')}
      </button>
      {messages.length > 0 ? (
        <button type="button" className="btn btn-quiet" disabled={trial.isBusy} onClick={() => void tryAll()}>
          {say('test')}
        </button>
      ) : null}
      {isOn ? null : (
        <button type="button" className="btn btn-danger" onClick={() => setOpen('remove')}>
          {common('remove')}
        </button>
      )}
      {open === 'off' ? (
        <Confirm
          title={say('offTitle')}
          act={say('switchOff')}
          isDangerous
          isBusy={turn.isBusy}
          onClose={close}
          onConfirm={() => void turn.run({ params, body: { version, is_on: false } }).then(close)}
        >
          {say('offText', { count: flow.under_way })}
        </Confirm>
      ) : null}
      {open === 'remove' ? <Remove id={id} onClose={close} /> : null}
    </>
  );
}

function Remove({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useText('marketing');
  const common = useText('common');
  const navigate = useNavigate();
  const remove = useAct('DELETE /admin/marketing/flows/{id}', { done: say('flowRemoved'), isLeaving: true });
  return (
    <Confirm
      title={say('removeFlow')}
      act={common('remove')}
      isDangerous
      isBusy={remove.isBusy}
      onClose={onClose}
      onConfirm={() =>
        void remove.run({ params: { id } }).then((done) => {
          onClose();
          if (done) void navigate('/marketing/flows');
        })
      }
    >
      {say('removeFlowText')}
    </Confirm>
  );
}

import type { AdminLetter } from '@waha/contract/types';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { ChoiceField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Trying a letter, sending it, stopping it, going on with it; a draft can be removed. */
export function LetterActs({ letter }: { letter: AdminLetter }) {
  const say = useText('newsletter');
  const [open, setOpen] = useState<'test' | 'send' | 'remove'>();
  const stop = useAct('POST /admin/newsletter/letters/{id}/stop', { done: say('stopped') });
  const { id, status } = letter;
  const close = () => setOpen(undefined);
  return (
    <>
      {status === 'draft' || status === 'stopped' ? (
        <button type="button" className="btn btn-primary" onClick={() => setOpen('send')}>
          {say(status === 'draft' ? 'send' : 'goOn')}
        </button>
      ) : null}
      {status === 'sending' ? (
        <button
          type="button"
          className="btn btn-danger"
          disabled={stop.isBusy}
          onClick={() => void stop.run({ params: { id } })}
        >
          {say('stop')}
        </button>
      ) : null}
      <button type="button" className="btn btn-quiet" onClick={() => setOpen('test')}>
        {say('test')}
      </button>
      {status === 'draft' ? (
        <button type="button" className="btn btn-danger" onClick={() => setOpen('remove')}>
          {say('removeDraft')}
        </button>
      ) : null}
      {open === 'send' ? <Send letter={letter} onClose={close} /> : null}
      {open === 'test' ? <SendTest letter={letter} onClose={close} /> : null}
      {open === 'remove' ? <Remove letter={letter} onClose={close} /> : null}
    </>
  );
}

interface ActProps {
  letter: AdminLetter;
  onClose: () => void;
}

function Send({ letter, onClose }: ActProps) {
  const say = useText('newsletter');
  const { data } = useCall('GET /admin/newsletter/counts');
  const send = useAct('POST /admin/newsletter/letters/{id}/send', { done: say('onItsWay') });
  const count = (data?.subscribed.ar ?? 0) + (data?.subscribed.en ?? 0);
  return (
    <Confirm
      title={say('sendTitle')}
      act={say('sendNow')}
      isBusy={send.isBusy}
      onClose={onClose}
      onConfirm={() =>
        void send.run({ params: { id: letter.id }, body: { version: letter.version } }).then(() => onClose())
      }
    >
      {letter.status === 'stopped'
        ? say('goOnText', { count: Math.max(0, letter.audience - letter.sent - letter.failed) })
        : say('sendText', { count })}
    </Confirm>
  );
}

function SendTest({ letter, onClose }: ActProps) {
  const say = useText('newsletter');
  const common = useText('common');
  const language = useLanguage();
  const { data: me } = useCall('GET /admin/auth/me');
  const form = useForm({
    call: 'POST /admin/newsletter/letters/{id}/test',
    initial: { email: me?.staff.email ?? '', language },
    input: (body) => ({ params: { id: letter.id }, body }),
    done: say('testSent'),
    onDone: onClose,
  });
  return (
    <Dialog title={say('test')} onClose={onClose}>
      <Form form={form} isInDialog onCancel={onClose} save={say('sendTest')}>
        <TextField {...form.field('email')} label={say('testTo')} hint={say('testHint')} type="email" dir="ltr" />
        <ChoiceField
          {...form.field('language')}
          label={say('language')}
          options={[
            ['ar', common('arabic')],
            ['en', common('english')],
          ]}
        />
      </Form>
    </Dialog>
  );
}

function Remove({ letter, onClose }: ActProps) {
  const say = useText('newsletter');
  const navigate = useNavigate();
  const remove = useAct('DELETE /admin/newsletter/letters/{id}', { done: say('removed'), isLeaving: true });
  return (
    <Confirm
      title={say('removeDraft')}
      act={say('removeDraft')}
      isDangerous
      isBusy={remove.isBusy}
      onClose={onClose}
      onConfirm={async () => {
        if (await remove.run({ params: { id: letter.id } })) await navigate('/newsletter');
      }}
    >
      {say('removeText')}
    </Confirm>
  );
}

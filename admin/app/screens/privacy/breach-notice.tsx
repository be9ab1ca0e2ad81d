import type { Breach } from '@waha/contract/types';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { LongTextField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Panel } from '../../ui/parts.tsx';

interface Of {
  breach: Breach;
}

/** The text to the authority: generated, edited, copied or printed, and marked as sent. */
export function BreachNotice({ breach }: Of) {
  const say = useText('privacy');
  const [language, setLanguage] = useState(useLanguage());
  const [shown, setShown] = useState<'edit' | 'told'>();
  const change = useAct('PUT /admin/privacy/breaches/{id}', { done: say('saved') });
  const isOpen = breach.told_at === null && breach.status !== 'closed';
  const text = breach.notice[language];
  return (
    <Panel title={say('notice')}>
      <p className="mb-3 max-w-prose text-soft" data-print="hide">
        {say('noticeText')}
      </p>
      <div className="mb-3 flex flex-wrap gap-2" data-print="hide">
        {(['ar', 'en'] as const).map((one) => (
          <button
            key={one}
            type="button"
            className="chip"
            aria-pressed={language === one}
            onClick={() => setLanguage(one)}
          >
            {say(one === 'ar' ? 'noticeAr' : 'noticeEn')}
          </button>
        ))}
      </div>
      <pre
        dir={language === 'ar' ? 'rtl' : 'ltr'}
        lang={language}
        className="rounded-lg bg-tint p-3 font-[inherit] whitespace-pre-wrap wrap-anywhere"
      >
        {text}
      </pre>
      <div className="mt-3 flex flex-wrap gap-2" data-print="hide">
        <CopyButton key={language} text={text} label={say('copy')} copied={say('copied')} className="btn btn-quiet" />
        <button type="button" className="btn btn-quiet" onClick={() => window.print()}>
          {say('print')}
        </button>
        {isOpen ? (
          <>
            <button type="button" className="btn btn-quiet" onClick={() => setShown('edit')}>
              {say('editNotice')}
            </button>
            {breach.is_notice_edited ? (
              <button
                type="button"
                className="btn btn-quiet"
                disabled={change.isBusy}
                onClick={() =>
                  void change.run({
                    params: { id: breach.id },
                    body: { ...factsOf(breach), notice_ar: null, notice_en: null },
                  })
                }
              >
                {say('resetNotice')}
              </button>
            ) : null}
            <button type="button" className="btn btn-primary" onClick={() => setShown('told')}>
              {say('markTold')}
            </button>
          </>
        ) : null}
      </div>
      {shown === 'edit' ? <EditNotice breach={breach} onClose={() => setShown(undefined)} /> : null}
      {shown === 'told' ? <MarkTold breach={breach} onClose={() => setShown(undefined)} /> : null}
    </Panel>
  );
}

const factsOf = ({ known_at, happened, cause, data, persons, persons_count, effects, measures, version }: Breach) => ({
  ...{ known_at, happened, cause, data, persons, persons_count, effects, measures, version },
});

interface DialogOf extends Of {
  onClose: () => void;
}

function EditNotice({ breach, onClose }: DialogOf) {
  const say = useText('privacy');
  const form = useForm({
    call: 'PUT /admin/privacy/breaches/{id}',
    initial: { notice_ar: breach.notice.ar, notice_en: breach.notice.en },
    draft: `breach-notice:${breach.id}`,
    input: (notice) => ({ params: { id: breach.id }, body: { ...factsOf(breach), ...notice } }),
    done: say('saved'),
    onDone: onClose,
  });
  return (
    <Dialog title={say('editNotice')} size="wide" onClose={onClose} mayClose={() => !form.isDirty}>
      <Form form={form} isInDialog onCancel={onClose}>
        <LongTextField {...form.field('notice_ar')} label={say('noticeAr')} dir="rtl" most={20_000} rows={10} />
        <LongTextField {...form.field('notice_en')} label={say('noticeEn')} dir="ltr" most={20_000} rows={10} />
      </Form>
    </Dialog>
  );
}

function MarkTold({ breach, onClose }: DialogOf) {
  const say = useText('privacy');
  const form = useForm({
    call: 'POST /admin/privacy/breaches/{id}/told',
    initial: { how: '' },
    input: ({ how }) => ({ params: { id: breach.id }, body: { how, version: breach.version } }),
    done: say('saved'),
    onDone: onClose,
  });
  return (
    <Dialog title={say('markTold')} onClose={onClose} mayClose={() => !form.isDirty}>
      <Form form={form} isInDialog onCancel={onClose} save={say('markTold')}>
        <TextField {...form.field('how')} label={say('toldHow')} hint={say('toldHowHint')} most={300} />
      </Form>
    </Dialog>
  );
}

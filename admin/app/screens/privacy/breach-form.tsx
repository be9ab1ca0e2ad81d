import type { Breach } from '@waha/contract/types';
import type { PersonalDataKind } from '@waha/contract/vocabulary';
import { LongTextField, MomentField, NumberField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { readNumber } from '../../form/numbers.ts';
import { type Form as FormOf, useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { KindsField } from './kinds-field.tsx';

interface Values {
  known_at: string;
  happened: string;
  cause: string;
  data: readonly PersonalDataKind[];
  persons: string;
  persons_count: string;
  effects: string;
  measures: string;
  version: number;
}

const valuesOf = (breach: Breach): Values => ({ ...breach, persons_count: String(breach.persons_count) });

/** An edited notice stays as it is. */
const noticeOf = ({ is_notice_edited: isEdited, notice }: Breach) => ({
  notice_ar: isEdited ? notice.ar : null,
  notice_en: isEdited ? notice.en : null,
});

const bodyOf = ({ version: _, data, persons_count: count, ...facts }: Values) => ({
  ...facts,
  data: [...data],
  persons_count: readNumber(count) ?? 0,
});

export function NewBreach({ onClose, onMade }: { onClose: () => void; onMade: (id: string) => void }) {
  const say = useText('privacy');
  const form = useForm({
    call: 'POST /admin/privacy/breaches',
    initial: {
      ...{ known_at: new Date().toISOString(), happened: '', cause: '', data: [], persons: '', persons_count: '' },
      ...{ effects: '', measures: '', version: 0 },
    } satisfies Values as Values,
    draft: 'breach:new',
    input: (values, attempt) => ({ body: bodyOf(values), ...attempt }),
    done: say('breachEntered'),
    onDone: ({ id }) => {
      onClose();
      onMade(id);
    },
  });
  return (
    <Dialog title={say('addBreach')} onClose={onClose} mayClose={() => !form.isDirty}>
      <Form form={form} isInDialog onCancel={onClose} save={say('addBreach')}>
        <Fields form={form} />
      </Form>
    </Dialog>
  );
}

export function BreachForm({ breach, onClose }: { breach: Breach; onClose: () => void }) {
  const say = useText('privacy');
  const form = useForm({
    call: 'PUT /admin/privacy/breaches/{id}',
    initial: valuesOf(breach),
    input: (values) => ({
      params: { id: breach.id },
      body: { ...bodyOf(values), ...noticeOf(breach), version: values.version },
    }),
    changedTo: valuesOf,
    done: say('saved'),
    onDone: onClose,
  });
  return (
    <Dialog title={say('editBreach')} onClose={onClose} mayClose={() => !form.isDirty}>
      <Form form={form} isInDialog onCancel={onClose}>
        <Fields form={form} />
      </Form>
    </Dialog>
  );
}

function Fields({ form }: { form: FormOf<Values> }) {
  const say = useText('privacy');
  return (
    <>
      <MomentField {...form.field('known_at')} label={say('knownAt')} />
      <LongTextField {...form.field('happened')} label={say('happened')} most={4_000} rows={3} />
      <LongTextField {...form.field('cause')} label={say('cause')} isOptional most={2_000} rows={2} />
      <KindsField value={form.values.data} onChange={(data) => form.set('data', data)} error={form.errorOf('data')} />
      <TextField {...form.field('persons')} label={say('whose')} hint={say('whoseHint')} most={500} />
      <NumberField {...form.field('persons_count')} label={say('count')} isWhole />
      <LongTextField {...form.field('effects')} label={say('effects')} most={2_000} rows={2} />
      <LongTextField {...form.field('measures')} label={say('measures')} most={4_000} rows={3} />
    </>
  );
}

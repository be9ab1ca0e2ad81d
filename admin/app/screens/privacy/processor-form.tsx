import type { Processor } from '@waha/contract/types';
import { type PersonalDataKind, type TransferGround, transferGrounds } from '@waha/contract/vocabulary';
import { ChoiceField, LongTextField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { type Form as FormOf, useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { KindsField } from './kinds-field.tsx';

interface Values {
  name: string;
  purpose: string;
  contact: string;
  note: string;
  country: string;
  data: readonly PersonalDataKind[];
  contract_on: string;
  ground: TransferGround | '';
  assessed_on: string;
  version: number;
}

const empty: Values = {
  ...{ name: '', purpose: '', contact: '', note: '', country: 'SA', data: [] },
  ...{ contract_on: '', ground: '', assessed_on: '', version: 0 },
};

const valuesOf = (processor: Processor): Values => ({
  ...processor,
  contract_on: processor.contract_on ?? '',
  ground: processor.ground ?? '',
  assessed_on: processor.assessed_on ?? '',
});

const bodyOf = ({ name, purpose, contact, note, country, data, ...days }: Values) => ({
  ...{ name, purpose, contact, note, data: [...data] },
  country: country.trim().toUpperCase(),
  contract_on: days.contract_on || null,
  ground: days.ground || null,
  assessed_on: days.assessed_on || null,
});

export function NewProcessor({ onClose }: { onClose: () => void }) {
  const say = useText('privacy');
  const form = useForm({
    call: 'POST /admin/privacy/processors',
    initial: empty,
    draft: 'processor:new',
    input: (values) => ({ body: bodyOf(values) }),
    done: say('saved'),
    onDone: onClose,
  });
  return (
    <Dialog title={say('addProcessor')} onClose={onClose} mayClose={() => !form.isDirty}>
      <Form form={form} isInDialog onCancel={onClose}>
        <Fields form={form} isExtension={false} />
      </Form>
    </Dialog>
  );
}

export function ProcessorForm({ processor, onClose }: { processor: Processor; onClose: () => void }) {
  const say = useText('privacy');
  const form = useForm({
    call: 'PUT /admin/privacy/processors/{key}',
    initial: valuesOf(processor),
    input: (values) => ({ params: { key: processor.key }, body: { ...bodyOf(values), version: values.version } }),
    changedTo: valuesOf,
    done: say('saved'),
    onDone: onClose,
  });
  return (
    <Dialog title={processor.name} onClose={onClose} mayClose={() => !form.isDirty}>
      <Form form={form} isInDialog onCancel={onClose}>
        <Fields form={form} isExtension={processor.is_extension} />
      </Form>
    </Dialog>
  );
}

/** An extension says its name and its data by itself. */
function Fields({ form, isExtension }: { form: FormOf<Values>; isExtension: boolean }) {
  const say = useText('privacy');
  const isAbroad = form.values.country.trim().toUpperCase() !== 'SA';
  return (
    <>
      {isExtension ? null : <TextField {...form.field('name')} label={say('name')} most={100} />}
      <TextField {...form.field('purpose')} label={say('purpose')} isOptional most={300} />
      {isExtension ? null : (
        <KindsField value={form.values.data} onChange={(data) => form.set('data', data)} error={form.errorOf('data')} />
      )}
      <TextField
        {...form.field('country')}
        label={say('country')}
        hint={say('countryHint')}
        isOptional
        dir="ltr"
        most={2}
      />
      <TextField {...form.field('contract_on')} label={say('contractOn')} isOptional type="date" />
      <TextField {...form.field('contact')} label={say('contact')} isOptional most={200} />
      {isAbroad ? (
        <>
          <ChoiceField
            {...form.field('ground')}
            label={say('ground')}
            options={[
              ['', say('noGround')] as const,
              ...transferGrounds.map((one) => [one, say(`ground_${one}`)] as const),
            ]}
          />
          <TextField {...form.field('assessed_on')} label={say('assessedOn')} isOptional type="date" />
        </>
      ) : null}
      <LongTextField {...form.field('note')} label={say('note')} isOptional most={500} rows={3} />
    </>
  );
}

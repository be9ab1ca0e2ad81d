import { type DataRequestKind, dataRequestKinds } from '@waha/contract/vocabulary';
import { useNavigate } from 'react-router';
import { ChoiceField, LongTextField, MomentField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface Values {
  name: string;
  email: string;
  phone: string;
  kind: DataRequestKind;
  details: string;
  language: 'ar' | 'en';
  received_at: string;
}

const empty = (): Values => ({
  ...{ name: '', email: '', phone: '', kind: 'access', details: '', language: 'ar' },
  received_at: new Date().toISOString(),
});

/** A letter or a call, as staff write it down. */
export function NewRequest({ onClose }: { onClose: () => void }) {
  const say = useText('privacy');
  const common = useText('common');
  const navigate = useNavigate();
  const form = useForm({
    call: 'POST /admin/privacy/requests',
    initial: empty(),
    draft: 'data-request:new',
    input: (values, attempt) => ({ body: values, ...attempt }),
    done: say('entered'),
    onDone: ({ id }) => {
      onClose();
      void navigate(`/privacy/requests/${id}`);
    },
  });
  return (
    <Dialog title={say('addRequest')} onClose={onClose} mayClose={() => !form.isDirty}>
      <Form form={form} isInDialog onCancel={onClose}>
        <TextField {...form.field('name')} label={say('name')} most={80} />
        <TextField {...form.field('email')} label={say('email')} isOptional type="email" dir="ltr" most={254} />
        <TextField {...form.field('phone')} label={say('phone')} isOptional type="tel" dir="ltr" most={32} />
        <ChoiceField
          {...form.field('kind')}
          label={say('kind')}
          options={dataRequestKinds.map((kind) => [kind, say(`kind_${kind}`)] as const)}
        />
        <LongTextField {...form.field('details')} label={say('details')} isOptional most={2_000} rows={3} />
        <ChoiceField
          {...form.field('language')}
          label={say('language')}
          options={[
            ['ar', common('arabic')],
            ['en', common('english')],
          ]}
        />
        <MomentField {...form.field('received_at')} label={say('receivedAt')} />
      </Form>
    </Dialog>
  );
}

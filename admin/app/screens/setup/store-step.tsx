import type { AdminStoreIdentity } from '@waha/contract/types';
import { useCall } from '../../api/use-call.ts';
import { TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Unread } from '../../ui/unread.tsx';
import { LogoField } from './logo-field.tsx';

/** Name, logo and a number to call. */
export function StoreStep({ onDone }: { onDone: () => void }) {
  const { data, error, refetch } = useCall('GET /admin/settings/store');
  return data ? <StoreFields identity={data} onDone={onDone} /> : <Unread error={error} refetch={refetch} />;
}

function StoreFields({ identity, onDone }: { identity: AdminStoreIdentity; onDone: () => void }) {
  const say = useText('setup');
  const form = useForm({
    call: 'PUT /admin/settings/store',
    // The name that a shop without one is given is no suggestion.
    initial: { 'name.ar': '', 'name.en': '', phone: identity.phone },
    input: (typed) => ({
      body: {
        ...identity,
        name: { ar: typed['name.ar'], en: typed['name.en'].trim() === '' ? typed['name.ar'] : typed['name.en'] },
        phone: typed.phone,
      },
    }),
    draft: 'setup:store',
    onDone,
  });
  return (
    <Form form={form} isInDialog save={say('next')}>
      <TextField {...form.field('name.ar')} label={say('shopName')} most={120} />
      <TextField
        {...form.field('name.en')}
        label={say('englishName')}
        hint={say('englishNameHint')}
        dir="ltr"
        most={120}
        isOptional
      />
      <TextField
        {...form.field('phone')}
        label={say('phone')}
        hint={say('phoneHint')}
        type="tel"
        dir="ltr"
        most={32}
        isOptional
      />
      <LogoField />
    </Form>
  );
}

import type { EInvoicing } from '@waha/contract/types';
import { BothField } from '../../form/both-field.tsx';
import { ChoiceField, InBoth, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { type Form as FormOf, useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';

const SCHEMES = ['CRN', 'MOM', 'MLS', 'SAG', '700', 'OTH'] as const;

interface Values {
  environment: string;
  name: { ar: string; en: string };
  vat_number: string;
  scheme: (typeof SCHEMES)[number];
  number: string;
  street: string;
  building: string;
  district: string;
  city: string;
  postal_code: string;
  branch: string;
  industry: string;
}

const empty: Omit<Values, 'environment'> = {
  name: { ar: '', en: '' },
  ...{ vat_number: '', scheme: 'CRN', number: '' },
  ...{ street: '', building: '', district: '', city: '', postal_code: '', branch: '', industry: '' },
};

const identityOf = ({
  name,
  vat_number,
  scheme,
  number,
  branch,
  industry,
  ...address
}: Omit<Values, 'environment'>) => ({
  ...{ name, vat_number, branch, industry, address },
  registration: { scheme, number },
});

interface UnitFormProps {
  provider: NonNullable<EInvoicing['provider']>;
  onClose: () => void;
}

/** The identity of a new unit. */
export function UnitForm({ provider: { environments }, onClose }: UnitFormProps) {
  const say = useText('invoicing');
  const form = useForm<Values, 'POST /admin/e-invoicing/units'>({
    call: 'POST /admin/e-invoicing/units',
    initial: { environment: environments[0]?.id ?? '', ...empty },
    input: ({ environment, ...identity }) => ({ body: { environment, identity: identityOf(identity) } }),
    onDone: onClose,
    draft: 'e-invoicing:unit',
  });
  return (
    <Dialog title={say('create')} onClose={onClose} mayClose={() => !form.isDirty}>
      <Form form={form} isInDialog onCancel={onClose} save={say('create')}>
        <p className="text-soft">{say('createText')}</p>
        <ChoiceField
          {...form.field('environment')}
          label={say('environment')}
          hint={say('environmentHint')}
          options={environments.map(({ id, name }) => [id, name] as const)}
        />
        <IdentityFields form={form} />
      </Form>
    </Dialog>
  );
}

function IdentityFields({ form }: { form: FormOf<Values> }) {
  const say = useText('invoicing');
  /** A field whose errors are named by its path in the body. */
  const at = <Name extends Exclude<keyof Values, 'name' | 'environment'>>(name: Name, path: string) => ({
    ...form.field(name),
    error: form.errorOf(`identity.${path}`),
  });
  return (
    <>
      <BothField form={form} name="name" label={say('name')} most={200} />
      <TextField
        {...at('vat_number', 'vat_number')}
        label={say('vatNumber')}
        hint={say('vatNumberHint')}
        dir="ltr"
        inputMode="numeric"
        most={15}
      />
      <InBoth>
        <ChoiceField
          {...at('scheme', 'registration.scheme')}
          label={say('scheme')}
          options={SCHEMES.map((scheme) => [scheme, say(`scheme_${scheme}`)] as const)}
        />
        <TextField {...at('number', 'registration.number')} label={say('registration')} dir="ltr" most={30} />
        <TextField {...at('street', 'address.street')} label={say('street')} most={120} />
        <TextField
          {...at('building', 'address.building')}
          label={say('building')}
          hint={say('buildingHint')}
          dir="ltr"
          inputMode="numeric"
          most={4}
        />
        <TextField {...at('district', 'address.district')} label={say('district')} most={120} />
        <TextField {...at('city', 'address.city')} label={say('city')} most={120} />
        <TextField
          {...at('postal_code', 'address.postal_code')}
          label={say('postalCode')}
          hint={say('postalCodeHint')}
          dir="ltr"
          inputMode="numeric"
          most={5}
        />
        <TextField {...at('branch', 'branch')} label={say('branch')} hint={say('branchHint')} most={120} />
      </InBoth>
      <TextField {...at('industry', 'industry')} label={say('industry')} most={120} />
    </>
  );
}

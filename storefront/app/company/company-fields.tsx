import { companySchemes } from '@waha/contract/vocabulary';
import { useText } from '../text/use-text.ts';
import { FieldFrame, TextField } from '../ui/fields/field.tsx';
import { Select } from '../ui/fields/select.tsx';
import { type CompanyField, type CompanyForm, numberOf, schemeOf } from './company-form.ts';

interface CompanyFieldsProps {
  form: CompanyForm;
  errors: Partial<Record<CompanyField, string>>;
  change: (patch: Partial<CompanyForm>) => void;
  /** Called when a field loses the focus, so that it can be validated. */
  onLeave?: (field: CompanyField) => void;
}

/** A company that buys: its name, its numbers and its national address. */
export function CompanyFields({ form, errors, change, onLeave }: CompanyFieldsProps) {
  const say = useText('checkout');
  const bind = (field: CompanyField) => ({
    id: field,
    value: form[field],
    error: errors[field],
    onChange: (text: string) => change({ [field]: text }),
  });
  const number = (field: CompanyField) => ({
    ...bind(field),
    latin: true,
    maxLength: 40,
    // Digits of any keyboard become those of the server.
    onBlur: () => {
      if (numberOf(form[field]) !== form[field]) change({ [field]: numberOf(form[field]) });
      onLeave?.(field);
    },
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...bind('companyName')}
        label={say('companyName')}
        autoComplete="organization"
        className="sm:col-span-2"
        maxLength={200}
      />
      <TextField
        {...number('companyVat')}
        label={say('companyVat')}
        optional={form.companyNumber === '' ? undefined : say('optional')}
        hint={say('companyVatHint')}
        className="sm:col-span-2"
        inputMode="numeric"
      />
      <FieldFrame id="companyScheme" label={say('companyScheme')}>
        <Select
          id="companyScheme"
          value={form.companyScheme}
          onChange={(event) => change({ companyScheme: schemeOf(event.target.value) })}
        >
          {companySchemes.map((scheme) => (
            <option key={scheme} value={scheme}>
              {say(`scheme${scheme}`)}
            </option>
          ))}
        </Select>
      </FieldFrame>
      <TextField
        {...number('companyNumber')}
        label={say('companyNumber')}
        optional={say('optional')}
        hint={say('companyNumberHint')}
      />
      <fieldset className="sm:col-span-2">
        <legend className="mb-3 text-sm text-soft">{say('companyAddress')}</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...number('companyBuilding')} label={say('buildingNo')} inputMode="numeric" />
          <TextField {...bind('companyStreet')} label={say('street')} maxLength={120} />
          <TextField {...bind('companyDistrict')} label={say('district')} maxLength={120} />
          <TextField {...bind('companyCity')} label={say('city')} maxLength={120} />
          <TextField {...number('companyPostalCode')} label={say('postalCode')} inputMode="numeric" />
        </div>
      </fieldset>
    </div>
  );
}

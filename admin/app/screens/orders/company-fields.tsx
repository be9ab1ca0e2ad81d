import type { Company, CompanyDraft } from '@waha/contract/types';
import { type CompanyScheme, companySchemes } from '@waha/contract/vocabulary';
import { ChoiceField, InBoth, SwitchField, TextField } from '../../form/fields.tsx';
import type { Form } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';

export interface CompanyValues {
  is_company: boolean;
  company_name: string;
  company_vat: string;
  company_scheme: CompanyScheme;
  company_number: string;
  company_building: string;
  company_street: string;
  company_district: string;
  company_city: string;
  company_postal_code: string;
}

/** The form of an order's company; empty where it is invoiced to its buyer. */
export function companyValues(company: Company | null): CompanyValues {
  return {
    is_company: company !== null,
    company_name: company?.name ?? '',
    company_vat: company?.vat_number ?? '',
    company_scheme: company?.registration?.scheme ?? 'CRN',
    company_number: company?.registration?.number ?? '',
    company_building: company?.address.building ?? '',
    company_street: company?.address.street ?? '',
    company_district: company?.address.district ?? '',
    company_city: company?.address.city ?? '',
    company_postal_code: company?.address.postal_code ?? '',
  };
}

/** Request body of a company; null for the buyer. */
export function companyOf(values: CompanyValues): CompanyDraft | null {
  if (!values.is_company) return null;
  const { company_scheme: scheme, company_number: number } = values;
  return {
    name: values.company_name,
    vat_number: values.company_vat || null,
    registration: number === '' ? null : { scheme, number },
    address: {
      building: values.company_building,
      street: values.company_street,
      district: values.company_district,
      city: values.company_city,
      postal_code: values.company_postal_code,
    },
  };
}

/** The company that an order is invoiced to; its errors are named `company.…` in the reply. */
export function CompanyFields<Values extends CompanyValues>({ form }: { form: Form<Values> }) {
  const say = useText('orders');
  const bind = <Name extends keyof CompanyValues>(name: Name, path: string) => ({
    name,
    value: form.values[name],
    onChange: (value: CompanyValues[Name]) => form.setAll((values) => ({ ...values, [name]: value })),
    error: form.errorOf(`company.${path}`),
  });
  const digits = { dir: 'ltr', inputMode: 'numeric', most: 40 } as const;
  return (
    <>
      <SwitchField {...bind('is_company', '')} label={say('isCompany')} hint={say('isCompanyHint')} />
      {form.values.is_company ? (
        <>
          <TextField {...bind('company_name', 'name')} label={say('companyName')} most={200} />
          <InBoth>
            <TextField
              {...bind('company_vat', 'vat_number')}
              {...digits}
              label={say('companyVat')}
              hint={say('companyVatHint')}
              isOptional={form.values.company_number !== ''}
            />
            <ChoiceField
              {...bind('company_scheme', 'registration.scheme')}
              label={say('companyScheme')}
              options={companySchemes.map((scheme) => [scheme, say(`scheme_${scheme}`)] as const)}
            />
            <TextField
              {...bind('company_number', 'registration.number')}
              label={say('companyNumber')}
              hint={say('companyNumberHint')}
              isOptional
              dir="ltr"
              most={40}
            />
            <TextField {...bind('company_building', 'address.building')} {...digits} label={say('building')} />
            <TextField {...bind('company_street', 'address.street')} label={say('street')} most={120} />
            <TextField {...bind('company_district', 'address.district')} label={say('district')} most={120} />
            <TextField {...bind('company_city', 'address.city')} label={say('companyCity')} most={120} />
            <TextField {...bind('company_postal_code', 'address.postal_code')} {...digits} label={say('postal')} />
          </InBoth>
        </>
      ) : null}
    </>
  );
}

import { type CompanyDraft, companySchemes } from '@waha/contract';
import { z } from 'zod';

/** A company as orders, tax documents and accounts keep it. */
export const storedCompany = z.strictObject({
  name: z.string(),
  vat_number: z.string().nullable(),
  registration: z.strictObject({ scheme: z.enum(companySchemes), number: z.string() }).nullable(),
  address: z.strictObject({
    street: z.string(),
    building: z.string(),
    district: z.string(),
    city: z.string(),
    postal_code: z.string(),
  }),
});
export type StoredCompany = z.infer<typeof storedCompany>;

/** A typed company as it is kept: numbers that were left out are null. */
export const companyOf = ({ name, vat_number, registration, address }: CompanyDraft): StoredCompany => ({
  ...{ name, vat_number: vat_number ?? null, registration: registration ?? null, address },
});

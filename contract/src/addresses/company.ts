import { z } from 'zod';
import { latinDigits, withoutInvisible } from '../phone.ts';
import { evenIfWrong, onceRight, text, typedCode, typedName, typedText } from '../platform/shapes.ts';
import { type CompanyScheme, companySchemes } from '../vocabulary/index.ts';

/** Digits from any keyboard, with the blanks and dashes of pasted numbers. */
const typedDigits = (pattern: RegExp, error: string) =>
  z
    .string()
    .max(40)
    .overwrite((typed) => latinDigits(withoutInvisible(typed)).replaceAll(/[\s-]/g, ''))
    .regex(pattern, error);

const scheme = z.enum(companySchemes);

/** The authority takes letters and digits alone (BR-KSA-14). */
const numberPatterns: Partial<Record<CompanyScheme, RegExp>> = { CRN: /^\d{10}$/, 700: /^7\d{9}$/ };
const isNumberOf = ({ scheme, number }: { scheme: CompanyScheme; number: string }) =>
  (numberPatterns[scheme] ?? /^[a-zA-Z0-9]+$/).test(number);

const registrationDraft = z
  .object({
    scheme: scheme.describe('`CRN`: a commercial registration; `700`: the unified number'),
    number: typedCode(30).overwrite((typed) => latinDigits(typed).replaceAll(/[\s-]/g, '')),
  })
  .refine(isNumberOf, {
    ...onceRight('scheme', 'number'),
    ...{ path: ['number'], error: 'validation.registration_number' },
  });

interface Numbers {
  vat_number?: unknown;
  registration?: unknown;
}
const hasNumber = ({ vat_number: vat, registration }: Numbers) => vat != null || registration != null;

/** A company that buys, as its buyer types it: the law wants all of it on a standard tax invoice. */
export const companyDraft = z
  .object({
    name: typedName(200).describe('As it is registered'),
    vat_number: typedDigits(/^3\d{13}3$/, 'validation.vat_number').nullish(),
    registration: registrationDraft.nullish().describe('Needed where there is no `vat_number`'),
    address: z
      .object({
        street: typedText(120),
        building: typedDigits(/^\d{4}$/, 'validation.building_no'),
        district: typedText(120),
        city: typedText(120),
        postal_code: typedDigits(/^\d{5}$/, 'validation.postal_code'),
      })
      .describe('The national address, in the Kingdom'),
  })
  .refine(hasNumber, { path: ['vat_number'], error: 'validation.company_number', ...evenIfWrong });
export type CompanyDraft = z.input<typeof companyDraft>;

/** The company that an order is invoiced to. */
export const orderCompany = companyDraft
  .nullish()
  .describe('The company that buys: its invoice is a standard one, which the tax authority clears first');

/** A company as orders and invoices name it. */
export const company = z.object({
  name: text(200),
  vat_number: text(15).nullable(),
  registration: z.object({ scheme, number: text(30) }).nullable(),
  address: z.object({
    street: text(120),
    building: text(4),
    district: text(120),
    city: text(120),
    postal_code: text(5),
  }),
});
export type Company = z.infer<typeof company>;

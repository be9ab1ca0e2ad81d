import { attributeOf, find, textAt, type XmlElement } from '../xml/nodes.ts';
import type { Facts } from './facts.ts';
import { error, type Rule, warning } from './rule.ts';

const VAT_NUMBER = /^3\d{13}3$/;
const SELLER_SCHEMES = ['CRN', 'MOM', 'MLS', 'SAG', 'OTH', '700'];
const BUYER_SCHEMES = ['TIN', 'NAT', 'IQA', 'PAS', 'GCC', ...SELLER_SCHEMES];
const ADDRESS = ['StreetName', 'BuildingNumber', 'CitySubdivisionName', 'CityName', 'PostalZone'];

const vatNumberOf = (party: XmlElement | null) => party && textAt(party, 'PartyTaxScheme', 'CompanyID');
const nameOf = (party: XmlElement | null) => (party && textAt(party, 'PartyLegalEntity', 'RegistrationName')) ?? '';
const addressOf = (party: XmlElement | null, part: string) => party && textAt(party, 'PostalAddress', part);
const countryOf = (party: XmlElement | null) =>
  party && textAt(party, 'PostalAddress', 'Country', 'IdentificationCode');
const isBuyerSaudi = ({ isStandard, buyer }: Facts) => isStandard && countryOf(buyer) === 'SA';

function hasRegistration(party: XmlElement | null, schemes: readonly string[]): boolean {
  const ids = party ? find(party, 'PartyIdentification', 'ID') : [];
  return ids.length === 1 && ids.every((id) => isOf(id, schemes));
}
const isOf = (id: XmlElement, schemes: readonly string[]) =>
  schemes.includes(attributeOf(id, 'schemeID') ?? '') && /^[a-zA-Z0-9]+$/.test(textOfId(id));
const textOfId = (id: XmlElement) =>
  id.children
    .filter((node) => typeof node === 'string')
    .join('')
    .trim();

export const partyRules: readonly Rule[] = [
  warning('BR-06', 'the seller has a name', ({ seller }) => nameOf(seller) !== ''),
  error('BR-KSA-39', 'the seller has a VAT number', ({ seller }) =>
    Boolean(vatNumberOf(seller) && seller && textAt(seller, 'PartyTaxScheme', 'TaxScheme', 'ID') === 'VAT'),
  ),
  error('BR-KSA-40', "the seller's VAT number has 15 digits, the first and the last 3", ({ seller }) =>
    VAT_NUMBER.test(vatNumberOf(seller) ?? ''),
  ),
  warning('BR-KSA-08', 'the seller has one registration', ({ seller }) => hasRegistration(seller, SELLER_SCHEMES)),
  warning('BR-KSA-09', "the seller's address is whole", ({ seller }) =>
    [...ADDRESS.map((part) => addressOf(seller, part)), countryOf(seller)].every(Boolean),
  ),
  warning('BR-KSA-37', "the seller's building has four digits", ({ seller }) =>
    /^\d{4}$/.test(addressOf(seller, 'BuildingNumber') ?? ''),
  ),
  warning('BR-KSA-66', "the seller's postal code has five digits", ({ seller }) =>
    /^\d{5}$/.test(addressOf(seller, 'PostalZone') ?? ''),
  ),
  error(
    'BR-CUSTOM-VALIDATION-01',
    'nobody sells to themselves',
    ({ seller, buyer }) => !vatNumberOf(buyer) || vatNumberOf(buyer) !== vatNumberOf(seller),
  ),
  warning(
    'BR-KSA-42',
    'the buyer of a standard document has a name',
    ({ isStandard, buyer }) => !isStandard || nameOf(buyer) !== '',
  ),
  error('BR-KSA-44', "the buyer's VAT number has 15 digits, the first and the last 3", ({ buyer }) => {
    const number = vatNumberOf(buyer);
    return !number || VAT_NUMBER.test(number);
  }),
  error(
    'BR-KSA-46',
    'a buyer abroad has no VAT number of the Kingdom',
    ({ code, buyer }) => code[4] !== '1' || !vatNumberOf(buyer),
  ),
  warning(
    'BR-KSA-81',
    'the buyer of a standard document has a VAT number or a registration',
    ({ isStandard, buyer }) => !isStandard || Boolean(vatNumberOf(buyer)) || hasRegistration(buyer, BUYER_SCHEMES),
  ),
  error('BR-KSA-14', "the buyer's registration has a known scheme", ({ buyer }) =>
    (buyer ? find(buyer, 'PartyIdentification', 'ID') : []).every((id) => isOf(id, BUYER_SCHEMES)),
  ),
  warning(
    'BR-KSA-10',
    'the buyer of a standard document has street, city and country',
    ({ isStandard, buyer }) =>
      !isStandard || [addressOf(buyer, 'StreetName'), addressOf(buyer, 'CityName'), countryOf(buyer)].every(Boolean),
  ),
  warning(
    'BR-KSA-63',
    'the address of a buyer in the Kingdom is whole',
    (facts) => !isBuyerSaudi(facts) || ADDRESS.every((part) => addressOf(facts.buyer, part)),
  ),
  warning(
    'BR-KSA-67',
    'the postal code of a buyer in the Kingdom has five digits',
    (facts) => !isBuyerSaudi(facts) || /^\d{5}$/.test(addressOf(facts.buyer, 'PostalZone') ?? ''),
  ),
  warning(
    'BR-KSA-71',
    'the buyer of a simplified summary has a name',
    ({ isStandard, code, buyer }) => isStandard || code[5] !== '1' || nameOf(buyer) !== '',
  ),
  warning(
    'BR-KSA-25',
    'the buyer of health or education without VAT has a name',
    ({ subtotals, buyer }) => nameOf(buyer) !== '' || !subtotals.some(({ rate }) => isForCitizens(rate.reasonCode)),
  ),
  error(
    'BR-KSA-49',
    'the buyer of health or education without VAT has a national id',
    ({ subtotals, buyer }) =>
      !subtotals.some(({ rate }) => isForCitizens(rate.reasonCode)) || hasRegistration(buyer, ['NAT']),
  ),
];

const isForCitizens = (code: string | null) => code === 'VATEX-SA-EDU' || code === 'VATEX-SA-HEA';

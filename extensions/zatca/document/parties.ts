import { group, textIf, type XmlTree } from '../xml/write-xml.ts';
import type { Bilingual, TaxAddress, TaxParty } from './draft.ts';

/** `Arabic | English`, as the authority's samples write both. */
export const bilingual = ({ ar, en }: Bilingual): string => {
  const [arabic, english] = [ar.trim(), en.trim()];
  return arabic && english && arabic !== english ? `${arabic} | ${english}` : arabic || english;
};

export const vatScheme = (): XmlTree => group('cac:TaxScheme', textIf('cbc:ID', 'VAT'));

/** Seller or buyer. UBL wants the element of a buyer also where a consumer is not named; it is empty then. */
export const writeParty = (role: 'Supplier' | 'Customer', party: TaxParty | null): XmlTree =>
  group(`cac:Accounting${role}Party`, party && group('cac:Party', ...partsOf(party)));

const partsOf = ({ name, vatNumber, registration, address }: TaxParty) =>
  [
    registration &&
      group('cac:PartyIdentification', textIf('cbc:ID', registration.number, { schemeID: registration.scheme })),
    address && writeAddress(address),
    vatNumber && group('cac:PartyTaxScheme', textIf('cbc:CompanyID', vatNumber), vatScheme()),
    group('cac:PartyLegalEntity', textIf('cbc:RegistrationName', bilingual(name))),
  ].map((part) => part || null);

const writeAddress = (address: TaxAddress) =>
  group(
    'cac:PostalAddress',
    textIf('cbc:StreetName', address.street),
    textIf('cbc:AdditionalStreetName', address.additionalStreet),
    textIf('cbc:BuildingNumber', address.building),
    textIf('cbc:CitySubdivisionName', address.district),
    textIf('cbc:CityName', address.city),
    textIf('cbc:PostalZone', address.postalCode),
    group('cac:Country', textIf('cbc:IdentificationCode', address.country)),
  );

import { createPublicKey, type KeyObject, sign } from 'node:crypto';
import type { TaxIdentity } from '@waha/extend';
import { cleanText } from '../xml/write-xml.ts';
import { bits, identifier, integer, octets, printable, sequence, set, tagged, utf8 } from './der.ts';

const OID = {
  country: '2.5.4.6',
  unit: '2.5.4.11',
  organization: '2.5.4.10',
  commonName: '2.5.4.3',
  /** OpenSSL's `SN` is the surname, and the authority took it over. */
  serial: '2.5.4.4',
  vatNumber: '0.9.2342.19200300.100.1.1',
  title: '2.5.4.12',
  registeredAddress: '2.5.4.26',
  businessCategory: '2.5.4.15',
  template: '1.3.6.1.4.1.311.20.2',
  alternativeName: '2.5.29.17',
  extensions: '1.2.840.113549.1.9.14',
  ecdsaSha256: '1.2.840.10045.4.3.2',
} as const;

/** Standard and simplified documents: TSCZ. */
const DOCUMENTS = '1100';
/** The limit of RFC 5280, appendix A.1, for the names of a subject. */
const MAX_NAME = 64;

interface RequestedUnit {
  readonly identity: TaxIdentity;
  /** The template of certificates of an environment. */
  readonly template: string;
  readonly serial: string;
}

/** The names by which a unit is known: of the program and its serial number among the units of the shop. */
export const unitName = (serial: string): string => `1-Waha|2-Store|3-${serial}`;

/** A PKCS #10 request (RFC 2986) as the authority wants it, in PEM. */
export function writeRequest(privateKey: KeyObject, unit: RequestedUnit): string {
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  const version = integer(Buffer.from([0]));
  const body = sequence(version, subjectOf(unit), publicKey, tagged(0, extensionsOf(unit)));
  const signature = sign('sha256', body, privateKey);
  const der = sequence(body, sequence(identifier(OID.ecdsaSha256)), bits(signature));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE REQUEST-----', ...lines, '-----END CERTIFICATE REQUEST-----', ''].join('\n');
}

const part = (type: string, value: Uint8Array) => set(sequence(identifier(type), value));
const text = (type: string, value: string, length = MAX_NAME) =>
  part(type, utf8([...cleanText(value)].slice(0, length).join('')));

function subjectOf({ identity, serial }: RequestedUnit): Buffer {
  const { address, branch, name, vatNumber } = identity;
  return sequence(
    part(OID.country, printable(address.country)),
    text(OID.unit, branch),
    text(OID.organization, name.ar || name.en),
    text(OID.commonName, `WAHA-${serial.slice(0, 40)}-${vatNumber}`),
  );
}

function extensionsOf({ identity, template, serial }: RequestedUnit): Buffer {
  const { address, industry, vatNumber } = identity;
  const names = sequence(
    text(OID.serial, unitName(serial)),
    text(OID.vatNumber, vatNumber),
    text(OID.title, DOCUMENTS),
    text(OID.registeredAddress, `${address.building} ${address.street}, ${address.district}, ${address.city}`, 128),
    text(OID.businessCategory, industry, 128),
  );
  const extension = (type: string, value: Uint8Array) => sequence(identifier(type), octets(value));
  return sequence(
    identifier(OID.extensions),
    set(
      sequence(
        extension(OID.template, printable(template)),
        // A directory name is an alternative name of kind 4.
        extension(OID.alternativeName, sequence(tagged(4, names))),
      ),
    ),
  );
}

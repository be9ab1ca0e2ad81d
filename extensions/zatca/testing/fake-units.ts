import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { environments } from '../environments.ts';
import { type CertificateAuthority, openCertificateAuthority } from './certificate-authority.ts';
import { type ReadRequest, readRequest } from './read-request.ts';

/** A certificate with which a unit may call: of the checks, or of documents that count. */
export interface FakeCredential {
  readonly kind: 'compliance' | 'production';
  readonly requestId: string;
  readonly token: string;
  readonly secret: string;
  /** Base64, as stamps have it. */
  readonly certificate: string;
  readonly endsAt: Date;
  isRevoked: boolean;
}

export interface FakeUnit {
  /** The serial number of the request, after `3-`. */
  readonly serial: string;
  readonly vatNumber: string;
  readonly environment: string;
  readonly request: ReadRequest;
  readonly credentials: FakeCredential[];
  /** The checks that have passed since it was last enrolled. */
  readonly passed: Set<string>;
}

const SERIAL = '2.5.4.4';
const VAT_NUMBER = '0.9.2342.19200300.100.1.1';
const DAY_MS = 24 * 60 * 60 * 1000;

export type FakeUnits = ReturnType<typeof openFakeUnits>;

/** The units that an authority knows, with the certificates it gave them. */
export function openFakeUnits(now: () => number) {
  const authority: CertificateAuthority = openCertificateAuthority(now);
  const units: FakeUnit[] = [];
  const terms = { validDays: 365, isOfOtherKey: false };

  return {
    ...{ authority, units, terms },
    /** Reads a request; its refusal is a text. A request of a key that is known is of the same unit. */
    accept(csr: string, path: string): FakeUnit | string {
      const environment = environments.find((one) => one.path === path);
      let request: ReadRequest;
      try {
        request = readRequest(csr);
      } catch (broken) {
        return String(broken);
      }
      if (request.template !== environment?.template) return `The template ${request.template} is not supported`;
      const [vatNumber = '', serial = ''] = [VAT_NUMBER, SERIAL].map((type) => request.names.get(type));
      if (!/^3\d{13}3$/.test(vatNumber) || !/^1-.+\|2-.+\|3-.+$/.test(serial)) return 'Names are missing';
      const known = units.find((unit) => unit.request.publicKey.equals(request.publicKey));
      if (known) return known;
      const unit: FakeUnit = {
        ...{ serial: serial.split('|3-')[1] ?? '', vatNumber, environment: environment.id, request },
        ...{ credentials: [], passed: new Set<string>() },
      };
      units.push(unit);
      return unit;
    },

    issue(unit: FakeUnit, kind: FakeCredential['kind']): FakeCredential {
      // The sandbox gives everybody a certificate of its own key in the end.
      const isOther = terms.isOfOtherKey || (unit.environment === 'sandbox' && kind === 'production');
      const publicKey = isOther ? otherKey() : unit.request.publicKey;
      const period = { from: new Date(now() - 60_000), to: new Date(now() + terms.validDays * DAY_MS) };
      const certificate = authority.issue({ ...unit.request, publicKey }, period);
      const credential: FakeCredential = {
        ...{ kind, certificate, endsAt: period.to, isRevoked: false },
        requestId: String(1_000_000_000_000 + Math.floor(Math.random() * 1e9)),
        token: Buffer.from(certificate).toString('base64'),
        secret: randomBytes(32).toString('base64'),
      };
      unit.credentials.push(credential);
      return credential;
    },

    /** The unit and certificate that a call names; null where they are not known, ended or revoked. */
    authenticate(authorization: unknown, kind: FakeCredential['kind']) {
      const [token, secret] = Buffer.from(String(authorization).replace(/^Basic /, ''), 'base64')
        .toString()
        .split(':');
      for (const unit of units) {
        const credential = unit.credentials.find((one) => one.token === token && one.secret === secret);
        if (credential?.kind === kind && !credential.isRevoked && credential.endsAt.getTime() > now()) {
          return { unit, credential };
        }
      }
      return null;
    },
  };
}

const otherKey = () => createPublicKey(generateKeyPairSync('ec', { namedCurve: 'secp256k1' }).privateKey);

import { type FakeAnswer, type FakeRequest, startFakeServer } from '@waha/extend/testing';
import { environments } from '../environments.ts';
import { findChainFaults, openInbox, type Treatment } from './fake-inbox.ts';
import { openRegistration } from './fake-registration.ts';
import { type FakeCredential, type FakeUnit, openFakeUnits } from './fake-units.ts';
import { error, type Finding, findingsOf, type InspectedDocument } from './inspect-document.ts';

/** Ways in which a call is answered badly: too many calls, a certificate that is not known, a call that arrives twice. */
type Misuse = 'busy' | 'unauthorised' | 'doubled';

interface AuthorityOptions {
  readonly now?: () => number;
  /** Rules that are asked too: the official schema and rule sheets, where they are at hand. */
  readonly official?: (xml: string) => readonly Finding[];
}

const RETRY_AFTER_SECONDS = 7;
/** Callers of tests wait longer than this, so that a busy machine is no hanging authority. */
const HANG_MS = 200;

export type FakeAuthority = Awaited<ReturnType<typeof openFakeAuthority>>;

/**
 * A fake of the authority on a local port. It issues certificates for requests it verifies, and checks what the real one
 * checks: structure, hashes, stamps, QR codes, rules, doubled UUIDs, the unit of a certificate, and the order of chains.
 */
export async function openFakeAuthority({ now = Date.now, official = () => [] }: AuthorityOptions = {}) {
  const units = openFakeUnits(now);
  const findingsFor = (document: InspectedDocument, asked: { hash: string; uuid: string }, unit: FakeUnit) => [
    ...findingsOf(document, asked, now()),
    ...official(document.xml),
    ...findingsOfUnit(document, unit),
  ];
  const registration = openRegistration(units, findingsFor);
  const inbox = openInbox(units, findingsFor, now);
  /** Modes of the next calls about documents, in their order; null for one that is answered well. */
  const modes: (Misuse | Treatment | null)[] = [];

  function carryOut(request: FakeRequest): FakeAnswer {
    const [, path = '', call = ''] = /^\/e-invoicing\/([\w-]+)\/(.+)$/.exec(request.path) ?? [];
    if (!environments.some((one) => one.path === path) || request.headers['accept-version'] !== 'V2') return [404, {}];
    switch (`${request.method} ${call}`) {
      case 'POST compliance':
        return registration.enrol(request, path);
      case 'PATCH production/csids':
        return registration.renew(request, path);
      case 'POST production/csids':
        return asking(request, 'compliance', registration.activate);
      case 'POST compliance/invoices':
        return asking(request, 'compliance', registration.check);
      case 'POST invoices/reporting/single':
        return receive(request, false);
      case 'POST invoices/clearance/single':
        return receive(request, true);
      default:
        return [404, {}];
    }
  }

  function asking(
    { headers, body }: FakeRequest,
    kind: FakeCredential['kind'],
    act: (unit: FakeUnit, body: unknown, credential: FakeCredential) => FakeAnswer,
  ): FakeAnswer {
    const caller = units.authenticate(headers.authorization, kind);
    return caller ? act(caller.unit, body, caller.credential) : [401, {}];
  }

  function receive(request: FakeRequest, isClearance: boolean): FakeAnswer {
    const mode = modes.shift() ?? null;
    if (mode === 'busy') return [429, { message: 'Too many requests' }, { 'retry-after': String(RETRY_AFTER_SECONDS) }];
    if (mode === 'unauthorised') return [401, {}];
    const treatment = mode === 'doubled' ? null : mode;
    const once = () =>
      asking(request, 'production', (unit, body) => inbox.receive(unit, body, { isClearance, treatment }));
    if (mode === 'doubled') once();
    return once();
  }

  const server = await startFakeServer(carryOut, { hangMs: HANG_MS });
  const url = `${server.url}/e-invoicing`;
  return {
    ...server,
    ...{ url, env: { ZATCA_URL: url }, modes },
    ...{ documents: inbox.documents, units: units.units, certificates: units.terms },
    ...{ registration: registration.terms, terms: inbox.terms, issueCode: registration.issueCode },
    /** Documents of a unit by its serial number, in the order in which they came. */
    documentsOf: (serial: string) => inbox.documents.filter(({ unit }) => unit.serial === serial),
    /** Gaps, forks and disorder in what came of a unit; empty for a chain that is whole. */
    chainFaultsOf: (serial: string) => findChainFaults(inbox.documents.filter(({ unit }) => unit.serial === serial)),
    /** Gives up all certificates of a unit. */
    revoke(serial: string): void {
      for (const unit of units.units.filter((one) => one.serial === serial)) {
        for (const credential of unit.credentials) credential.isRevoked = true;
      }
    },
  };
}

/** Errors of a document that names another seller than its certificate, or is stamped with another unit's. */
function findingsOfUnit({ vatNumber, certificate }: InspectedDocument, unit: FakeUnit): Finding[] {
  const isOwn = unit.credentials.some((one) => one.certificate === certificate);
  return [
    ...(vatNumber === unit.vatNumber
      ? []
      : [error('certificate-permissions', 'User only allowed to use the vat number of the certificate')]),
    ...(isOwn ? [] : [error('invalid-signing-certificate', 'X509Certificate used for signing is not of this unit')]),
  ];
}

import type { ExtensionFetch, StampedDocument, TaxProvider, TaxReport, TaxUnit } from '@waha/extend';
import { type Answer, createAskAuthority } from './api/ask-authority.ts';
import { messageOf } from './api/known-messages.ts';
import { readReport, unanswered } from './api/read-report.ts';
import { uuidOf } from './document/uuid-of.ts';
import { environments } from './environments.ts';
import { checkIdentity } from './identity/check-identity.ts';
import { FIRST_PREVIOUS_HASH } from './stamp/hash-invoice.ts';
import type { StampIdentity } from './stamp/stamp-invoice.ts';
import { stampDocument } from './stamp-document.ts';
import { createUnit } from './unit/create-unit.ts';
import { activate, askForRenewal, enrol } from './unit/registration.ts';
import { sampleDocument, samples } from './unit/sample-documents.ts';
import { type Credential, certificateOf, privateKeyOf, readSecrets } from './unit/secrets.ts';

const REPORTING = 'invoices/reporting/single';

interface AdapterDependencies {
  /** The address above the environments. */
  readonly url: string;
  readonly fetch: ExtensionFetch;
  readonly now: () => number;
}

/** The port of tax documents at the Saudi authority. */
export function createZatca({ url, fetch, now }: AdapterDependencies): TaxProvider {
  const ask = createAskAuthority(url, fetch, now);

  async function check(unit: TaxUnit, id: string, at: Date): Promise<TaxReport> {
    const { compliance } = readSecrets(unit.secrets);
    if (!compliance) return unanswered('request', messageOf('Missing-ComplianceSteps', 'the unit is not enrolled'));
    const document = sampleDocument(id, unit.identity, at);
    const place = { counter: 1, previousHash: FIRST_PREVIOUS_HASH };
    const stamped = stampDocument(document, place, unit.identity, signerOf(unit, compliance));
    const sent = { ...stamped, id: document.id, isSample: true };
    const answer = await send('compliance/invoices', sent, unit, compliance);
    return readReport(answer, sent);
  }

  async function report(document: StampedDocument & { readonly id: string }, unit: TaxUnit): Promise<TaxReport> {
    const { production } = readSecrets(unit.secrets);
    if (!production) return unanswered('credentials', messageOf('unauthorised', 'the unit is not active'));
    if (document.mode === 'report') {
      return readReport(await send(REPORTING, document, unit, production), document);
    }
    const answer = await send('invoices/clearance/single', document, unit, production);
    if (answer?.status !== 303) return readReport(answer, document);
    // Clearance is off, and the authority wants the same bytes as a report.
    const reported = await send(REPORTING, document, unit, production);
    return readReport(reported, { ...document, mode: 'report' });
  }

  function send(
    path: string,
    document: StampedDocument & { readonly id: string },
    { environment }: TaxUnit,
    credential: Credential,
  ): Promise<Answer | null> {
    const invoice = Buffer.from(document.xml).toString('base64');
    const body = { invoiceHash: document.hash, uuid: uuidOf(document.id), invoice };
    return ask({ environment, path, body, credential });
  }

  async function renew(unit: TaxUnit, code: string) {
    const asked = await askForRenewal(ask, unit, code);
    if (asked.status !== 'to-check') return asked;
    const toCheck = { ...unit, secrets: asked.secrets };
    for (const { id } of samples) {
      const told = await check(toCheck, id, new Date(now()));
      if (told.status === 'rejected') return { status: 'refused', messages: told.errors } as const;
      if (told.status === 'unanswered') return { status: 'refused', messages: [told.message] } as const;
    }
    return activate(ask, toCheck);
  }

  return {
    environments: environments.map(({ id, name, isReal }) => ({ id, name, isReal })),
    firstHash: FIRST_PREVIOUS_HASH,
    checks: samples.map(({ id, name }) => ({ id, name })),
    checkIdentity,
    createUnit,
    enrol: (unit, code) => enrol(ask, unit, code),
    check,
    activate: (unit) => activate(ask, unit),
    renew,
    stamp: (document, place, unit) => stampDocument(document, place, unit.identity, signerOf(unit)),
    report,
  };
}

/**
 * The key of a unit with its certificate. Certificates that the sandbox issues last are of another key and no use for
 * stamps: there documents carry that of the checks.
 */
function signerOf(unit: TaxUnit, given?: Credential): StampIdentity {
  const secrets = readSecrets(unit.secrets);
  const credential = given ?? (unit.environment === 'sandbox' ? secrets.compliance : secrets.production);
  if (!credential) throw new Error('the unit is not active');
  return { privateKey: privateKeyOf(secrets), certificate: certificateOf(credential) };
}

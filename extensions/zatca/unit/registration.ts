import type { TaxMessage, TaxStep, TaxUnit } from '@waha/extend';
import {
  documentAnswer,
  type IssuedAnswer,
  issuedAnswer,
  refusalMessages,
  toldMessages,
} from '../api/answer-shapes.ts';
import type { Answer, AskAuthority } from '../api/ask-authority.ts';
import { messageOf } from '../api/known-messages.ts';
import { type Credential, certificateOf, publicKeyOf, readSecrets, type UnitSecrets, writeSecrets } from './secrets.ts';

type Refused = Extract<TaxStep, { status: 'refused' }>;

/** The certificate of the checks, for the code of the portal. */
export async function enrol(ask: AskAuthority, unit: TaxUnit, code: string): Promise<TaxStep> {
  const secrets = readSecrets(unit.secrets);
  const { environment } = unit;
  const body = { csr: secrets.request };
  const answer = await ask({ environment, path: 'compliance', body, code: code.trim() });
  const issued = readIssued(answer, unit);
  if ('status' in issued) return issued;
  const compliance = { ...credentialOf(issued), requestId: issued.requestID };
  return doneWith({ ...secrets, compliance, production: null }, compliance);
}

/** The certificate with which documents count, once all checks have passed. */
export async function activate(ask: AskAuthority, unit: TaxUnit): Promise<TaxStep> {
  const secrets = readSecrets(unit.secrets);
  const { compliance } = secrets;
  if (!compliance) return refused([messageOf('Missing-ComplianceSteps', 'the unit is not enrolled')]);
  const { requestId, ...credential } = compliance;
  const answer = await ask({
    ...{ environment: unit.environment, path: 'production/csids', credential },
    body: { compliance_request_id: requestId },
  });
  const issued = readIssued(answer, unit);
  if ('status' in issued) return issued;
  const production = credentialOf(issued);
  return doneWith({ ...secrets, production }, production);
}

/** A new certificate of the same key. With status 428 the authority wants the checks again before it gives one. */
export async function askForRenewal(
  ask: AskAuthority,
  unit: TaxUnit,
  code: string,
): Promise<TaxStep | { status: 'to-check'; secrets: string }> {
  const secrets = readSecrets(unit.secrets);
  const { production } = secrets;
  if (!production) return refused([messageOf('unauthorised', 'the unit is not active')]);
  const answer = await ask({
    ...{ environment: unit.environment, method: 'PATCH', path: 'production/csids', code: code.trim() },
    ...{ credential: production, body: { csr: secrets.request } },
  });
  const issued = readIssued(answer, unit);
  if ('status' in issued) return issued;
  const credential = credentialOf(issued);
  if (answer?.status === 428) {
    const compliance = { ...credential, requestId: issued.requestID };
    return { status: 'to-check', secrets: writeSecrets({ ...secrets, compliance }) };
  }
  return doneWith({ ...secrets, production: credential }, credential);
}

const OTHER_KEY = 'the certificate is not of the key of this unit';
const ISSUED = new Set([200, 201, 202, 428]);

/** A certificate that was issued and is of this unit's key; else the refusal. */
function readIssued(answer: Answer | null, unit: TaxUnit): IssuedAnswer | Refused {
  if (!answer) return refused([messageOf('no-answer', 'there is no answer')]);
  const body = unwrapped(answer.body);
  const issued = issuedAnswer.safeParse(body);
  if (ISSUED.has(answer.status) && issued.success) {
    return isOfKey(issued.data, unit) ? issued.data : refused([messageOf('key-mismatch', OTHER_KEY)]);
  }
  return refused(reasonsOf(answer, body));
}

/** Renewals come inside a value. */
const unwrapped = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'value' in body ? body.value : body;

function reasonsOf({ status }: Answer, body: unknown): TaxMessage[] {
  const told = refusalMessages(body);
  if (told.length > 0) return told;
  const results = documentAnswer.safeParse(body);
  const errors = results.success ? toldMessages(results.data.validationResults?.errorMessages) : [];
  if (errors.length > 0) return errors;
  if (status === 429) return [messageOf('busy', `status ${status}`)];
  const isAway = status >= 500 || status < 400;
  return [messageOf(isAway ? 'no-answer' : status === 401 ? 'unauthorised' : 'refused-request', `status ${status}`)];
}

const credentialOf = (issued: IssuedAnswer): Credential => ({
  ...{ token: issued.binarySecurityToken, secret: issued.secret },
});

/**
 * A certificate of another key would make stamps that do not hold. The sandbox ends with one that all its users share;
 * there documents are stamped with the certificate of the checks.
 */
function isOfKey(issued: IssuedAnswer, unit: TaxUnit): boolean {
  try {
    const { publicKeyDer } = certificateOf(credentialOf(issued));
    return unit.environment === 'sandbox' || publicKeyDer.equals(publicKeyOf(readSecrets(unit.secrets)));
  } catch {
    return false;
  }
}

const refused = (messages: readonly TaxMessage[]): Refused => ({ status: 'refused', messages });

const doneWith = (secrets: UnitSecrets, credential: Credential): TaxStep => ({
  ...{ status: 'done', secrets: writeSecrets(secrets) },
  endsAt: certificateOf(credential).validTo,
});

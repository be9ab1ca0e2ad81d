import { randomInt } from 'node:crypto';
import type { FakeAnswer, FakeRequest } from '@waha/extend/testing';
import { z } from 'zod';
import { samples } from '../unit/sample-documents.ts';
import { hasError, issuedBody, noXml, readSent, resultBody } from './answers.ts';
import type { FakeCredential, FakeUnit, FakeUnits } from './fake-units.ts';
import type { Finding, InspectedDocument } from './inspect-document.ts';

const NOT_COMPLIANT = {
  ...{ requestID: -2, tokenType: null, dispositionMessage: 'NOT_COMPLIANT' },
  binarySecurityToken: null,
};
const KINDS: Readonly<Record<string, string>> = { 388: 'invoice', 381: 'credit-note', 383: 'debit-note' };

/** How units are registered at the fake authority: for a code of its portal, after the six checks. */
export function openRegistration(
  units: FakeUnits,
  findingsFor: (document: InspectedDocument, asked: { hash: string; uuid: string }, unit: FakeUnit) => Finding[],
) {
  const codes = new Set<string>();
  const terms = { doesRenewalNeedChecks: false };

  /** A unit of a request whose code is right; the code is used up. */
  function withCode({ headers, body }: FakeRequest, path: string): FakeUnit | FakeAnswer {
    const code = String(headers.otp ?? '');
    if (code === '') return [400, { code: 'Missing-OTP', message: 'OTP is required' }];
    const asked = z.object({ csr: z.string() }).safeParse(body);
    const unit = asked.success ? units.accept(asked.data.csr, path) : 'No request';
    if (typeof unit === 'string') return [400, { ...NOT_COMPLIANT, errors: [unit] }];
    // An answer that repeats the code tries whether it is shown or logged.
    if (!codes.delete(code)) return [400, { code: 'Invalid-OTP', message: `The provided OTP ${code} is invalid` }];
    return unit;
  }

  return {
    terms,
    /** A code as the portal shows it: for one use. */
    issueCode(): string {
      const code = String(randomInt(100_000, 1_000_000));
      codes.add(code);
      return code;
    },

    enrol(request: FakeRequest, path: string): FakeAnswer {
      const unit = withCode(request, path);
      if (Array.isArray(unit)) return unit;
      unit.passed.clear();
      return [200, issuedBody(units.issue(unit, 'compliance'))];
    },

    check(unit: FakeUnit, body: unknown): FakeAnswer {
      const read = readSent(body);
      if (!read) return [400, { message: 'Invalid request' }];
      const { document, asked } = read;
      const findings = document ? findingsFor(document, asked, unit) : [noXml];
      const isClearance = document?.isStandard === true;
      if (!document || hasError(findings)) return [400, resultBody({ findings, isClearance })];
      unit.passed.add(`${isClearance ? 'standard' : 'simplified'}-${KINDS[document.type]}`);
      return [200, resultBody({ findings, isClearance })];
    },

    activate(unit: FakeUnit, body: unknown, { requestId }: FakeCredential): FakeAnswer {
      const asked = z.object({ compliance_request_id: z.string() }).safeParse(body);
      if (asked.data?.compliance_request_id !== requestId) {
        return [400, { code: 'Invalid-CurrentCCSID', message: 'The provided CurrentCCSID is invalid' }];
      }
      const missing = samples.filter(({ id }) => !unit.passed.has(id)).map(({ id }) => id);
      if (missing.length > 0) return [400, { code: 'Missing-ComplianceSteps', message: `not done: ${missing.join()}` }];
      return [200, issuedBody(units.issue(unit, 'production'))];
    },

    renew(request: FakeRequest, path: string): FakeAnswer {
      const caller = units.authenticate(request.headers.authorization, 'production');
      if (!caller) return [401, {}];
      const unit = withCode(request, path);
      if (Array.isArray(unit)) return unit;
      if (unit !== caller.unit) return [400, { code: 'Invalid-CSR', message: 'The request is of another unit' }];
      if (!terms.doesRenewalNeedChecks) return [200, { value: issuedBody(units.issue(unit, 'production')) }];
      unit.passed.clear();
      return [428, { ...issuedBody(units.issue(unit, 'compliance')), dispositionMessage: 'NOT_COMPLIANT' }];
    },
  };
}

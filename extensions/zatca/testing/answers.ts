import { z } from 'zod';
import type { FakeCredential } from './fake-units.ts';
import { error, type Finding, inspectDocument } from './inspect-document.ts';

const sentDocument = z.object({ invoiceHash: z.string(), uuid: z.string(), invoice: z.base64() });

/** The document of a call; null for a body that is none. */
export function readSent(body: unknown) {
  const sent = sentDocument.safeParse(body);
  if (!sent.success) return null;
  const xml = Buffer.from(sent.data.invoice, 'base64').toString();
  return { document: inspectDocument(xml), asked: { hash: sent.data.invoiceHash, uuid: sent.data.uuid } };
}

export const noXml = error('XSD_ZATCA_INVALID', 'Schema validation failed');

export const issuedBody = ({ requestId, token, secret }: FakeCredential) => ({
  ...{ requestID: Number(requestId), dispositionMessage: 'ISSUED', binarySecurityToken: token, secret },
  tokenType: 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-x509-token-profile-1.0#X509v3',
});

interface Result {
  readonly findings: readonly Finding[];
  readonly isClearance: boolean;
  readonly clearedXml?: string | null;
}

export const hasError = (findings: readonly Finding[]) => findings.some(({ type }) => type === 'ERROR');

/** The answer about a document, which is accepted where no finding is an error. */
export function resultBody({ findings, isClearance, clearedXml }: Result) {
  const messages = (type: Finding['type']) =>
    findings.filter((one) => one.type === type).map((one) => ({ ...one, category: 'KSA' }));
  const [errorMessages, warningMessages] = [messages('ERROR'), messages('WARNING')];
  const isAccepted = errorMessages.length === 0;
  const passed = warningMessages.length > 0 ? 'WARNING' : 'PASS';
  return {
    validationResults: { infoMessages: [], warningMessages, errorMessages, status: isAccepted ? passed : 'ERROR' },
    reportingStatus: isClearance ? null : isAccepted ? 'REPORTED' : 'NOT_REPORTED',
    clearanceStatus: isClearance ? (isAccepted ? 'CLEARED' : 'NOT_CLEARED') : null,
    clearedInvoice: clearedXml ? Buffer.from(clearedXml).toString('base64') : null,
  };
}

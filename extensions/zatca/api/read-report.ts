import type { StampedDocument, TaxMessage, TaxReport } from '@waha/extend';
import { hashInvoice } from '../stamp/hash-invoice.ts';
import { find, textAt } from '../xml/nodes.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { type DocumentAnswer, documentAnswer, refusalMessages, toldMessages } from './answer-shapes.ts';
import type { Answer } from './ask-authority.ts';
import { messageOf } from './known-messages.ts';

type Unanswered = Extract<TaxReport, { status: 'unanswered' }>;

export const unanswered = (
  problem: Unanswered['problem'],
  message: TaxMessage,
  retryAfterMs: number | null = null,
): Unanswered => ({ ...{ status: 'unanswered', problem }, message, retryAfterMs });

const ACCEPTED = new Set(['REPORTED', 'CLEARED']);
/** Accepted before: the answer to the first time was lost. */
const EARLIER = /ALREADY|EARLIER|Duplicate-Invoice/i;

export interface ReportedDocument extends Pick<StampedDocument, 'hash' | 'mode'> {
  /** A sample of the checks: it is cleared without a stamp of the authority. */
  readonly isSample?: boolean;
}

/**
 * The outcome of a document. It is accepted or rejected only where the answer says so in full; anything else leaves it
 * unanswered, and the same bytes are sent again.
 */
export function readReport(answer: Answer | null, document: ReportedDocument): TaxReport {
  if (!answer) return unanswered('away', messageOf('no-answer', 'there is no answer'));
  const { status, body } = answer;
  const read = documentAnswer.safeParse(body);
  if (read.success) {
    const told = toldOf(answer, read.data, document);
    if (told) return told;
  }
  if (status >= 500 || status < 400)
    return unanswered('away', messageOf('no-answer', `status ${status}`), answer.retryAfterMs);
  if (status === 429) return unanswered('busy', messageOf('busy', 'status 429'), answer.retryAfterMs);
  if (status === 401 || status === 403) return unanswered('credentials', firstOf(body, 'unauthorised', status));
  return unanswered('request', firstOf(body, status === 413 ? 'too-large' : 'refused-request', status));
}

/** The first reason that is given, or the status; with the help of our own code where the authority's is not known. */
function firstOf(body: unknown, code: string, status: number): TaxMessage {
  const own = messageOf(code, `status ${status}`);
  const given = refusalMessages(body)[0];
  return given ? { ...given, help: given.help ?? own.help } : own;
}

/** The outcome that the answer tells; null where it tells none. */
function toldOf({ status }: Answer, body: DocumentAnswer, document: ReportedDocument): TaxReport | null {
  const errors = toldMessages(body.validationResults?.errorMessages);
  const warnings = toldMessages(body.validationResults?.warningMessages);
  const outcome = document.mode === 'clear' ? body.clearanceStatus : body.reportingStatus;
  const isEarlier = status === 208 || (status === 409 && [outcome, ...codesOf(errors, warnings)].some(isOfEarlier));
  if (!isEarlier && errors.length > 0 && (status === 400 || (status < 300 && outcome?.startsWith('NOT_')))) {
    return { status: 'rejected', errors, warnings };
  }
  const isAccepted = (status === 200 || status === 202) && errors.length === 0 && ACCEPTED.has(outcome ?? '');
  if (!isEarlier && !isAccepted) return null;
  const cleared = document.mode === 'clear' ? clearedOf(body.clearedInvoice, document.hash) : null;
  // A cleared document without its stamp is asked for again: the answer to the second time may have it.
  if (document.mode === 'clear' && isAccepted && cleared === null && !document.isSample) return null;
  return { status: 'accepted', warnings, cleared };
}

const codesOf = (...lists: readonly TaxMessage[][]) => lists.flat().map(({ code }) => code);
const isOfEarlier = (text: string | null | undefined) => EARLIER.test(text ?? '');

/** The document with the authority's stamp, which must be the one that was sent. */
function clearedOf(base64: string | null | undefined, hash: string): { xml: string; qr: string } | null {
  if (!base64) return null;
  try {
    const xml = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(base64, 'base64'));
    const invoice = parseXml(xml);
    if (hashInvoice(invoice).toString('base64') !== hash) return null;
    const reference = find(invoice, 'AdditionalDocumentReference').find((one) => textAt(one, 'ID') === 'QR');
    const qr = reference && textAt(reference, 'Attachment', 'EmbeddedDocumentBinaryObject');
    return qr ? { xml, qr } : null;
  } catch {
    return null;
  }
}

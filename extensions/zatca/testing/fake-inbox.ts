import type { FakeAnswer } from '@waha/extend/testing';
import { hasError, noXml, readSent, resultBody } from './answers.ts';
import { clearDocument } from './clear-document.ts';
import type { FakeUnit, FakeUnits } from './fake-units.ts';
import { error, type Finding, type InspectedDocument, warning } from './inspect-document.ts';

/** A document as the authority holds it, accepted or not. */
export interface HeldDocument extends InspectedDocument {
  readonly unit: FakeUnit;
  readonly isAccepted: boolean;
  readonly findings: readonly Finding[];
  /** With the authority's stamp, after clearance. */
  readonly clearedXml: string | null;
}

/** How a document is treated that is right: rejected, accepted with a warning, or answered with another one. */
export type Treatment = 'reject' | 'warn' | 'other-document';

interface Delivery {
  readonly isClearance: boolean;
  readonly treatment: Treatment | null;
}

/** Documents that the fake authority received, in the order in which they came. */
export function openInbox(
  units: FakeUnits,
  findingsFor: (document: InspectedDocument, asked: { hash: string; uuid: string }, unit: FakeUnit) => Finding[],
  now: () => number,
) {
  const documents: HeldDocument[] = [];
  const terms = { isClearanceOn: true };

  function ofRoute({ isStandard }: InspectedDocument, isClearance: boolean): Finding[] {
    if (isClearance && !isStandard) return [error('clearance-simplified', 'Simplified documents are reported')];
    if (!isClearance && isStandard && terms.isClearanceOn) return [error('reporting-standard', 'Clearance is on')];
    return [];
  }

  /** The first thing wrong with the place of a document: another of its UUID, or not the next of its unit. */
  function ofChain(document: InspectedDocument, { chain }: FakeUnit): Finding | null {
    const { uuid, counter, previousHash } = document;
    if (documents.some((one) => one.uuid === uuid)) return error('invalid-uuid', 'Another document has this UUID');
    if (counter !== chain.counter + 1) return error('KSA-16', `ICV ${counter} after ${chain.counter}`);
    return previousHash === chain.hash ? null : error('KSA-13', 'PIH is not the hash of the document before');
  }

  function keep(document: InspectedDocument, unit: FakeUnit, findings: readonly Finding[], isClearance: boolean) {
    // A rejected document keeps its place in the chain.
    unit.chain = { counter: document.counter, hash: document.hash };
    const isAccepted = !hasError(findings);
    const isCleared = isClearance && isAccepted;
    const clearedXml = isCleared ? clearDocument(document.xml, units.authority.own, new Date(now())) : null;
    documents.push({ ...document, unit, isAccepted, findings, clearedXml });
    return clearedXml;
  }

  return {
    ...{ documents, terms },
    receive(unit: FakeUnit, body: unknown, { isClearance, treatment }: Delivery): FakeAnswer {
      // See status 303 in the authority's table: the document is to be reported instead.
      if (isClearance && !terms.isClearanceOn) return [303, { message: 'Clearance is off' }];
      const read = readSent(body);
      if (!read) return [400, { message: 'Invalid request' }];
      const { document, asked } = read;
      if (!document) return [400, resultBody({ findings: [noXml], isClearance })];
      const held = documents.find((one) => one.uuid === document.uuid && one.hash === document.hash);
      if (held) return heldBefore(held, isClearance);
      const findings = [
        ...findingsFor(document, asked, unit),
        ...ofRoute(document, isClearance),
        ...findingsOfTreatment(treatment),
      ];
      const outOfOrder = ofChain(document, unit);
      if (outOfOrder) return [400, resultBody({ findings: [outOfOrder, ...findings], isClearance })];
      const clearedXml = keep(document, unit, findings, isClearance);
      if (hasError(findings)) return [400, resultBody({ findings, isClearance })];
      const isOther = treatment === 'other-document';
      const shown = isOther ? (clearedXml?.replace(document.number, 'ANOTHER') ?? null) : clearedXml;
      return [findings.length > 0 ? 202 : 200, resultBody({ findings, isClearance, clearedXml: shown })];
    },
  };
}

function findingsOfTreatment(treatment: Treatment | null): Finding[] {
  if (treatment === 'reject') return [error('BR-KSA-40', '[BR-KSA-40] - the authority was told to reject this')];
  return treatment === 'warn' ? [warning('BR-KSA-F-08', '[BR-KSA-F-08] - the CRN appears to be incorrect')] : [];
}

/** The answer to the same bytes again: 208 after clearance, 409 after a report, the same rejection. */
function heldBefore({ isAccepted, findings, clearedXml }: HeldDocument, isClearance: boolean): FakeAnswer {
  if (!isAccepted) return [400, resultBody({ findings, isClearance })];
  const text = 'This document was accepted before';
  if (isClearance) {
    return [208, resultBody({ findings: [warning('Duplicate-Invoice', text)], isClearance, clearedXml })];
  }
  const body = resultBody({ findings: [error('Duplicate-Invoice', text)], isClearance });
  return [409, { ...body, reportingStatus: 'REPORTED_SUCCESSFULLY_EARLIER' }];
}

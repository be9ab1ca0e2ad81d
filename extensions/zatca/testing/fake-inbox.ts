import type { FakeAnswer } from '@waha/extend/testing';
import { FIRST_PREVIOUS_HASH } from '../stamp/hash-invoice.ts';
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
  /** The real authority takes late documents; a strict one rejects all that come before their turn. */
  const terms = { isClearanceOn: true, isOrderStrict: false };

  function ofRoute({ isStandard }: InspectedDocument, isClearance: boolean): Finding[] {
    if (isClearance && !isStandard) return [error('clearance-simplified', 'Simplified documents are reported')];
    if (!isClearance && isStandard && terms.isClearanceOn) return [error('reporting-standard', 'Clearance is on')];
    return [];
  }

  /** The first thing wrong with the place of a document: its UUID or its place is taken, or a neighbour has other hashes. */
  function ofPlace(document: InspectedDocument, unit: FakeUnit): Finding | null {
    const { uuid, counter } = document;
    if (documents.some((one) => one.uuid === uuid)) return error('invalid-uuid', 'Another document has this UUID');
    const own = documents.filter((one) => one.unit === unit);
    if (own.some((one) => one.counter === counter)) return error('KSA-16', `ICV ${counter} is taken`);
    const last = Math.max(0, ...own.map((one) => one.counter));
    if (terms.isOrderStrict && counter !== last + 1) return error('KSA-16', `ICV ${counter} after ${last}`);
    const isWhole = isLinked([...own, document], counter) && isLinked([...own, document], counter + 1);
    return isWhole ? null : error('KSA-13', 'PIH is not the hash of the document before');
  }

  function keep(document: InspectedDocument, unit: FakeUnit, findings: readonly Finding[], isClearance: boolean) {
    const isAccepted = !hasError(findings);
    const isCleared = isClearance && isAccepted;
    const clearedXml = isCleared ? clearDocument(document.xml, units.authority.own, new Date(now())) : null;
    // A rejected document keeps its place in the chain.
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
      const misplaced = ofPlace(document, unit);
      if (misplaced) return [400, resultBody({ findings: [misplaced, ...findings], isClearance })];
      const clearedXml = keep(document, unit, findings, isClearance);
      if (hasError(findings)) return [400, resultBody({ findings, isClearance })];
      const isOther = treatment === 'other-document';
      const shown = isOther ? (clearedXml?.replace(document.number, 'ANOTHER') ?? null) : clearedXml;
      return [findings.length > 0 ? 202 : 200, resultBody({ findings, isClearance, clearedXml: shown })];
    },
  };
}

type Link = Pick<InspectedDocument, 'counter' | 'hash' | 'previousHash'>;

/** Whether the document at a place names the hash of the one before, as far as both are held. */
function isLinked(links: readonly Link[], counter: number): boolean {
  const at = (place: number) => links.find((one) => one.counter === place);
  const before = counter === 1 ? FIRST_PREVIOUS_HASH : at(counter - 1)?.hash;
  const own = at(counter);
  return !own || before === undefined || own.previousHash === before;
}

/** Faults of the chain of a unit's documents in the order in which they came; empty for one that is whole and in order. */
export function findChainFaults(links: readonly Link[]): string[] {
  return links.flatMap(({ counter }, at) => [
    ...(counter === at + 1 ? [] : [`document ${at + 1} has the place ${counter}`]),
    ...(isLinked(links, counter) ? [] : [`document ${at + 1} does not name the hash of the one before`]),
  ]);
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

import { type StampedDocument, type TaxDocument, TaxDocumentFault, type TaxProvider, type TaxUnit } from '@waha/extend';
import type { Adapter, Extensions } from '../../../extensions/index.ts';
import { afterCommit, type Tx } from '../../../platform/database/index.ts';
import type { Seal } from '../../../platform/seal/index.ts';
import { type DocumentOf, insertDocument } from './documents.store.ts';
import { stampedShape } from './shapes.ts';
import { advanceChain, lockActiveUnit, type UnitRow } from './units.store.ts';

export interface StampDeps {
  extensions: Pick<Extensions, 'taxes'>;
  seal: Seal;
  wakeReports(): void;
}

/** Stamps a document of an invoice or a note, within the transaction that issues it. */
export type StampTaxDocument = (tx: Tx, of: StampedOf) => Promise<void>;

export interface StampedOf extends DocumentOf {
  document: TaxDocument;
}

/** A document that cannot be stamped, and why; its transaction is rolled back, so no number is lost. */
export class CannotStamp extends Error {
  constructor(why: string, cause?: unknown) {
    super(why, { cause });
    this.name = 'CannotStamp';
  }
}

/**
 * Stamps a document by the active unit, within the transaction that gives it its number: place in the chain, stored bytes and
 * queued report commit with it or not at all. Does nothing where no unit is active. Throws CannotStamp.
 */
export async function stampDocument(
  tx: Tx,
  { extensions, seal, wakeReports }: StampDeps,
  { document, ...of }: StampedOf,
): Promise<void> {
  const unit = await lockActiveUnit(tx);
  if (!unit) return;
  if (unit.is_copy)
    throw new CannotStamp(
      'the shop was restored from a backup, so its chain of tax documents may have gone on elsewhere: register a new unit',
    );
  const { port } = adapterOf(extensions, unit);
  const place = { counter: unit.last_counter + 1, previousHash: unit.last_hash };
  const stamped = stampBy(port, document, place, await openUnit(seal, unit));
  await insertDocument(tx, {
    ...{ id: document.id, number: document.number, ...of, unitId: unit.id, ...place, stamped },
    at: document.issuedAt,
  });
  await advanceChain(tx, unit.id, { counter: place.counter, hash: stamped.hash });
  afterCommit(tx, wakeReports);
}

function stampBy(
  port: TaxProvider,
  document: TaxDocument,
  place: { counter: number; previousHash: string },
  unit: TaxUnit,
): StampedDocument {
  let made: unknown;
  try {
    made = port.stamp(document, place, unit);
  } catch (error) {
    if (error instanceof TaxDocumentFault)
      throw new CannotStamp(`${document.number} breaks rules of the authority: ${error.message}`, error);
    throw error;
  }
  return stampedShape.parse(made);
}

/** The extension that knows a unit's authority. */
export function adapterOf(
  { taxes }: Pick<Extensions, 'taxes'>,
  { provider }: Pick<UnitRow, 'provider'>,
): Adapter<TaxProvider> {
  const adapter = taxes.find(({ name }) => name === provider);
  if (!adapter) throw new CannotStamp(`the extension ${provider}, whose unit is active, is not set up in this shop`);
  return adapter;
}

/** The subject under which the secrets of a unit are sealed. */
export const sealSubject = (unitId: string) => `tax-unit:${unitId}`;

/** A unit as its provider sees it. */
export async function openUnit(seal: Seal, { id, environment, identity, secrets }: UnitRow): Promise<TaxUnit> {
  const opened = await seal.open(secrets, sealSubject(id));
  if (opened === undefined)
    throw new CannotStamp('the keys of the unit were sealed by another key of the shop: register a new unit');
  return { environment, identity, secrets: opened };
}

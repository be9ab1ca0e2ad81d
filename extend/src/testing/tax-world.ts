import {
  type StampedDocument,
  type TaxDocument,
  TaxDocumentFault,
  type TaxIdentity,
  type TaxMessage,
  type TaxProvider,
  type TaxReport,
  type TaxStep,
  type TaxUnit,
} from '../ports/tax.ts';
import type { Fault } from './fake-server.ts';

/** An authority that an adapter is run against: a fake one, or a real one without what only a fake can do. */
export interface TaxWorld {
  provider: TaxProvider;
  environment: string;
  identity: TaxIdentity;
  /** A one-time code of the authority's portal. */
  code(): Promise<string> | string;
  /** Ids of the documents that the authority accepted, in the order in which they came. */
  accepted?(): readonly string[];
  /** Makes the authority reject the next document. */
  rejectNext?(): void;
  /** Makes the authority forget all certificates of units. */
  revoke?(): void;
  /** Strikes the next calls. */
  trouble?: Fault[];
  /** Texts that no message may contain, besides those of the unit. */
  secrets: readonly string[];
  close(): Promise<void> | void;
}

export type Sent = StampedDocument & { readonly id: string };

/** A unit with its chain, as the shop keeps it. */
export interface ChainedUnit {
  unit: TaxUnit;
  counter: number;
  hash: string;
}

/** Stamps the next document of a unit. */
export function stampNext({ provider }: TaxWorld, chain: ChainedUnit, document: TaxDocument): Sent {
  const place = { counter: chain.counter + 1, previousHash: chain.hash };
  const stamped = provider.stamp(document, place, chain.unit);
  Object.assign(chain, { counter: place.counter, hash: stamped.hash });
  return { ...stamped, id: document.id };
}

export async function createUnit({ provider, identity, environment }: TaxWorld): Promise<TaxUnit> {
  const { secrets } = await provider.createUnit(identity, { environment, serial: crypto.randomUUID() });
  return { environment, identity, secrets };
}

/** Registers a unit in all steps; it begins a chain. */
export async function registerUnit(world: TaxWorld): Promise<ChainedUnit> {
  const { provider } = world;
  let unit = await createUnit(world);
  unit = { ...unit, secrets: doneOf(await provider.enrol(unit, await world.code())).secrets };
  for (const { id } of provider.checks) acceptedOf(await provider.check(unit, id, new Date()));
  unit = { ...unit, secrets: doneOf(await provider.activate(unit)).secrets };
  return { unit, counter: 0, hash: provider.firstHash };
}

export function doneOf(step: TaxStep): Extract<TaxStep, { status: 'done' }> {
  if (step.status !== 'done') throw new Error(`it is ${JSON.stringify(step)}`);
  return step;
}

export function acceptedOf(report: TaxReport): Extract<TaxReport, { status: 'accepted' }> {
  if (report.status !== 'accepted') throw new Error(`it is ${JSON.stringify(report)}`);
  return report;
}

/** All messages of an outcome. */
export function messagesOf(outcome: TaxReport | TaxStep): readonly TaxMessage[] {
  if (outcome.status === 'refused') return outcome.messages;
  if (outcome.status === 'unanswered') return [outcome.message];
  if (outcome.status === 'rejected') return [...outcome.errors, ...outcome.warnings];
  return outcome.status === 'accepted' ? outcome.warnings : [];
}

/** The fault of a document that cannot be stamped; undefined where it can. */
export function faultOf(stamp: () => unknown): unknown {
  try {
    stamp();
    return undefined;
  } catch (error) {
    return error;
  }
}

export const isFault = (error: unknown): error is TaxDocumentFault => error instanceof TaxDocumentFault;

/** Texts inside the secrets of a unit that are long enough to be keys, tokens or passwords. */
export const secretParts = ({ secrets }: TaxUnit): string[] => secrets.match(/[\w+/=-]{20,}/g) ?? [];

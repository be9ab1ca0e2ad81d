import { randomUUID } from 'node:crypto';
import type { TaxIdentityDraft } from '@waha/contract';
import type { TaxIdentity, TaxProvider, TaxUnit } from '@waha/extend';
import type { z } from 'zod';
import { type Adapter, ExtensionError, type Extensions } from '../../../extensions/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import type { Seal } from '../../../platform/seal/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { presentNotice } from './present.ts';
import { type messageShape, reportShape, secretsShape, stepShape } from './shapes.ts';
import { openUnit, sealSubject } from './stamp-document.ts';
import { type CheckOutcome, insertUnit, readUnit, type UnitRow } from './units.store.ts';

export interface RegisterDeps {
  db: Database;
  now: () => number;
  extensions: Pick<Extensions, 'taxes'>;
  seal: Seal;
}

/** Above the time that the authority takes on a slow day; staff wait for it. */
const STEP_MS = 30_000;

/** The extension that reports to the authority; the first, where there are several. Refuses where there is none. */
export function requireProvider({ extensions }: RegisterDeps): Adapter<TaxProvider> {
  return extensions.taxes[0] ?? refuse('e_invoicing.not_set_up');
}

/** The extension of a unit. Refuses where it is not set up. */
export function providerOf({ extensions }: RegisterDeps, unit: UnitRow): Adapter<TaxProvider> {
  return extensions.taxes.find(({ name }) => name === unit.provider) ?? refuse('e_invoicing.not_set_up');
}

export const identityOf = ({ vat_number: vatNumber, address, ...rest }: TaxIdentityDraft): TaxIdentity => {
  const { postal_code: postalCode, ...place } = address;
  return { ...rest, vatNumber, address: { ...place, postalCode, country: 'SA' } };
};

/** Makes the keys of a unit, before any transaction; the returned function stores it. */
export async function prepareUnit(
  deps: RegisterDeps,
  { environment, identity }: { environment: string; identity: TaxIdentity },
  language: Language,
): Promise<(tx: Tx) => Promise<string>> {
  const { name, port, call } = requireProvider(deps);
  if (!port.environments.some(({ id }) => id === environment)) refuse('e_invoicing.environment_unknown');
  const [fault] = port.checkIdentity(identity);
  if (fault) refuse('e_invoicing.identity_wrong', { text: fault.text[language] });
  const [id, serial] = [randomUUID(), randomUUID()];
  const guard = { shape: secretsShape, timeoutMs: STEP_MS };
  const { secrets } = await answered(
    call('tax.create_unit', guard, () => port.createUnit(identity, { environment, serial })),
  );
  const sealed = await deps.seal.seal(secrets, sealSubject(id));
  const unit = { id, provider: name, environment, serial, identity, secrets: sealed, firstHash: port.firstHash };
  return async (tx) => {
    await insertUnit(tx, { ...unit, at: new Date(deps.now()) });
    return id;
  };
}

export interface TakenStep {
  secrets: Buffer;
  endsAt: Date | null;
}

/** Takes a step of registration at the authority. Refuses with its words where it does not agree, or does not answer. */
export async function takeStep(
  deps: RegisterDeps,
  unit: UnitRow,
  act: 'enrol' | 'activate' | 'renew',
  { code, language }: { code: string; language: Language },
): Promise<TakenStep> {
  const { port, call } = providerOf(deps, unit);
  const opened = await openUnit(deps.seal, unit);
  const work = {
    enrol: () => port.enrol(opened, code),
    activate: () => port.activate(opened),
    renew: () => port.renew(opened, code),
  };
  const step = await answered(call(`tax.${act}`, { shape: stepShape, timeoutMs: STEP_MS }, work[act]));
  if (step.status === 'refused') refuse('e_invoicing.refused', { text: wordsOf(step.messages, language) });
  return { secrets: await deps.seal.seal(step.secrets, sealSubject(unit.id)), endsAt: step.endsAt };
}

/** Runs a check at the authority. */
export async function runCheck(
  deps: RegisterDeps,
  unit: UnitRow,
  check: string,
  language: Language,
): Promise<CheckOutcome> {
  const { port, call } = providerOf(deps, unit);
  const opened: TaxUnit = await openUnit(deps.seal, unit);
  const at = new Date(deps.now());
  const report = await answered(
    call('tax.check', { shape: reportShape, timeoutMs: STEP_MS }, () => port.check(opened, check, at)),
  );
  if (report.status === 'unanswered') {
    if (report.problem === 'away' || report.problem === 'busy') refuse('e_invoicing.unreachable');
    refuse('e_invoicing.refused', { text: wordsOf([report.message], language) });
  }
  const isPassed = report.status === 'accepted';
  const messages = isPassed ? report.warnings : [...report.errors, ...report.warnings];
  return { status: isPassed ? 'passed' : 'failed', messages, at: at.toISOString() };
}

/** An extension that throws, hangs or answers rubbish is no answer of the authority. */
async function answered<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ExtensionError) refuse('e_invoicing.unreachable');
    throw error;
  }
}

function wordsOf(messages: readonly z.infer<typeof messageShape>[], language: Language): string {
  const words = messages.map((message) => {
    const { text, help } = presentNotice(message, language);
    return help ? `${help} (${text})` : text;
  });
  return words.join(' · ').slice(0, 500);
}

export async function requireUnit(db: Database | Tx, id: string): Promise<UnitRow> {
  return (await readUnit(db, id)) ?? refuse('e_invoicing.unit_not_found');
}

import type { TaxDocumentSummary, TaxNotice, TaxUnit } from '@waha/contract';
import type { TaxProvider } from '@waha/extend';
import type { z } from 'zod';
import type { Language } from '../../../platform/text/index.ts';
import type { DocumentRow } from './documents.store.ts';
import type { messageShape } from './shapes.ts';
import type { UnitRow } from './units.store.ts';

type Message = z.infer<typeof messageShape>;

export const presentNotice = ({ code, text, help }: Message, language: Language): TaxNotice => ({
  ...{ code, text },
  help: help ? help[language] || help.ar : null,
});

const PROBLEMS = ['away', 'busy', 'credentials', 'request'] as const;

/** A unit for staff; its secrets stay. Without its provider, names are ids. */
export function presentUnit(row: UnitRow, provider: TaxProvider | undefined, language: Language): TaxUnit {
  const { id, version, environment, state, is_copy: isCopy, problem } = row;
  const known = provider?.environments.find((one) => one.id === environment);
  const { vatNumber, address, ...identity } = row.identity;
  const { postalCode, country: _, ...place } = address;
  return {
    ...{ id, version, environment, state },
    ...{ environment_name: known?.name[language] ?? environment, is_real: known?.isReal ?? true },
    identity: { ...identity, vat_number: vatNumber, address: { ...place, postal_code: postalCode } },
    is_copy: isCopy && state === 'active',
    checks: (provider?.checks ?? []).map((check) => {
      const outcome = row.checks[check.id];
      return {
        ...{ id: check.id, name: check.name[language] },
        state: outcome?.status ?? ('waiting' as const),
        notices: (outcome?.messages ?? []).map((message) => presentNotice(message, language)),
        at: outcome?.at ?? null,
      };
    }),
    documents: row.last_counter,
    certificate_ends_at: row.certificate_ends_at?.toISOString() ?? null,
    held_until: row.held_until?.toISOString() ?? null,
    problem: problem && {
      kind: PROBLEMS.find((kind) => kind === problem.kind) ?? 'away',
      notice: presentNotice(problem.message, language),
    },
    created_at: row.created_at.toISOString(),
    activated_at: row.activated_at?.toISOString() ?? null,
    closed_at: row.closed_at?.toISOString() ?? null,
  };
}

export function presentDocument(row: DocumentRow, language: Language): TaxDocumentSummary {
  const { invoice_id: _, messages, created_at: created, answered_at: answered, ...rest } = row;
  return {
    ...rest,
    notices: messages.map((message) => presentNotice(message, language)),
    created_at: created.toISOString(),
    answered_at: answered?.toISOString() ?? null,
  };
}

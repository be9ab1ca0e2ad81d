import type { CompiledTexts } from '@waha/kit/texts';

/**
 * Addresses of all texts, in both languages: a chunk of its own, since a first page needs only the few that its
 * document names.
 */
export const files = import.meta.glob<CompiledTexts>('./{ar,en}/*.ts', { import: 'default' });

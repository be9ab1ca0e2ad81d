import type { CompiledTexts } from '@waha/kit/texts';

/**
 * Where every text is, in both languages: a chunk of its own, since a first page needs only the few its document names.
 */
export const files = import.meta.glob<CompiledTexts>('./{ar,en}/*.ts', { import: 'default' });

import { type RecordImportStatus, type RecordKindName, recordKinds } from '@waha/contract/vocabulary';
import type { Tone } from '../../ui/parts.tsx';

export const stepTones: Readonly<Record<RecordImportStatus, Tone>> = {
  mapping: 'warn',
  checked: 'warn',
  running: 'info',
  done: 'good',
  undoing: 'info',
  undone: 'plain',
};

export const isAtWork = (status: RecordImportStatus): boolean => status === 'running' || status === 'undoing';

/** The kind that an address names; undefined for none. */
export const kindNamed = (name: string | undefined): RecordKindName | undefined =>
  recordKinds.find((kind) => kind === name);

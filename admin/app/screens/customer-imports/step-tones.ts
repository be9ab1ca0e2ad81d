import type { CustomerImport } from '@waha/contract/types';
import type { Tone } from '../../ui/parts.tsx';

type Step = CustomerImport['status'];

export const stepTones: Record<Step, Tone> = {
  checked: 'warn',
  running: 'info',
  done: 'good',
  undoing: 'info',
  undone: 'plain',
};

/** True while the shop works on the import by itself. */
export const isAtWork = (step: Step): boolean => step === 'running' || step === 'undoing';

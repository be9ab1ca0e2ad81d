import type { ProductImport } from '@waha/contract/types';
import type { Tone } from '../../ui/parts.tsx';

type Step = ProductImport['status'];

export const stepTones: Record<Step, Tone> = {
  mapping: 'warn',
  checking: 'info',
  checked: 'warn',
  running: 'info',
  done: 'good',
  cancelled: 'bad',
  undoing: 'info',
  undone: 'plain',
};

/** Whether the shop works on it by itself. */
export const isAtWork = (step: Step): boolean => step === 'checking' || step === 'running' || step === 'undoing';

/** Whether columns can still be said: nothing is written yet. */
export const isOpen = (step: Step): boolean => step === 'mapping' || step === 'checked';

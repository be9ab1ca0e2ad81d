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

/** True while the shop works on the import by itself. */
export const isAtWork = (step: Step): boolean => step === 'checking' || step === 'running' || step === 'undoing';

/** True while columns can still be assigned: nothing is written yet. */
export const isOpen = (step: Step): boolean => step === 'mapping' || step === 'checked';

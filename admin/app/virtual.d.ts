declare module 'virtual:staff-calls' {
  import type { CallKey } from '@waha/contract/client';
  import type { StaffRole } from '@waha/contract/types';

  export const staffCalls: Partial<Record<CallKey, readonly StaffRole[]>>;
}

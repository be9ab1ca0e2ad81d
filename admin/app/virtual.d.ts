declare module 'virtual:staff-calls' {
  import type { EndpointKey, StaffRole } from '@waha/contract';

  export const staffCalls: Partial<Record<EndpointKey, readonly StaffRole[]>>;
}

import { staffCalls } from 'virtual:staff-calls';
import type { CallKey } from '@waha/contract/client';

import { useStaff } from './session.ts';

/** Whether the role of who is here may make a call: what may not be made is not offered. */
export function useMay(): (call: CallKey) => boolean {
  const { role } = useStaff();
  return (call) => staffCalls[call]?.includes(role) ?? false;
}

import { staffCalls } from 'virtual:staff-calls';
import type { CallKey } from '@waha/contract/client';

import { useStaff } from './session.ts';

/** Returns a check of whether the role of the signed-in person may make a call; forbidden acts are hidden. */
export function useMay(): (call: CallKey) => boolean {
  const { role } = useStaff();
  return (call) => staffCalls[call]?.includes(role) ?? false;
}

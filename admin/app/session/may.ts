import { staffCalls } from 'virtual:staff-calls';
import type { EndpointKey } from '@waha/contract';
import { useStaff } from './session.ts';

/** Whether the role of who is here may make a call: what may not be made is not offered. */
export function useMay(): (call: EndpointKey) => boolean {
  const { role } = useStaff();
  return (call) => staffCalls[call]?.includes(role) ?? false;
}

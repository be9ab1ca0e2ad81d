import { useCall } from '../api/use-call.ts';

/** True for a shop in Arabic alone: fields of English texts are hidden, and what they hold is kept. */
export function useIsArabicAlone(): boolean {
  return useCall('GET /settings').data?.languages === 'ar';
}

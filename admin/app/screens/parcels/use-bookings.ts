import { useCall } from '../../api/use-call.ts';
import { useMay } from '../../session/may.ts';

const SOON_MS = 1_500;

/** Carriers at which parcels are booked; empty where none is connected, or the role books none. */
export function useBookableCarriers() {
  const may = useMay();
  const { data } = useCall('GET /admin/carriers', undefined, { isOn: may('POST /admin/bookings') });
  return data?.carriers ?? [];
}

/** Bookings of an order, read again while one is being booked without trouble. */
export function useBookings(orderId: string) {
  const may = useMay();
  const isOn = may('GET /admin/orders/{id}/bookings');
  const input = { params: { id: orderId } };
  const { data } = useCall('GET /admin/orders/{id}/bookings', input, { isOn, keeps: false });
  const bookings = data?.bookings ?? [];
  const isComing = bookings.some(
    ({ state, problem }) => (state === 'wanted' || state === 'booked') && problem === null,
  );
  useCall('GET /admin/orders/{id}/bookings', input, { isOn: isOn && isComing, everyMs: SOON_MS, keeps: false });
  return { bookings, isComing };
}

import type { Booking } from '@waha/contract/types';
import { fetchFile } from '../../api/api.ts';
import { useText } from '../../text/language.tsx';
import { FileButton } from '../../ui/file-button.tsx';

export const labelName = ({ order_number: order, number }: Booking) => `${order}-${number}.pdf`;
export const fetchLabel = ({ id }: Booking) => fetchFile('GET /admin/bookings/{id}/label.pdf', { params: { id } });

/** Downloads the label of a parcel as PDF. */
export function LabelFile({ booking }: { booking: Booking }) {
  const say = useText('parcels');
  return <FileButton label={say('label')} name={labelName(booking)} fetch={() => fetchLabel(booking)} />;
}

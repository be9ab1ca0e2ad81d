import { useNavigate } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Unread } from '../../ui/unread.tsx';
import { TransferForm } from './transfer-form.tsx';

/** Prepares a transfer. */
export default function NewTransfer() {
  const say = useText('stock');
  const navigate = useNavigate();
  const { data, error, refetch } = useCall('GET /admin/branches');
  return (
    <Page title={say('newTransfer')} back={{ to: '/stock-transfers', label: say('transfers') }}>
      {data ? (
        <TransferForm onSaved={({ id }) => void navigate(`/stock-transfers/${id}`, { replace: true })} />
      ) : (
        <Unread error={error} refetch={refetch} />
      )}
    </Page>
  );
}

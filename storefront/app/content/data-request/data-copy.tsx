import { offerFile } from '@waha/kit/offer-file';
import { useParams } from 'react-router';
import { useFetchFile } from '../../api/files.ts';
import { useSubmit } from '../../auth/use-submit.ts';
import { secretPageHeaders } from '../../shell/secret-page.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { FormTrouble } from '../../ui/fields/form-trouble.tsx';

export const headers = () => secretPageHeaders;

/** Page behind the link to the copy of one's data. Opening it reads nothing: scanners of mail open links; its button does. */
export default function DataCopyPage() {
  const say = useText('datarequest');
  const fetchFile = useFetchFile();
  const { token = '' } = useParams();
  const sending = useSubmit(say('networkTrouble'));
  async function take(): Promise<void> {
    const signal = AbortSignal.timeout(120_000);
    offerFile('my-data.json', await fetchFile('GET /data-requests/copy', { query: { token }, signal }));
    showToast({ text: say('copied'), tone: 'positive', position: 'top' });
  }
  return (
    <div className="container grid max-w-xl justify-items-center gap-5 py-16 text-center">
      <h1 className="text-3xl">{say('copyTitle')}</h1>
      <p className="text-soft">{say('copyText')}</p>
      <FormTrouble message={sending.trouble} />
      <button
        type="button"
        className="btn btn-primary"
        aria-busy={sending.isSending}
        onClick={() => void sending.run(take)}
      >
        {say('copyAction')}
      </button>
    </div>
  );
}

import { offerFile } from '@waha/kit/offer-file';
import { Download, Printer } from 'lucide-react';
import { useText } from '../text/language.tsx';

/** Recovery codes for a lost phone: shown once, to be printed or stored. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const say = useText('session');
  const text = `${say('recoveryFile')}\n\n${codes.join('\n')}\n`;
  return (
    <div className="grid gap-4">
      <h1 className="text-xl font-bold">{say('recoveryTitle')}</h1>
      <p className="text-soft">{say('recoveryText')}</p>
      <ul dir="ltr" className="grid gap-1 rounded-lg bg-tint p-3 font-mono select-all sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2" data-print="hide">
        <button type="button" className="btn btn-quiet grow" onClick={() => print()}>
          <Printer className="size-4" aria-hidden="true" />
          {say('print')}
        </button>
        <button
          type="button"
          className="btn btn-quiet grow"
          onClick={() => offerFile('waha-recovery-codes.txt', new Blob([text], { type: 'text/plain' }))}
        >
          <Download className="size-4" aria-hidden="true" />
          {say('download')}
        </button>
        <button type="button" className="btn btn-primary grow basis-full" onClick={onDone}>
          {say('haveKept')}
        </button>
      </div>
    </div>
  );
}

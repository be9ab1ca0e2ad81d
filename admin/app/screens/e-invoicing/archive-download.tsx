import { useId, useState } from 'react';
import { fetchFile } from '../../api/api.ts';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { FileButton } from '../../ui/file-button.tsx';

const DAY_LENGTH = 10;
const today = () => new Date().toISOString().slice(0, DAY_LENGTH);

/** Documents of a period as one file, for an auditor or for the shop's own records. */
export function ArchiveDownload() {
  const say = useText('invoicing');
  const may = useMay();
  const [from, setFrom] = useState(() => `${today().slice(0, 4)}-01-01`);
  const [to, setTo] = useState(today);
  if (!may('GET /admin/e-invoicing/archive')) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-base font-bold">{say('archive')}</h2>
      <p className="max-w-prose text-soft">{say('archiveText')}</p>
      <div className="flex flex-wrap items-end gap-3">
        <Day label={say('archiveFrom')} value={from} onChange={setFrom} />
        <Day label={say('archiveTo')} value={to} onChange={setTo} />
        {from !== '' && to !== '' && from <= to ? (
          <FileButton
            label={say('archiveDownload')}
            name={`tax-documents-${from}-${to}.tar`}
            fetch={() => fetchFile('GET /admin/e-invoicing/archive', { query: { from, to } })}
          />
        ) : (
          <p className="text-soft">{say('archiveNone')}</p>
        )}
      </div>
    </section>
  );
}

function Day({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-soft">
        {label}
      </label>
      <input id={id} type="date" className="field" value={value} onChange={(event) => onChange(event.target.value)} />
    </div>
  );
}

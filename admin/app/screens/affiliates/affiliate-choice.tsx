import { X } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { TextField } from '../../form/fields.tsx';
import { useText } from '../../text/language.tsx';
import { Latin } from '../../ui/parts.tsx';

const MOST_FOUND = 8;

interface AffiliateChoiceProps {
  /** The number of the chosen affiliate as a form has it; '' while none is chosen. */
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** Choice of one affiliate, searched by code or channel and shown by name and code. */
export function AffiliateChoice({ value, onChange, error }: AffiliateChoiceProps) {
  const say = useText('affiliates');
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  const found = useCall(
    'GET /community/affiliate/admin/applications',
    { query: { q, status: 'approved', per_page: MOST_FOUND } },
    { isOn: value === '' && q !== '' },
  );
  const chosen = useCall(
    'GET /community/affiliate/admin/applications/{id}',
    { params: { id: Number(value) } },
    { isOn: value !== '', keeps: false },
  );
  if (value !== '')
    return (
      <div className="grid content-start gap-1">
        <span className="font-semibold">{say('affiliate')}</span>
        <span className="flex min-h-11 items-center gap-2 rounded-lg bg-tint px-3 lg:min-h-9">
          <span className="grow">
            {chosen.data?.customer?.name} <Latin>{chosen.data?.code ?? value}</Latin>
          </span>
          <button
            type="button"
            className="icon-btn size-9"
            aria-label={say('otherAffiliate')}
            onClick={() => onChange('')}
          >
            <X className="size-4" aria-hidden="true" />
          </button>
        </span>
        {error ? <p className="text-sm text-negative">{error}</p> : null}
      </div>
    );
  return (
    <div className="grid content-start gap-1">
      <TextField
        name="affiliate_id"
        label={say('affiliate')}
        placeholder={say('search')}
        value={typed}
        onChange={setTyped}
        error={error}
      />
      <ul className="grid gap-1">
        {(q === '' ? [] : (found.data?.data ?? [])).map(({ id, code, customer }) => (
          <li key={id}>
            <button
              type="button"
              className="flex min-h-11 w-full items-center gap-3 rounded-lg px-2 text-start hover:bg-tint lg:min-h-9"
              onClick={() => {
                setTyped('');
                onChange(String(id));
              }}
            >
              {customer?.name ?? say('gone')} <Latin>{code}</Latin>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

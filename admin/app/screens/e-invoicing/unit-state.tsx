import type { TaxDocumentSummary, TaxNotice, TaxUnit } from '@waha/contract/types';
import { useText } from '../../text/language.tsx';
import { Latin, State } from '../../ui/parts.tsx';

const TONES = { created: 'info', enrolled: 'info', active: 'good', closed: 'plain' } as const;

export function UnitState({ unit: { state, is_copy: isCopy } }: { unit: TaxUnit }) {
  const say = useText('invoicing');
  return isCopy ? (
    <State tone="bad">{say('isCopy')}</State>
  ) : (
    <State tone={TONES[state]}>{say(`state_${state}`)}</State>
  );
}

const DOCUMENT_TONES = { queued: 'info', accepted: 'good', warned: 'warn', rejected: 'bad' } as const;

export function DocumentState({ document: { state } }: { document: TaxDocumentSummary }) {
  const say = useText('invoicing');
  return <State tone={DOCUMENT_TONES[state]}>{say(`document_${state}`)}</State>;
}

const SOON_MS = 30 * 86_400_000;

/** Whether the certificate of a unit ends within thirty days. */
export const endsSoon = ({ certificate_ends_at: ends }: TaxUnit): boolean =>
  ends !== null && Date.parse(ends) - Date.now() < SOON_MS;

/** The authority's words, each after what can be done about it. */
export function Notices({ notices }: { notices: readonly TaxNotice[] }) {
  return (
    <ul className="grid gap-2">
      {notices.map(({ code, text, help }) => (
        <li key={`${code} ${text}`} className="grid gap-1">
          {help ? <span>{help}</span> : null}
          <span className="text-sm text-soft wrap-anywhere">
            <Latin>{code}</Latin> <bdi dir="auto">{text}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}

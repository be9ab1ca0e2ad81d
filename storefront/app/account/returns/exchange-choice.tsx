import { useText } from '../../text/use-text.ts';
import { describedBy, FieldFrame } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Icon } from '../../ui/icon.tsx';
import { nameOf, type ReturnableLine } from './return-wish.ts';
import type { ReturnFormState } from './use-return-form.ts';

interface ExchangeChoiceProps {
  /** The chosen lines. */
  lines: readonly ReturnableLine[];
  form: ReturnFormState;
}

/** The replacement for each chosen line; a line without one shows so, with the remaining option. */
export function ExchangeChoice({ lines, form }: ExchangeChoiceProps) {
  return (
    <ul className="mb-2 grid gap-4 ps-8">
      {lines.map((line) => (
        <li key={line.id}>
          {line.exchanges.length > 0 ? (
            <ExchangeField line={line} form={form} />
          ) : (
            <NothingInstead line={line} error={form.exchangeErrorOf(line.id)} />
          )}
        </li>
      ))}
    </ul>
  );
}

function ExchangeField({ line, form }: { line: ReturnableLine; form: ReturnFormState }) {
  const say = useText('returns');
  const id = `exchange-${line.id}`;
  const error = form.exchangeErrorOf(line.id);
  const chosen = form.wish[line.id];
  if (!chosen) return null;
  return (
    <FieldFrame id={id} label={say('insteadOf', { name: nameOf(line) })} error={error}>
      <Select
        id={id}
        value={chosen.exchange ?? ''}
        aria-required
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, undefined, error)}
        onChange={(event) => form.exchange(line.id, Number(event.target.value) || null)}
      >
        <option value="">{say('chooseInstead')}</option>
        {line.exchanges.map((one) => (
          <option key={one.variant_id} value={one.variant_id} disabled={!one.in_stock}>
            {one.in_stock ? one.label : say('soldOut', { name: one.label })}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}

function NothingInstead({ line, error }: { line: ReturnableLine; error: string | undefined }) {
  const say = useText('returns');
  return (
    <p
      {...(error && { id: `exchange-${line.id}-error`, tabIndex: -1 })}
      className={`flex items-start gap-1.5 text-sm outline-none ${error ? 'text-negative' : 'text-warning'}`}
    >
      <Icon name={error ? 'circle-alert' : 'triangle-alert'} size={16} className="mt-1 shrink-0" />
      <span>{say('nothingInstead', { name: nameOf(line) })}</span>
    </p>
  );
}

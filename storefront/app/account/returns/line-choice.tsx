import type { Misfit, Returnable, ReturnReason } from '@waha/contract/types';
import { misfits } from '@waha/contract/vocabulary';
import { sayPieces, wasExchanged } from '@waha/kit/pieces';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { describedBy, FieldFrame } from '../../ui/fields/field.tsx';
import { QuantityStepper } from '../../ui/fields/quantity-stepper.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Amount } from '../../ui/product-card/price.tsx';
import { type Chosen, nameOf, newlyChosen, type ReturnableLine } from './return-wish.ts';

interface LineChoiceProps {
  line: ReturnableLine;
  chosen: Chosen | undefined;
  reasons: Returnable['reasons'];
  /** Whether the return requests a refund instead of an exchange. */
  isForMoney: boolean;
  /** Whether a wrong size is asked about here, and not at another line of the same product. */
  asksFit: boolean;
  /** Error of the reason, as text. */
  error: string | undefined;
  /** Called with undefined when the line is not to be returned. */
  onChange: (chosen: Chosen | undefined) => void;
}

/** One line of the order: whether it is returned, its quantity and its reason. */
export function LineChoice({ line, chosen, reasons, isForMoney, asksFit, error, onChange }: LineChoiceProps) {
  const say = useText('returns');
  const language = useLanguage();
  const canReturn = line.left > 0;
  const name = nameOf(line);
  return (
    <li className={`rounded-xl border p-3.5 ${chosen ? 'border-primary bg-tint' : 'border-line-strong'}`}>
      <label className={`flex items-start gap-3 ${canReturn ? 'cursor-pointer' : ''}`}>
        <input
          type="checkbox"
          className="mt-1 size-5 shrink-0"
          aria-label={say('choose', { name })}
          checked={chosen !== undefined}
          disabled={!canReturn}
          onChange={(event) => onChange(event.target.checked ? newlyChosen : undefined)}
        />
        <span className="block w-14 shrink-0 overflow-hidden rounded-lg bg-tint">
          {line.image ? (
            <Picture image={line.image} sizes="56px" decorative className="aspect-4/5 w-full object-cover" />
          ) : null}
        </span>
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 font-semibold">{line.name}</span>
          {line.variant ? (
            <span className="block text-sm text-soft">
              <bdi>{line.variant}</bdi>
            </span>
          ) : null}
          <span className="block text-sm text-soft">
            {canReturn
              ? say('bought', { count: line.quantity })
              : line.is_returnable
                ? say('inReturn')
                : say('notReturnable')}
          </span>
          {wasExchanged(line.at_home, line.variant) ? (
            <span className="block text-sm text-soft">
              {say('nowAtHome')} <bdi>{sayPieces(line.at_home, language)}</bdi>
            </span>
          ) : null}
        </span>
        {chosen && isForMoney ? (
          <Amount riyals={line.refunds[chosen.quantity - 1] ?? 0} className="font-bold max-sm:sr-only" />
        ) : null}
      </label>
      {chosen ? (
        <div className="mt-3 flex flex-wrap items-end gap-4 ps-8">
          {line.left > 1 ? (
            <QuantityStepper
              quantity={chosen.quantity}
              max={line.left}
              name={name}
              onChange={(quantity) => onChange({ ...chosen, quantity })}
            />
          ) : null}
          <ReasonField
            id={`reason-${line.id}`}
            name={name}
            reasons={reasons}
            value={chosen.reason}
            error={error}
            onChange={(reason) => onChange({ ...chosen, reason })}
          />
          {chosen.reason === 'wrong_size' && asksFit ? (
            <FitField
              id={`fit-${line.id}`}
              name={name}
              value={chosen.fit}
              onChange={(fit) => onChange({ ...chosen, fit })}
            />
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

interface ReasonFieldProps {
  id: string;
  name: string;
  reasons: Returnable['reasons'];
  value: ReturnReason | null;
  error: string | undefined;
  onChange: (reason: ReturnReason | null) => void;
}

interface FitFieldProps {
  id: string;
  name: string;
  value: Misfit | null;
  onChange: (fit: Misfit | null) => void;
}

function FitField({ id, name, value, onChange }: FitFieldProps) {
  const say = useText('returns');
  return (
    <FieldFrame id={id} label={say('fit')} optional={say('optional')} className="min-w-52 flex-1">
      <Select
        id={id}
        value={value ?? ''}
        aria-label={say('fitOf', { name })}
        onChange={(event) => onChange(misfits.find((fit) => fit === event.target.value) ?? null)}
      >
        <option value="">{say('fitUnsaid')}</option>
        {misfits.map((fit) => (
          <option key={fit} value={fit}>
            {say(`fit_${fit}`)}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}

function ReasonField({ id, name, reasons, value, error, onChange }: ReasonFieldProps) {
  const say = useText('returns');
  return (
    <FieldFrame id={id} label={say('reason')} error={error} className="min-w-52 flex-1">
      <Select
        id={id}
        value={value ?? ''}
        aria-label={say('reasonOf', { name })}
        aria-required
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, undefined, error)}
        onChange={(event) => onChange(reasons.find((one) => one.code === event.target.value)?.code ?? null)}
      >
        <option value="">{say('chooseReason')}</option>
        {reasons.map((reason) => (
          <option key={reason.code} value={reason.code}>
            {reason.label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}

import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';

interface ChoiceProps {
  /** Name of the radio group, and id of its first choice, which an error links to. */
  name: string;
  value: string;
  first: boolean;
  checked: boolean;
  disabled?: boolean;
  title: string;
  /** Said of the chosen one; the others are one line. */
  description: ReactNode;
  /** Said of each, chosen or not: beside the title when it arrives, below it how much a part is. */
  aside?: ReactNode;
  always?: ReactNode;
  /** Why it cannot be chosen; null if it can. */
  reason?: string | null;
  price: ReactNode;
  onChoose: () => void;
}

/** One of a few choices, as a card that can be pressed anywhere. */
export function Choice(props: ChoiceProps) {
  const { name, value, checked, disabled, reason } = props;
  const descriptionId = `${name}-${value}-description`;
  return (
    <label
      className={`checkout-choice has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${
        checked ? 'border-primary bg-tint ring-1 ring-primary' : 'border-line-strong'
      } ${disabled ? 'cursor-not-allowed bg-tint' : 'cursor-pointer hover:bg-tint'}`}
    >
      <input
        type="radio"
        id={props.first ? name : undefined}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        aria-describedby={descriptionId}
        className="size-4.5 shrink-0 outline-none"
        onChange={props.onChoose}
      />
      <span className="min-w-0 flex-1 leading-normal">
        <span className="flex flex-wrap items-baseline gap-x-1.5">
          <span className="font-semibold">{props.title}</span>
          <span className="text-xs">{props.aside}</span>
        </span>
        <span id={descriptionId} className="block text-xs text-soft empty:hidden">
          {props.always}
          {checked ? props.description : null}
          {reason ? (
            <span className="mt-0.5 flex items-start gap-1.5 text-warning">
              <Icon name="triangle-alert" size={16} className="mt-1" />
              {reason}
            </span>
          ) : null}
        </span>
      </span>
      <span className="shrink-0 text-xs font-semibold">{props.price}</span>
    </label>
  );
}

export function ChoiceError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className="mt-2 flex items-start gap-1.5 text-sm text-negative">
      <Icon name="circle-alert" size={16} className="mt-1" />
      {error}
    </p>
  );
}

import { type ReactNode, useId, useState } from 'react';
import { useText } from '../text/language.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmProps {
  title: string;
  /** The consequence, in one sentence. */
  children?: ReactNode;
  /** Label of the confirming button: the action itself, never "OK". */
  act: string;
  isDangerous?: boolean;
  /** A refusal needs a reason: chosen from a list or typed. */
  reason?: { label: string; reasons?: readonly string[]; most?: number; isOptional?: boolean };
  isBusy?: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

/** Confirms an act that cannot be reverted, and requires a reason if others will read it. */
export function Confirm({ title, children, act, isDangerous, reason, isBusy, onClose, onConfirm }: ConfirmProps) {
  const say = useText('common');
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = () => {
    const isNeeded = reason !== undefined && !reason.isOptional;
    setMissing(isNeeded && text.trim() === '');
    if (!isNeeded || text.trim() !== '') onConfirm(text.trim());
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {children ? <div className="text-soft">{children}</div> : null}
        {reason ? <Reason {...reason} text={text} onText={setText} isMissing={isMissing} /> : null}
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            {say('cancel')}
          </button>
          <button type="submit" className={`btn ${isDangerous ? 'btn-danger' : 'btn-primary'}`} disabled={isBusy}>
            {act}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface ReasonProps {
  label: string;
  reasons?: readonly string[];
  most?: number;
  text: string;
  onText: (text: string) => void;
  isMissing: boolean;
}

function Reason({ label, reasons = [], most = 500, text, onText, isMissing }: ReasonProps) {
  const say = useText('common');
  const id = useId();
  return (
    <div className="grid gap-2">
      {reasons.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {reasons.map((one) => (
            <button key={one} type="button" className="chip" aria-pressed={text === one} onClick={() => onText(one)}>
              {one}
            </button>
          ))}
        </div>
      ) : null}
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        className="field"
        rows={3}
        maxLength={most}
        value={text}
        dir="auto"
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${id}-error` : undefined}
        onChange={(event) => onText(event.target.value)}
      />
      {isMissing ? (
        <p id={`${id}-error`} className="text-negative">
          {say('reasonMissing')}
        </p>
      ) : null}
    </div>
  );
}

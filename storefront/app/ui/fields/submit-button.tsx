interface SubmitButtonProps {
  label: string;
  /** Label while working; the button keeps its width. */
  working: string;
  isWorking: boolean;
  className?: string;
}

/**
 * Submit button of a form. It stays focusable while working, so that the focus is not lost; the form ignores the press.
 */
export function SubmitButton({ label, working, isWorking, className = '' }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={`btn btn-primary grid ${className}`.trim()}
      aria-busy={isWorking}
      aria-disabled={isWorking}
    >
      <span className={`[grid-area:1/1] ${isWorking ? 'invisible' : ''}`}>{label}</span>
      <span className={`[grid-area:1/1] ${isWorking ? '' : 'invisible'}`} aria-hidden={!isWorking}>
        {working}
      </span>
    </button>
  );
}

import { useState } from 'react';
import { useText } from '../text/language.tsx';
import { useToast } from './toasts.tsx';

interface CopyButtonProps {
  text: string;
  label: string;
  /** The label once it is copied. */
  copied: string;
  className: string;
}

/** Copies a text that stands beside it. Where the browser refuses, a message says so: the text can still be selected. */
export function CopyButton({ text, label, copied, className }: CopyButtonProps) {
  const common = useText('common');
  const toast = useToast();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      // Absent outside a secure context, which throws like a refusal.
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast({ kind: 'bad', text: common('copyFailed') });
    }
  };
  return (
    <button type="button" className={className} onClick={() => void copy()}>
      {isCopied ? copied : label}
    </button>
  );
}

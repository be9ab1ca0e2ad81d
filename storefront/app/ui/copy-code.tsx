import { showToast } from '../toasts/toast-store.ts';
import { Icon } from './icon.tsx';

interface CopyCodeProps {
  code: string;
  say: (what: 'copy' | 'copied' | 'copyFailed', values: { code: string }) => string;
}

/** Button with a discount code: copies it and shows a toast. */
export function CopyCode({ code, say }: CopyCodeProps) {
  return (
    <button
      type="button"
      aria-label={say('copy', { code })}
      className="flex min-h-12 w-full items-center justify-between gap-3 rounded-xl border border-line-strong px-4 font-bold hover:bg-tint"
      onClick={() => {
        navigator.clipboard.writeText(code).then(
          () => showToast({ text: say('copied', { code }), tone: 'positive' }),
          () => showToast({ text: say('copyFailed', { code }), tone: 'warning' }),
        );
      }}
    >
      <bdi className="font-heading">{code}</bdi>
      <Icon name="copy" size={18} className="needs-script text-link" />
    </button>
  );
}

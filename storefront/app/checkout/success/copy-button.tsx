import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { Icon } from '../../ui/icon.tsx';

/** Button that copies a text and announces it. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const say = useText('order');
  return (
    <button
      type="button"
      data-print="hide"
      aria-label={say('copyLabel', { what })}
      className="icon-btn shrink-0 text-link"
      onClick={() => {
        navigator.clipboard.writeText(text).then(
          () => showToast({ text: say('copied'), tone: 'positive', timeoutMs: 2_500 }),
          () => showToast({ text: say('copyFailed'), tone: 'warning' }),
        );
      }}
    >
      <Icon name="copy" size={18} />
    </button>
  );
}

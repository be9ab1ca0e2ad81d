import { useText } from '../text/language.tsx';
import { Dialog } from '../ui/dialog.tsx';

const keys = [
  ['Ctrl K', 'key_find'],
  ['/', 'key_search'],
  ['?', 'key_help'],
  ['J K', 'key_rows'],
  ['Enter', 'key_open'],
  ['X', 'key_choose'],
  ['Ctrl S', 'key_save'],
  ['Esc', 'key_close'],
] as const;

/** The keys of the admin, by their place on an English keyboard: an Arabic one has them at the same place. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const say = useText('shell');
  return (
    <Dialog title={say('keys')} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {keys.map(([key, text]) => (
          <div key={key} className="col-span-2 grid grid-cols-subgrid items-center">
            <dt>
              <kbd dir="ltr" className="rounded-md border border-line-strong bg-tint px-2 py-0.5 text-sm">
                {key}
              </kbd>
            </dt>
            <dd>{say(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

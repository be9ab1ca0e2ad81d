import { useState } from 'react';
import { type Address, useNavigate } from '../../router/links.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { ActionMenu, type MenuAction } from './action-menu.tsx';
import { AskFirst } from './ask-first.tsx';

interface OwnMenuProps {
  /** End of the time in which it may be edited; null if it may not be edited. */
  editUntil: string | null;
  editAt: Address;
  /** Texts of the menu for its kind of content. */
  say: (key: 'edit' | 'remove' | 'removeAsk' | 'removeText' | 'removeYes' | 'removed') => string;
  label: string;
  /** Further actions, before these. */
  actions?: readonly MenuAction[];
  /** Removes the subject; a failure is shown in the question. */
  onRemove: () => Promise<void>;
}

/** Author's menu: edit for a day, remove for good after a question. */
export function OwnMenu({ editUntil, editAt, say, label, actions = [], onRemove }: OwnMenuProps) {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const mayEdit = editUntil !== null && Date.parse(editUntil) > Date.now();
  const edit: MenuAction = { icon: 'pencil', label: say('edit'), onChoose: () => void navigate(editAt) };
  const remove: MenuAction = {
    icon: 'trash-2',
    label: say('remove'),
    isDangerous: true,
    onChoose: () => setIsAsking(true),
  };
  return (
    <>
      <ActionMenu label={label} actions={[...actions, ...(mayEdit ? [edit] : []), remove]} />
      <AskFirst
        open={isAsking}
        question={say('removeAsk')}
        text={say('removeText')}
        yes={say('removeYes')}
        onClose={() => setIsAsking(false)}
        onYes={async () => {
          await onRemove();
          showToast({ text: say('removed'), tone: 'positive' });
        }}
      />
    </>
  );
}

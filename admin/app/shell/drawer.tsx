import { useText } from '../text/language.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { MenuParts } from './side-bar.tsx';

/** The whole menu on a phone. */
export function Drawer({ onClose }: { onClose: () => void }) {
  const say = useText('shell');
  return (
    <Dialog title={say('menu')} onClose={onClose}>
      <MenuParts onChoose={onClose} />
    </Dialog>
  );
}

import { openOverlay } from '../shell/floating/overlays.ts';
import { useText } from '../text/use-text.ts';
import { showToast } from '../toasts/toast-store.ts';
import { addLine, type CartLine, findLine, type LineKeys, removeLine, setLineQuantity } from './cart-lines.ts';
import { changeCart } from './cart-store.ts';

/** Delay in milliseconds before a changed quantity is announced, so that rapid taps count as one change. */
const REST_MS = 600;
let saying: ReturnType<typeof setTimeout> | undefined;

export interface CartActions {
  add: (line: CartLine) => void;
  remove: (line: LineKeys) => void;
  setQuantity: (line: LineKeys, quantity: number) => void;
  clear: () => void;
}

/** Changes the cart and announces the change (source spec §8); removing and clearing can be undone in the toast. */
export function useCartActions(change = changeCart): CartActions {
  const say = useText('shell');

  function undoable(text: string, before: readonly CartLine[]): void {
    const undo = { label: say('undo'), run: () => change(() => [...before]) };
    showToast({ text, tone: 'info', action: undo });
  }

  function remove(keys: LineKeys): void {
    clearTimeout(saying);
    const { before } = change((lines) => removeLine(lines, keys));
    undoable(say('cartRemoved'), before.lines);
  }

  return {
    remove,
    add(line) {
      const { before } = change((lines) => addLine(lines, line));
      const name = line.name;
      const text = findLine(before.lines, line) ? say('cartQuantityUpdated', { name }) : say('cartAdded', { name });
      showToast({ text, tone: 'positive', action: { label: say('viewCart'), run: () => openOverlay('cart') } });
    },
    setQuantity(keys, quantity) {
      if (quantity <= 0) return remove(keys);
      const { before } = change((lines) => setLineQuantity(lines, keys, quantity));
      const name = findLine(before.lines, keys)?.name;
      clearTimeout(saying);
      if (name)
        saying = setTimeout(() => showToast({ text: say('cartQuantityUpdated', { name }), tone: 'positive' }), REST_MS);
    },
    clear() {
      const { before } = change(() => []);
      undoable(say('cartCleared'), before.lines);
    },
  };
}

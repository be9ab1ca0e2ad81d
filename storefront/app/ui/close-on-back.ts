/** Closers of the open panels, the newest last. */
const open: (() => void)[] = [];

const isOurs = () => Reflect.get(Object(history.state), 'sheet') === true;

/** Steps back without notifying the router, which shows the page under the panel already. */
function stepBack(): void {
  addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  history.back();
}

function onPop(event: PopStateEvent): void {
  const close = open.pop();
  if (close) {
    event.stopImmediatePropagation();
    close();
  } else if (isOurs()) {
    // History entry of a panel that was left through a link: no panel is open there any more.
    event.stopImmediatePropagation();
    history.back();
  }
}

let isListening = false;

/**
 * Makes a step back close a panel instead of leaving the page. Returns a function to call when it closes in any way: it
 * removes the panel's history entry, unless the visitor has navigated on.
 */
export function closeOnBack(close: () => void): () => void {
  if (!isListening) addEventListener('popstate', onPop, { capture: true });
  isListening = true;
  // A copy of the current entry: the router identifies it by its key and sees no change.
  history.pushState({ ...history.state, sheet: true }, '');
  open.push(close);
  return () => {
    const at = open.indexOf(close);
    if (at < 0) return;
    open.splice(at, 1);
    if (isOurs()) stepBack();
  };
}

/** Closers of the open panels, the newest last. */
const open: (() => void)[] = [];

const isOurs = () => Reflect.get(Object(history.state), 'sheet') === true;

/** Steps back without the router hearing of it: the page under what was open is the one it shows already. */
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
    // The place of something that was left by a link out of it: nothing is open there any more.
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
  // The same entry again: the router knows it by its key and finds nothing changed.
  history.pushState({ ...history.state, sheet: true }, '');
  open.push(close);
  return () => {
    const at = open.indexOf(close);
    if (at < 0) return;
    open.splice(at, 1);
    if (isOurs()) stepBack();
  };
}

/** Calls `look` after each navigation within the document. */
export function onNavigation(look: () => void): void {
  const push = history.pushState.bind(history);
  history.pushState = (...given) => {
    push(...given);
    look();
  };
  addEventListener('popstate', look);
}

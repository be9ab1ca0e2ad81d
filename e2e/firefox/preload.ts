/** The channel by which a page tells the relay its new address. */
export const CHANNEL = 'waha-history';

/** Runs in every page before its own scripts; `tell` sends on the channel. */
export const PRELOAD = `(tell) => {
  for (const name of ['pushState', 'replaceState']) {
    const change = History.prototype[name];
    History.prototype[name] = function (...given) {
      change.apply(this, given);
      tell(location.href);
    };
  }
  addEventListener('popstate', () => tell(location.href), true);
  // Playwright's own sets a field's value from within the page, of which React sees no change.
  const insert = (text) => void document.execCommand('insertText', false, text);
  Object.defineProperty(globalThis, '__pw_bidiInsertText', { get: () => insert, set() {} });
}`;

/** The channel by which a page tells the relay. */
export const CHANNEL = 'waha';

/** A new address of the page, or the body of an answer to its `fetch`. */
export type Told = ['moved', address: string] | ['body', address: string, text: string];

/** Runs in every page before its own scripts; `send` sends on the channel. */
export const PRELOAD = `(send) => {
  const tell = (...told) => send(JSON.stringify(told));
  for (const name of ['pushState', 'replaceState']) {
    const change = History.prototype[name];
    History.prototype[name] = function (...given) {
      change.apply(this, given);
      tell('moved', location.href);
    };
  }
  addEventListener('popstate', () => tell('moved', location.href), true);
  const ask = globalThis.fetch;
  globalThis.fetch = async (...given) => {
    const response = await ask(...given);
    response.clone().text().then((text) => tell('body', response.url, text), () => undefined);
    return response;
  };
  // Playwright's own sets a field's value from within the page, of which React sees no change.
  const insert = (text) => void document.execCommand('insertText', false, text);
  Object.defineProperty(globalThis, '__pw_bidiInsertText', { get: () => insert, set() {} });
}`;

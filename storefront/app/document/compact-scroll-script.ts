/*
 * Depends on: `<ScrollRestoration>` writing a function of the two keys and calling it with `"react-router-scroll-positions"`
 * and `null`, and keeping positions in sessionStorage by `history.state.key`.
 * When one of these changes: the script stays as React Router writes it, some seventy bytes longer when packed.
 */

const WRITTEN = /\(\(storageKey, restoreKey\) => \{[^<]*\}\)\("react-router-scroll-positions", null\)/;

/** Does the same as React Router's script: gives the history entry a key, and scrolls to the stored position. */
const COMPACT = `try{var h=history,k="react-router-scroll-positions",s=sessionStorage;h.state&&h.state.key||h.replaceState({key:Math.random().toString(32).slice(2)},"");var y=JSON.parse(s.getItem(k)||"{}")[h.state.key];typeof y==="number"&&scrollTo(0,y)}catch(e){s&&s.removeItem(k)}`;

/**
 * Replaces React Router's scroll restoration by a version of a third of the size, because every document contains it.
 */
export function compactScrollScript(html: string): string {
  return html.replace(WRITTEN, () => COMPACT);
}

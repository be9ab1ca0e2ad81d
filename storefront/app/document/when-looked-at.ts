/** True if the page is visible: browsers may prerender a page or load it in a background tab, which is no visit yet. */
function isLookedAt(): boolean {
  // Not every browser prerenders pages.
  return document.visibilityState === 'visible' && Reflect.get(document, 'prerendering') !== true;
}

/** Resolves once somebody looks at the page. */
export function whenLookedAt(): Promise<void> {
  return new Promise((resolve) => {
    const signs = ['visibilitychange', 'prerenderingchange'];
    const look = () => {
      if (!isLookedAt()) return;
      for (const sign of signs) document.removeEventListener(sign, look);
      resolve();
    };
    for (const sign of signs) document.addEventListener(sign, look);
    look();
  });
}

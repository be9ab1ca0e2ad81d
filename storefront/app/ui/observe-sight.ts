type Options = Pick<IntersectionObserverInit, 'rootMargin'>;

/** Watches an element; returns how to stop. A busy page reports several changes in one call, oldest first. */
function watch(element: Element, tell: (changes: IntersectionObserverEntry[]) => void, options?: Options): () => void {
  const observer = new IntersectionObserver(tell, options);
  observer.observe(element);
  return () => observer.disconnect();
}

/** Tells whether an element is in sight: at the start and at each change. Returns how to stop. */
export function observeSight(element: Element, onChange: (isInSight: boolean) => void): () => void {
  return watch(element, (changes) => onChange(changes.at(-1)?.isIntersecting === true));
}

/** Calls `onNear` when an element is or was within `rootMargin` of the screen. Returns how to stop. */
export function observeNear(element: Element, rootMargin: string, onNear: () => void): () => void {
  const tell = (changes: IntersectionObserverEntry[]) => {
    if (changes.some((change) => change.isIntersecting)) onNear();
  };
  return watch(element, tell, { rootMargin });
}

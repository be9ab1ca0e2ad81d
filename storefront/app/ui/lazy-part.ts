import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A part fetched when first needed. When its file cannot be had (no connection, a deploy in between) the part stays away
 * and the page stays: what `lazy` alone throws would take the whole page down.
 */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().catch(() => ({ default: () => null })));
}

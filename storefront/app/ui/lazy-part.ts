import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A component loaded when first needed. If its file cannot be loaded (no connection, a deploy meanwhile), it is left
 * out and the page stays: the error that `lazy` alone throws would replace the whole page.
 */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().catch(() => ({ default: () => null })));
}

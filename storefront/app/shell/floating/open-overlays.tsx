import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { together } from '../../text/load-texts.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { type Overlay, useOverlay } from './overlays.ts';

const panels: Record<Overlay, ComponentType<{ open: boolean }>> = {
  menu: lazyPart(() => import('../header/mobile-menu.tsx')),
  search: lazyPart(together(['find'], () => import('../header/mobile-search.tsx'))),
  cart: lazyPart(together(['cart'], () => import('../../cart/cart-drawer.tsx'))),
};

/**
 * Panels are mounted when first opened, and stay mounted while closed, so that they can slide out and open again
 * quickly.
 */
export function OpenOverlays() {
  const open = useOverlay();
  const [seen, setSeen] = useState<readonly Overlay[]>([]);
  useEffect(() => {
    if (open) setSeen((before) => (before.includes(open) ? before : [...before, open]));
  }, [open]);
  return seen.map((overlay) => {
    const Panel = panels[overlay];
    return (
      <Suspense key={overlay}>
        <Panel open={open === overlay} />
      </Suspense>
    );
  });
}

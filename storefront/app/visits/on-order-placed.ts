/**
 * Calls `tell` with the id of each order that this page places. The count starts some seconds after the page, so that an order
 * of somebody quicker is told of then.
 */
export function onOrderPlaced(tell: (orderId: string) => void): void {
  const early = document.documentElement.dataset.placed;
  if (early !== undefined) tell(early);
  addEventListener('order-placed', (event) => {
    if (event instanceof CustomEvent && typeof event.detail === 'string') tell(event.detail);
  });
}

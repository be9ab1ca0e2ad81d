/** Opens the folds around a field and gives it the focus. */
export function reveal(field: HTMLElement | null | undefined): void {
  if (!field) return;
  for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  field.focus();
  field.scrollIntoView({ block: 'center' });
}

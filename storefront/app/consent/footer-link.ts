const MARK = 'data-privacy';

/**
 * Puts a button at the end of the shop's footer, where there is one and it has none. By hand: the footer is part of every
 * page, and shops that ask for nothing pay no byte for it.
 */
export function addFooterLink(text: string, onPress: () => void): void {
  const last = document.querySelector('footer .container > :last-child');
  if (!last || last.querySelector(`[${MARK}]`)) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute(MARK, '');
  button.className = 'inline-flex min-h-11 items-center gap-2 hover:underline';
  button.textContent = text;
  button.addEventListener('click', onPress);
  last.append(button);
}

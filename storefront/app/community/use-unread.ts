/** How many notifications nobody has looked at, for the bell in the bar; 0 where there are none, or nobody knows. */
export function useUnread(): number {
  return 0;
}

/** How somebody is named beside what they wrote: first name and an initial; never more. */
export function authorOf({ first_name, last_name }: { first_name: string; last_name: string }): string {
  const [initial = ''] = last_name.trim();
  return initial ? `${first_name} ${initial}.` : first_name;
}

/** Kinds of faults that validators found in our HTML once, as they can be seen in its text. Lines to read; none is right. */
export function findHtmlFaults(html: string): string[] {
  const body = html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<noscript[\s\S]*?<\/noscript>/g, '');
  const faults = rules.flatMap(([pattern, fault]) =>
    [...body.matchAll(pattern)].map(([found]) => `${fault}: ${found.slice(0, 160)}`),
  );
  const headings = body.match(/<h1[\s>]/g)?.length ?? 0;
  if (headings !== 1) faults.push(`${headings} headings of the first level before any script`);
  const ids = [...body.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  return [...faults, ...twice.map((id) => `two elements are called ${id}`)];
}

const rules: readonly [RegExp, string][] = [
  [/<input(?=[^>]*role="combobox")(?=[^>]*type="(?!text")[^"]*")[^>]*>/g, 'a combobox is a text input (ARIA in HTML)'],
  [/<fieldset(?![^>]*aria-label)[^>]*>(?!<legend)[^<]*<[^>]*>/g, 'a fieldset does not begin with its legend'],
  [/<output[^>]*>\s*<(?:div|p|ul|section)[^>]*>/g, 'output holds phrases, not blocks'],
  [/<article(?![^>]*aria-label)[^>]*class="group[^>]*>/g, 'a card is not named'],
  [
    /<summary[^>]*>(?:(?!<\/summary>)[\s\S])*?<(?:div|p|ul|section)\b[^>]*>/g,
    'a summary holds phrases or a heading, not blocks',
  ],
  [/[\uE000-\uF8FF][^<]{0,40}/g, 'a mark for the name of the shop was not replaced'],
  [/(?:href|src)="data:[^"]*\s[^"]*"/g, 'a space in an address'],
];

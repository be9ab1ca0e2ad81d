/** Text that is HTML already. Made only by `html` and `join`, so whatever is put into a page was escaped once. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

/** A template of HTML: values are escaped unless they are HTML themselves. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | number | Html)[]): Html {
  const escaped = values.map((value) => (value instanceof Html ? value : escapeHtml(String(value))).toString());
  return new Html(String.raw({ raw: parts }, ...escaped));
}

/** A sentence in which `words` between backticks are code. */
export function prose(text: string): Html {
  return join(text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`)));
}

export function join(pieces: readonly Html[], between = ''): Html {
  return new Html(pieces.join(between));
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

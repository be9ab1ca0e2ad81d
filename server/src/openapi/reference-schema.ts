import type { JsonSchema } from './document.ts';
import { type Html, html, join, prose } from './html.ts';

/** A field as one row: `lines[].quantity`, its type, and its meaning. */
interface Row {
  name: string;
  schema: JsonSchema;
  required: boolean;
}

/** The fields of a schema as a table; anything that is not an object as one line. */
export function schemaTable(schema: JsonSchema): Html {
  const rows = rowsOf('', schema);
  if (rows.length === 0) return html`<p class="type">${typeOf(schema)}</p>`;
  return html`<table><tbody>${join(rows.map(rowHtml))}</tbody></table>`;
}

/** One row of a table of fields or parameters. */
export function rowHtml({ name, schema, required }: Row): Html {
  const limits = limitsOf(schema);
  return html`<tr><th scope="row"><code>${name}</code>${required ? '' : html` <small>optional</small>`}</th>
<td>${typeOf(schema)}${limits && html` <small>${limits}</small>`}</td><td>${prose(schema.description ?? '')}</td></tr>`;
}

/** The rows for the fields of a schema and of its inline shapes; named shapes are referenced. */
function rowsOf(prefix: string, schema: JsonSchema): Row[] {
  const inner = unwrap(schema);
  if (inner.$ref) return [];
  if (isSchema(inner.items)) return rowsOf(`${prefix}[]`, inner.items);
  const dot = prefix && `${prefix}.`;
  return Object.entries(inner.properties ?? {}).flatMap(([name, property]) => {
    if (!isSchema(property)) return [];
    const row = { name: dot + name, schema: property, required: inner.required?.includes(name) ?? false };
    return [row, ...rowsOf(dot + name, property)];
  });
}

function typeOf(schema: JsonSchema): Html {
  if (schema.$ref) return refLink(schema.$ref);
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum)
    return join(
      schema.enum.map((value) => html`<code>${String(value)}</code>`),
      ' · ',
    );
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return join(choices.filter(isSchema).map(typeOf), ' or ');
  if (isSchema(schema.items)) return html`list of ${typeOf(schema.items)}`;
  return html`${schema.format ?? String(schema.type ?? 'anything')}`;
}

function limitsOf(schema: JsonSchema): string {
  const inner = unwrap(schema);
  if (inner.format === 'binary') return '';
  const limits = [
    inner.minimum !== undefined && `≥ ${inner.minimum}`,
    inner.maximum !== undefined && `≤ ${inner.maximum}`,
    inner.minLength !== undefined && `${inner.minLength} characters or more`,
    inner.maxLength !== undefined && `${inner.maxLength} characters or fewer`,
    inner.minItems !== undefined && `${inner.minItems} or more`,
    inner.maxItems !== undefined && `${inner.maxItems} or fewer`,
  ];
  return limits.filter(Boolean).join(', ');
}

/** Type of a nullable field when it is not null. */
function unwrap(schema: JsonSchema): JsonSchema {
  const [only, ...more] = (schema.anyOf ?? []).filter(isSchema).filter((choice) => choice.type !== 'null');
  return only && more.length === 0 ? only : schema;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function refLink(ref: string): Html {
  const name = ref.slice(ref.lastIndexOf('/') + 1);
  return html`<a href="#${name}">${name}</a>`;
}

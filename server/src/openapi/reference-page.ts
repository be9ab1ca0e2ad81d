import type { JsonSchema, OpenApiDocument, Operation, Parameter, Reference, Response } from './document.ts';
import { type Html, html, join, prose } from './html.ts';
import { rowHtml, schemaTable } from './reference-schema.ts';

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

/** The reference page for people: every call by area, then the shared shapes. Works without scripts. */
export function referencePage(document: OpenApiDocument, css: string): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const areas = document.tags.map((tag) => ({
    ...tag,
    calls: calls.filter((call) => call.operation.tags[0] === tag.name),
  }));
  const page = html`<!doctype html>
<html lang="en" dir="ltr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${document.info.title}</title><STYLE></head>
<body>
<header><h1>${document.info.title}</h1><p>${prose(document.info.description)}</p>
<p>Send <code>X-API-Key</code> with every call. The whole of it for programs: <a href="openapi.json">openapi.json</a></p>
</header>
<nav aria-label="Areas"><ul>${join(areas.map((area) => html`<li><a href="#area-${area.name}">${area.name}</a></li>`))}
<li><a href="#shapes">shapes</a></li></ul></nav>
<main>
${join(
  areas.map(
    (area) => html`<section id="area-${area.name}"><h2>${area.name}</h2><p>${area.description}</p>
${join(area.calls.map((call) => callHtml(call, document)))}</section>`,
  ),
)}
<section id="shapes"><h2>Shapes</h2>
${join(Object.entries(document.components.schemas).filter(isShape).map(shapeHtml))}</section>
</main>
</body></html>`;
  // Inserted unchanged, byte for byte: the content security policy contains the hash of the style file.
  return page.text.replace('<STYLE>', () => `<style>${css}</style>`);
}

function callHtml({ method, path, operation }: Call, document: OpenApiDocument): Html {
  const parameters = operation.parameters.map((parameter) => resolve(parameter, document.components.parameters));
  const { 'application/json': json, 'multipart/form-data': form } = operation.requestBody?.content ?? {};
  const body = (json ?? form)?.schema;
  const responses = Object.entries(operation.responses);
  return html`<article id="${operation.operationId}">
<h3><a href="#${operation.operationId}"><b class="method">${method}</b> <code>/api/store${path}</code></a></h3>
<p>${operation.summary}. ${operation.description ?? ''}</p>
<details><summary>Parameters, body and replies</summary>
<h4>Parameters</h4><table><tbody>${join(parameters.map((parameter) => parameterHtml(parameter)))}</tbody></table>
${body ? html`<h4>${form ? 'Form' : 'Body'}</h4>${schemaTable(body)}` : ''}
${join(responses.map(([status, response]) => responseHtml(status, response, document)))}
</details></article>`;
}

function parameterHtml({ name, in: place, required, description, schema }: Parameter): Html {
  const words = [place === 'query' ? '' : `In the ${place}.`, description ?? ''].filter(Boolean).join(' ');
  return rowHtml({ name, required, schema: { ...schema, description: words } });
}

function responseHtml(status: string, response: Response | Reference, document: OpenApiDocument): Html {
  const { description, content } = resolve(response, document.components.responses);
  const schema = content?.['application/json']?.schema;
  const codes = codesOf(schema, document.components.schemas);
  const data = codes.length === 0 ? schema?.properties?.data : undefined;
  return html`<h4>${status} <small>${description}</small></h4>
${
  codes.length > 0
    ? html`<p>${join(
        codes.map((code) => html`<code>${code}</code>`),
        ' ',
      )}</p>`
    : ''
}
${typeof data === 'object' ? schemaTable(wrapData(data)) : ''}`;
}

/** Wraps `data` in an object with one field, so that a list or a named shape is shown like an object. */
function wrapData(data: JsonSchema): JsonSchema {
  return { type: 'object', properties: { data }, required: ['data'] };
}

/** The codes of a refusal, of all branches of its schema. */
function codesOf(schema: JsonSchema | undefined, named: Record<string, JsonSchema>): string[] {
  if (!schema) return [];
  if (schema.$ref) return codesOf(resolve({ $ref: schema.$ref }, named), named);
  const code = schema.properties?.code;
  const own = typeof code === 'object' ? (code.enum ?? []).map(String) : [];
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? [])];
  return [...own, ...parts.flatMap((part) => (typeof part === 'object' ? codesOf(part, named) : []))];
}

/** Errors of certain codes are named for generators; their codes stand beside each call already. */
function isShape([name]: [string, JsonSchema]): boolean {
  return name === 'Error' || !name.endsWith('Error');
}

function shapeHtml([name, schema]: [string, JsonSchema]): Html {
  return html`<article id="${name}"><h3>${name}</h3><p>${schema.description ?? ''}</p>${schemaTable(schema)}</article>`;
}

function resolve<Item extends object>(item: Item | Reference, items: Record<string, Item>): Item {
  if (!('$ref' in item)) return item;
  const found = items[item.$ref.slice(item.$ref.lastIndexOf('/') + 1)];
  if (!found) throw new Error(`${item.$ref} points nowhere`);
  return found;
}

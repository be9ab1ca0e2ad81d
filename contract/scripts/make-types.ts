import { z } from 'zod';
import {
  detailShapes,
  type EndpointDefinition,
  endpoints,
  errorCatalogue,
  events,
  fileBytes,
  publicEventNames,
} from '../src/index.ts';
import { type NamedType, readNamedTypes } from './named-types.ts';
import { fieldName, type Names, printDefinition, printFields, printType, type Side } from './print-type.ts';

const HEAD = `// Written by \`npm run contract:types\` from the schemas of the contract. Do not edit.

/** The reply of a call that gives a file. Browsers fetch it as a blob. */
export type FileBytes = Uint8Array | { size?: number | undefined; bytes: AsyncIterable<Uint8Array> };
`;

/** The generated types of `contract/src/types.gen.ts`: every type of the wire without a schema. */
export async function makeTypes(): Promise<string> {
  const types = await readNamedTypes();
  const names = namesOf(types);
  return [
    HEAD,
    ...types.map((type) => printNamed(type, names)),
    `\n/** Codes of all refusals. */\nexport type ErrorCode =\n  | ${Object.keys(errorCatalogue)
      .map((code) => `'${code}'`)
      .join('\n  | ')};\n`,
    '\n/** Every call by its key: its parts as a client writes them, its reply, and `details` of its refusals by their code. */',
    '\nexport interface Calls {\n',
    ...Object.entries<EndpointDefinition>(endpoints).map(([key, definition]) => printCall(key, definition, names)),
    '}\n',
    '\n/** The calls that programs may make: the scope that opens each, or null where it is open to everybody. None has files. */',
    '\nexport interface CallScopes {\n',
    ...Object.entries<EndpointDefinition>(endpoints).flatMap(([key, definition]) => printScope(key, definition)),
    '}\n',
    '\n/** The payloads of the events that outsiders may hear, by name. */',
    '\nexport interface PublicEvents {\n',
    ...publicEventNames.flatMap((name) => [
      `  /** ${events[name].public.en}. */\n`,
      `  '${name}': ${printType(events[name].payload, 'output', names)};\n`,
    ]),
    '}\n',
  ].join('');
}

function printScope(key: string, { access, takes, gives }: EndpointDefinition): string[] {
  if (takes || gives) return [];
  if (access === 'public') return [`  ${fieldName(key)}: null;\n`];
  return typeof access === 'object' && access.token ? [`  ${fieldName(key)}: '${access.token}';\n`] : [];
}

/** Text of `contract/src/types-proof.gen.ts`. It does not compile if a written type differs from the inferred one. */
export async function makeProof(): Promise<string> {
  const types = (await readNamedTypes()).filter(({ schema }) => schema);
  const files = [...new Set(types.map(({ file }) => file))];
  const imports = files.map((file, at) => `import type * as m${at} from './${file}';\n`);
  const lines = types.map(({ name, file }) => `  ${name}: Same<plain.${name}, m${files.indexOf(file)}.${name}>;\n`);
  return [
    '// Written by `npm run contract:types`. The written types and the inferred ones are assignable to each other.\n',
    "import type { AllSame, Same } from './types-same.ts';\n",
    "import type * as plain from './types.gen.ts';\n",
    "import type { EventPayload, PublicEventName } from './events.ts';\n",
    ...imports,
    '\ninterface Named {\n',
    ...lines,
    '}\n\ntrue satisfies AllSame<Named>;\n',
    '\ntrue satisfies AllSame<{ [Name in PublicEventName]: Same<plain.PublicEvents[Name], EventPayload<Name>> }>;\n',
  ].join('');
}

/**
 * Text of `contract/src/schema-names.gen.ts`: the schemas of the exported types by name. At run time a schema has no
 * name of its own, and the API's document needs one.
 */
export async function makeSchemaNames(): Promise<string> {
  const types = (await readNamedTypes()).filter(({ schema }) => schema);
  const files = [...new Set(types.map(({ file }) => file))];
  const imports = files.map((file, at) => `import * as m${at} from './${file}';\n`);
  const lines = types.map(
    ({ name, file, side, value }) => `  ${name}: { schema: m${files.indexOf(file)}.${value}, side: '${side}' },\n`,
  );
  return [
    '// Written by `npm run contract:types`: the schema of each exported type, and the side the type is of.\n',
    "import type { z } from 'zod';\n",
    ...imports,
    "\nexport const namedSchemas: Readonly<Record<string, { schema: z.ZodType; side: 'input' | 'output' }>> = {\n",
    ...lines,
    '};\n',
  ].join('');
}

/** `describe` copies a schema without a change of its definition: the schema it was called on. */
function describedOf(schema: z.ZodType): z.ZodType {
  const { parent, def } = schema._zod;
  return parent instanceof z.ZodType && parent._zod.def === def ? describedOf(parent) : schema;
}

/** A schema exported under several names uses the first one. */
function namesOf(types: readonly NamedType[]): Names {
  const bySide: Record<Side, Map<z.ZodType, string>> = { input: new Map(), output: new Map() };
  const names: Names = { of: (schema, side) => bySide[side].get(schema) ?? bySide[side].get(describedOf(schema)) };
  for (const side of ['input', 'output'] as const) bySide[side].set(fileBytes, 'FileBytes');
  for (const { name, schema, side } of types) if (schema && !bySide[side].has(schema)) bySide[side].set(schema, name);
  // The other side gets the same name if both sides are the same type when fully written out.
  const bare: Names = { of: (schema) => (schema === fileBytes ? 'FileBytes' : undefined) };
  for (const { name, schema, side } of types) {
    const other = side === 'input' ? 'output' : 'input';
    if (!schema || bySide[other].has(schema)) continue;
    if (printType(schema, side, bare) === printType(schema, other, bare)) bySide[other].set(schema, name);
  }
  return names;
}

function printNamed({ name, schema, side, text }: NamedType, names: Names): string {
  if (!schema) return `\nexport type ${name} = ${text};\n`;
  const known = names.of(schema, side);
  if (known && known !== name) return `\nexport type ${name} = ${known};\n`;
  return declare(name, schema, side, names);
}

/** An object becomes an interface, which the compiler compares by name. */
function declare(name: string, schema: z.ZodType, side: Side, names: Names): string {
  if (!(schema instanceof z.ZodObject)) return `\nexport type ${name} = ${printDefinition(schema, side, names)};\n`;
  const fields = printFields(schema.shape, side, names).map((field) => `  ${field};\n`);
  return `\nexport interface ${name} {\n${fields.join('')}}\n`;
}

function printCall(key: string, definition: EndpointDefinition, names: Names): string {
  const part = (schema: z.ZodType | undefined, side: Side) => (schema ? printType(schema, side, names) : 'undefined');
  const details = Object.entries(detailShapes(definition))
    .map(([code, shape]) => `${fieldName(code)}: ${printType(shape, 'output', names)}`)
    .join('; ');
  return [
    `  ${fieldName(key)}: {\n`,
    `    params: ${part(definition.params, 'output')};\n`,
    `    query: ${part(definition.query, 'output')};\n`,
    `    body: ${part(definition.body, 'input')};\n`,
    `    reply: ${part(definition.reply, 'output')};\n`,
    `    details: ${details ? `{ ${details} }` : 'Record<never, never>'};\n`,
    '  };\n',
  ].join('');
}

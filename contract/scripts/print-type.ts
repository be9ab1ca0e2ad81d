import type { z } from 'zod';

/** Side of a schema: its input, or the output it makes of that. */
export type Side = 'input' | 'output';

/** Names of schemas, by identity. A named schema is printed as its name on the side it was named for. */
export interface Names {
  of: (schema: z.ZodType, side: Side) => string | undefined;
}

type Schema = z.core.$ZodTypes;

const PRIMITIVES: Partial<Record<Schema['_zod']['def']['type'], string>> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  unknown: 'unknown',
  null: 'null',
  undefined: 'undefined',
};

/** The TypeScript type of one side of a schema. Throws for a schema whose type cannot be read from its definition. */
export function printType(schema: z.ZodType, side: Side, names: Names): string {
  const name = names.of(schema, side);
  return name ?? printDefinition(schema, side, names);
}

/** Like `printType`, but written out even if the schema itself has a name. */
export function printDefinition(schema: z.ZodType, side: Side, names: Names): string {
  const print = (inner: z.core.$ZodType) => printType(inner as z.ZodType, side, names);
  // zod types its schemas by class; `_zod.def.type` tells them apart.
  const { def } = (schema as unknown as Schema)._zod;
  const primitive = PRIMITIVES[def.type];
  if (primitive) return primitive;
  switch (def.type) {
    case 'object':
      return printObject(def.shape as Record<string, z.ZodType>, side, names);
    case 'array':
      return arrayOf(print(def.element));
    case 'record':
      return `Record<${print(def.keyType)}, ${print(def.valueType)}>`;
    case 'enum':
      return union(Object.values(def.entries).map(literal));
    case 'literal':
      return union(def.values.map(literal));
    case 'union':
      return union(def.options.map(print));
    case 'nullable':
      return union([print(def.innerType), 'null']);
    case 'optional':
      return union([print(def.innerType), 'undefined']);
    case 'default':
      return side === 'input' ? union([print(def.innerType), 'undefined']) : print(def.innerType);
    case 'readonly':
    case 'nonoptional':
    case 'catch':
      return print(def.innerType);
    case 'pipe':
      return printPipe(def, print, side);
    default:
      throw new Error(`the type of a ${def.type} schema is not known: name it in contract/scripts/make-types.ts`);
  }
}

/** A preprocessing step is invisible to typed callers: they pass the input of the schema after it. */
function printPipe(def: z.core.$ZodPipeDef, print: (inner: z.core.$ZodType) => string, side: Side): string {
  if (isTransform(def.in)) return print(def.out);
  if (isTransform(def.out) && side === 'output') {
    // The output of a transform is unknown at run time; the transforms of the contract that end a schema map texts to
    // texts.
    return print(def.in);
  }
  return print(side === 'input' ? def.in : def.out);
}

function isTransform(schema: z.core.$ZodType): boolean {
  return schema._zod.def.type === 'transform';
}

function printObject(shape: Record<string, z.ZodType>, side: Side, names: Names): string {
  const fields = printFields(shape, side, names);
  return fields.length === 0 ? 'Record<string, never>' : `{ ${fields.join('; ')} }`;
}

/** The fields of an object type, such as `price?: number | undefined`. */
export function printFields(shape: Record<string, z.ZodType>, side: Side, names: Names): string[] {
  return Object.entries(shape).map(([key, field]) => {
    const mark = isOptional(field, side) ? '?' : '';
    return `${fieldName(key)}${mark}: ${printType(field, side, names)}`;
  });
}

/** Follows zod's types: at run time a preprocessing step makes every field optional. */
function isOptional(schema: z.core.$ZodType, side: Side): boolean {
  const { def } = (schema as unknown as Schema)._zod;
  switch (def.type) {
    case 'optional':
      return true;
    case 'default':
      return side === 'input';
    case 'nullable':
    case 'readonly':
    case 'catch':
      return isOptional(def.innerType, side);
    case 'pipe':
      return isOptional(side === 'input' && !isTransform(def.in) ? def.in : def.out, side);
    default:
      return false;
  }
}

export function fieldName(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : literal(key);
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'` : String(value);
}

function union(parts: readonly string[]): string {
  const members = [...new Set(parts.flatMap(splitUnion))];
  const isText = members.includes('string');
  return members.filter((member) => !(isText && member.startsWith("'"))).join(' | ');
}

/** The members of a union that is not nested in anything. */
function splitUnion(text: string): string[] {
  return /[{}[\]()<>]/.test(text) ? [text] : text.split(' | ');
}

function arrayOf(element: string): string {
  return / \| /.test(element) && !isOneObject(element) ? `(${element})[]` : `${element}[]`;
}

/** True if a type is one object literal: its first brace closes at its end. */
function isOneObject(text: string): boolean {
  if (!text.startsWith('{')) return false;
  let depth = 0;
  for (const [at, sign] of [...text].entries()) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth === 0) return at === text.length - 1;
  }
  return false;
}

/** JSON Schema, as far as the contract uses it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  [keyword: string]: unknown;
}

export interface SchemaPair {
  was: Schema;
  is: Schema;
  /** The place of both, for the sentences. */
  at: string;
}

export interface SchemaComparison {
  schemas: { before: Record<string, Schema>; after: Record<string, Schema> };
  /** `input`: what clients send. `output`: what they read. */
  direction: 'input' | 'output';
  /** Pairs of names under comparison: schemas may refer to themselves. */
  open?: ReadonlySet<string>;
}

/** Bounds that refuse more when they grow, and those that do when they shrink. */
const LEAST = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems'];
const MOST = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems'];

/** How a schema changed in ways that break clients which were written for what it was; a sentence each. */
export function compareSchemas(pair: SchemaPair, comparison: SchemaComparison): string[] {
  const pairName = `${pair.was.$ref ?? ''} ${pair.is.$ref ?? ''}`;
  if (pairName !== ' ' && comparison.open?.has(pairName)) return [];
  const open = new Set([...(comparison.open ?? []), pairName]);
  const inner = { ...comparison, open };
  const was = resolve(pair.was, comparison.schemas.before);
  const is = resolve(pair.is, comparison.schemas.after);
  const at = pair.at;
  const variants = [variantsOf(was), variantsOf(is)] as const;
  if (variants[0].length > 1 || variants[1].length > 1) return compareVariants(variants, at, inner);
  const resolved = { was, is, at };
  const types = compareTypes(resolved, comparison.direction);
  if (types.length > 0) return types;
  return [
    ...compareValues(resolved, comparison.direction),
    ...compareProperties(resolved, inner),
    ...(was.items && is.items ? compareSchemas({ was: was.items, is: is.items, at: `${at}[]` }, inner) : []),
  ];
}

function resolve(schema: Schema, schemas: Record<string, Schema>): Schema {
  const name = schema.$ref?.split('/').at(-1);
  const found = name === undefined ? schema : (schemas[name] ?? {});
  if (!found.allOf) return found;
  const parts = found.allOf.map((one) => resolve(one, schemas));
  return {
    ...found,
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map((one) => one.properties)),
    required: parts.flatMap((one) => one.required ?? []),
  };
}

const variantsOf = (schema: Schema): Schema[] => schema.anyOf ?? schema.oneOf ?? [schema];

/** Inputs of clients must still fit one variant; what they read must be one they knew. */
function compareVariants(
  [before, after]: readonly [Schema[], Schema[]],
  at: string,
  comparison: SchemaComparison,
): string[] {
  const isInput = comparison.direction === 'input';
  const [given, accepted] = isInput ? [before, after] : [after, before];
  return given.flatMap((one) => {
    const isFitting = accepted.some((other) => {
      const [was, is] = isInput ? [one, other] : [other, one];
      return compareSchemas({ was, is, at }, comparison).length === 0;
    });
    if (isFitting) return [];
    return [isInput ? `${at} refuses a form that was accepted` : `${at} has a form that no client knows`];
  });
}

function compareTypes({ was, is, at }: SchemaPair, direction: SchemaComparison['direction']): string[] {
  const [before, after] = [typesOf(was), typesOf(is)];
  if (!before || !after) return [];
  const [given, known] = direction === 'input' ? [before, after] : [after, before];
  const strange = [...given].filter((type) => !known.has(type) && !(type === 'integer' && known.has('number')));
  return strange.length > 0 ? [`${at} was ${[...before].join(' or ')}, and is ${[...after].join(' or ')}`] : [];
}

function typesOf({ type, enum: values, const: only }: Schema): Set<string> | undefined {
  if (type !== undefined) return new Set([type].flat());
  const listed = values ?? (only === undefined ? undefined : [only]);
  return listed && new Set(listed.map((value) => (value === null ? 'null' : typeof value)));
}

/** Values and bounds of inputs; a reply that says less than it might breaks nobody. */
function compareValues({ was, is, at }: SchemaPair, direction: SchemaComparison['direction']): string[] {
  if (direction === 'output') return [];
  const [before, after] = [was, is].map(
    ({ enum: values, const: only }) => values ?? (only === undefined ? undefined : [only]),
  );
  const refused = after && (before ?? ['any other value']).filter((value) => !after.includes(value));
  const changes = refused && refused.length > 0 ? [`${at} refuses ${refused.map(String).join(', ')}`] : [];
  const isTighter = (keyword: string, sign: 1 | -1) => {
    const [former, now] = [was[keyword], is[keyword]];
    return typeof now === 'number' && (typeof former !== 'number' || (now - former) * sign > 0);
  };
  const tighter = [
    ...LEAST.filter((keyword) => isTighter(keyword, 1)),
    ...MOST.filter((keyword) => isTighter(keyword, -1)),
    ...(is.pattern !== undefined && is.pattern !== was.pattern ? ['pattern'] : []),
  ];
  return [...changes, ...tighter.map((keyword) => `${at} has a tighter ${keyword}: ${String(is[keyword])}`)];
}

function compareProperties({ was, is, at }: SchemaPair, comparison: SchemaComparison): string[] {
  const isInput = comparison.direction === 'input';
  const [before, after] = [was.properties ?? {}, is.properties ?? {}];
  const required = new Set(is.required);
  const changes = Object.entries(before).flatMap(([name, schema]) => {
    const now = after[name];
    const place = `${at}.${name}`;
    if (now) {
      const isOptional = !isInput && was.required?.includes(name) && !required.has(name);
      const inner = compareSchemas({ was: schema, is: now, at: place }, comparison);
      return isOptional ? [`${place} may be missing now`, ...inner] : inner;
    }
    // Clients had to do without an optional value already.
    const isRefused = isInput ? is.additionalProperties === false : was.required?.includes(name);
    return isRefused ? [`${place} is ${isInput ? 'refused' : 'gone'}`] : [];
  });
  const demanded = isInput ? [...required].filter((name) => !was.required?.includes(name)) : [];
  return [...changes, ...demanded.map((name) => `${at}.${name} is required now`)];
}

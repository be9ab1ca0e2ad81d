import { compareSchemas, type Schema } from './compare-schemas.ts';

/** The part of an OpenAPI document that clients depend on. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

interface Operation {
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content?: Content };
  responses?: Record<string, { content?: Content } | undefined>;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}

type Content = Record<string, { schema?: Schema } | undefined>;

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head'] as const;

/**
 * The changes between two OpenAPI documents that break clients of the first, a sentence each: calls and values of replies
 * that are gone, inputs that are required or refused now. Additions to replies break nobody (docs/decisions/0114).
 */
export function findBreakingChanges(before: ApiDocument, after: ApiDocument): string[] {
  return Object.entries(before.paths).flatMap(([path, operations]) =>
    METHODS.flatMap((method) => {
      const operation = operations[method];
      if (!operation) return [];
      const call = `${method.toUpperCase()} ${path}`;
      const now = after.paths[path]?.[method];
      if (!now) return [`${call} is gone`];
      return compareOperations([before, operation], [after, now]).map((change) => `${call}: ${change}`);
    }),
  );
}

type Sided = readonly [document: ApiDocument, operation: Operation];

function compareOperations(before: Sided, after: Sided): string[] {
  return [...compareParameters(before, after), ...compareBodies(before, after), ...compareReplies(before, after)];
}

function compareParameters(before: Sided, after: Sided): string[] {
  const former = new Map(parametersOf(before).map((one) => [`${one.in} ${one.name}`, one]));
  return parametersOf(after).flatMap((parameter) => {
    const was = former.get(`${parameter.in} ${parameter.name}`);
    if (parameter.required && !was?.required) return [`${parameter.in} parameter ${parameter.name} is required now`];
    if (!was?.schema || !parameter.schema) return [];
    return compare(was.schema, parameter.schema, { before, after, direction: 'input', at: parameter.name });
  });
}

function parametersOf([document, operation]: Sided): Parameter[] {
  const shared = Reflect.get(document.components ?? {}, 'parameters') as Record<string, Parameter> | undefined;
  return (operation.parameters ?? []).flatMap((one) => {
    const name = one.$ref?.split('/').at(-1);
    return (name === undefined ? one : shared?.[name]) ?? [];
  });
}

function compareBodies(before: Sided, after: Sided): string[] {
  const [was, is] = [before[1].requestBody, after[1].requestBody];
  const required = is?.required === true && was?.required !== true ? ['a body is required now'] : [];
  return [...required, ...compareContent(was?.content, is?.content, { before, after, direction: 'input', at: 'body' })];
}

/** Only good replies: what a refusal holds is one schema of all calls. */
function compareReplies(before: Sided, after: Sided): string[] {
  const good = Object.entries(before[1].responses ?? {}).filter(([status]) => status.startsWith('2'));
  return good.flatMap(([status, was]) => {
    const is = after[1].responses?.[status];
    if (!is) return [`it no longer answers ${status}`];
    return compareContent(was?.content, is.content, { before, after, direction: 'output', at: 'reply' });
  });
}

interface Side {
  before: Sided;
  after: Sided;
  direction: 'input' | 'output';
  at: string;
}

function compareContent(was: Content = {}, is: Content = {}, side: Side): string[] {
  return Object.entries(was).flatMap(([type, media]) => {
    const now = is[type];
    if (!now) return [`the ${side.at} is no longer ${type}`];
    return media?.schema && now.schema ? compare(media.schema, now.schema, side) : [];
  });
}

function compare(was: Schema, is: Schema, { before, after, direction, at }: Side): string[] {
  const schemas = { before: before[0].components?.schemas ?? {}, after: after[0].components?.schemas ?? {} };
  return compareSchemas({ was, is, at }, { schemas, direction });
}

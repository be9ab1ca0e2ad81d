import type { EndpointDefinition } from '@waha/contract';
import type { z } from 'zod';
import { refuse } from '../errors/index.ts';
import type { Language, MessageParams, Texts } from '../text/index.ts';
import type { ReceivedFile } from './handler.ts';

export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  /** Receives the file, once the call is permitted. */
  receiveFile?: () => Promise<ReceivedFile>;
}

type Issue = z.core.$ZodIssue;

/** Writes field errors in the reader's language. Keys are those of the texts, all under `validation.`. */
export type ValidationTexts = Pick<Texts<string>, 'say' | 'has'>;

/** Parses all parts of a request and refuses with the field errors of all parts together (422 request.invalid). */
export function validate(definition: EndpointDefinition, raw: RawInput, language: Language, texts: ValidationTexts) {
  const fields: Record<string, string[]> = {};
  const read = (schema: z.ZodType | undefined, value: unknown): unknown => {
    if (!schema) return undefined;
    const result = schema.safeParse(value ?? {}, { reportInput: true });
    if (result.success) return result.data;
    for (const issue of flatten(result.error.issues)) {
      const name = issue.path.join('.') || 'body';
      const messages = fields[name] ?? [];
      const message = sayIssue(issue, language, texts);
      if (!messages.includes(message)) messages.push(message);
      fields[name] = messages;
    }
    return undefined;
  };
  const input = {
    params: read(definition.params, raw.params),
    query: read(definition.query, raw.query),
    body: read(definition.body, raw.body),
  };
  if (Object.keys(fields).length > 0) refuse('request.invalid', {}, { fields });
  return input;
}

/** The faults of a value: each with its path, the key of its text and the parameters of that text. */
export function faultsOf(
  schema: z.ZodType,
  value: unknown,
): { path: readonly PropertyKey[]; key: string; params: MessageParams }[] {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return [];
  return flatten(result.error.issues).map((issue) => {
    const [key, params] = describeIssue(issue);
    return { path: issue.path, key, params };
  });
}

/** A union fails with the issues of each option; the first option's are reported. A discriminated union with an unknown tag has none. */
function flatten(issues: readonly Issue[]): Issue[] {
  return issues.flatMap((issue) => {
    const [first] = issue.code === 'invalid_union' ? issue.errors : [];
    if (!first) return [issue];
    return flatten(first.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })));
  });
}

function sayIssue(issue: Issue, language: Language, texts: ValidationTexts): string {
  const [key, params] = describeIssue(issue);
  return texts.has(key) ? texts.say(language, key, params) : texts.say(language, 'validation.invalid');
}

/** The text of an issue: a schema's own `validation.…` key first, else one for the kind of failure. */
function describeIssue(issue: Issue): [string, MessageParams] {
  if (issue.message.startsWith('validation.')) return [issue.message, {}];
  switch (issue.code) {
    case 'invalid_type':
      return [issue.input === undefined ? 'validation.required' : `validation.type_${issue.expected}`, {}];
    case 'too_small':
      return [`validation.too_small_${issue.origin}`, { minimum: Number(issue.minimum) }];
    case 'too_big':
      return [`validation.too_big_${issue.origin}`, { maximum: Number(issue.maximum) }];
    case 'invalid_value':
      return ['validation.choice', { choices: issue.values.join(', ') }];
    case 'invalid_format':
      return [`validation.format_${issue.format}`, {}];
    default:
      return ['validation.invalid', {}];
  }
}

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { z } from 'zod';
import type { Side } from './print-type.ts';

/** A type the contract exports under a name: of a schema, or written out in terms of other named types. */
export interface NamedType {
  name: string;
  /** File of the declaration, relative to `contract/src`. */
  file: string;
  schema?: z.ZodType;
  /** Name of the exported constant that is the schema. */
  value?: string;
  side: Side;
  text?: string;
}

const SOURCE = path.resolve(import.meta.dirname, '../src');
const INFERRED = /^export type (\w+) = z\.(infer|input|output)<typeof (\w+)>;$/gm;
/** Types made of named ones without zod, such as `HomeParts['parts'][number]`. */
const DERIVED = /^export type (\w+) = ((?:Omit<)?[A-Z]\w+(?:\[|,).*);$/gm;

/** The exported types of the contract that are made from schemas, in the order of their files. */
export async function readNamedTypes(): Promise<NamedType[]> {
  const files = globSync('*/*.ts', { cwd: SOURCE }).sort();
  const found = await Promise.all(files.map(readFile));
  return found.flat();
}

async function readFile(file: string): Promise<NamedType[]> {
  if (/\.test\.ts$|^platform\/endpoint\.ts$/.test(file)) return [];
  const text = readFileSync(path.join(SOURCE, file), 'utf8');
  const inferred = [...text.matchAll(INFERRED)];
  const derived = [...text.matchAll(DERIVED)].map(([, name = '', type = '']) => ({
    name,
    file,
    side: 'output' as const,
    text: type,
  }));
  if (inferred.length === 0) return derived;
  const values: Record<string, z.ZodType | undefined> = await import(pathToFileURL(path.join(SOURCE, file)).href);
  const made = inferred.map(([, name = '', how, value = '']) => {
    const schema = values[value];
    if (!schema) throw new Error(`${file} must export ${value}, so that the type ${name} can be written down`);
    return { name, file, schema, value, side: how === 'input' ? ('input' as const) : ('output' as const) };
  });
  return [...made, ...derived];
}

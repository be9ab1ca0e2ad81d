import { type EndpointDefinition, endpoints } from '@waha/contract';
import { namedSchemas } from '@waha/contract/schema-names';
import { z } from 'zod';

/** Side of a schema: as a client writes it, or as it receives it. */
export type Side = 'input' | 'output';

/** The registries in which `z.toJSONSchema` looks up the names of schemas, one for each side. */
export type NameRegistries = Record<Side, z.core.$ZodRegistry<{ id: string }>>;

/**
 * Schemas are named by the types that the contract exports of them; a page is named by what it lists. Where a schema
 * differs between its sides, the name belongs to the side of the type, and the other side has a suffix. Schemas are
 * matched by identity: one derived with `extend` is another.
 */
export function createNameRegistries(isSameOnBothSides: (schema: z.ZodType) => boolean): NameRegistries {
  const names: NameRegistries = { input: z.registry<{ id: string }>(), output: z.registry<{ id: string }>() };
  for (const [id, { schema, side }] of Object.entries(namedSchemas)) {
    const other = side === 'input' ? 'output' : 'input';
    const suffix = side === 'input' ? 'Output' : 'Input';
    names[side].add(schema, { id });
    if (!names[other].has(schema)) names[other].add(schema, { id: isSameOnBothSides(schema) ? id : `${id}${suffix}` });
  }
  for (const { reply } of Object.values<EndpointDefinition>(endpoints)) {
    const item = itemOfPage(reply);
    const name = item && names.output.get(item)?.id;
    if (name && !names.output.has(reply)) names.output.add(reply, { id: `${name}Page` });
  }
  return names;
}

/** The schema of the items, if a schema is a page (`page` and `staffPage` of the contract). */
function itemOfPage(schema: z.ZodType): z.ZodType | undefined {
  if (!(schema instanceof z.ZodObject)) return undefined;
  const { data, current_page: position }: Record<string, z.ZodType | undefined> = schema.shape;
  return position && data instanceof z.ZodArray && data.element instanceof z.ZodType ? data.element : undefined;
}

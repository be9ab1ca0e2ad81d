type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Flat<Type> = { [Key in keyof Type]: Type[Key] };

/** The exports of a list of modules whose names share an ending, as one object. */
export type Named<Modules, Ending extends string> = Flat<
  Intersection<{ [Name in keyof Modules]: Name extends `${string}${Ending}` ? Modules[Name] : never }[keyof Modules]>
>;

/**
 * Merges the exports, so that a new module adds one line to the list. Throws on a duplicate key: the later endpoint
 * would silently replace the earlier.
 */
export function mergeNamed<Modules extends object, Ending extends string>(
  modules: Modules,
  ending: Ending,
): Named<Modules, Ending> {
  const merged: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(modules)) {
    if (!name.endsWith(ending)) continue;
    for (const [key, value] of Object.entries(part)) {
      if (Object.hasOwn(merged, key)) throw new Error(`${name} says ${key}, which another module says already`);
      merged[key] = value;
    }
  }
  // Built from exactly the exports that the type names.
  return merged as Named<Modules, Ending>;
}

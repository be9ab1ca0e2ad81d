import { fault } from '../../machine-checkouts/faults.ts';
import { capabilities } from '../versions.ts';

/** Versions of the capabilities that an agent states, by name. */
export type StatedCapabilities = Readonly<Record<string, readonly string[]>>;

const parentsOf = (name: string): readonly string[] => {
  const [{ extends: parents = [] } = {}] = Object.entries(capabilities).find(([own]) => own === name)?.[1] ?? [];
  return typeof parents === 'string' ? [parents] : parents;
};

/**
 * The capabilities that this shop and an agent both have: the same name with a version in common, without extensions of which no parent is
 * left. Refuses an agent with which nothing is in common, as an outcome of business.
 */
export function negotiate(stated: StatedCapabilities): ReadonlySet<string> {
  let common = Object.entries(capabilities).flatMap(([name, own]) =>
    own.some(({ version }) => stated[name]?.includes(version)) ? [name] : [],
  );
  // Until nothing is dropped any more: an extension may extend another.
  for (let before = -1; before !== common.length; ) {
    before = common.length;
    const left = new Set(common);
    common = common.filter((name) => {
      const parents = parentsOf(name);
      return parents.length === 0 || parents.some((parent) => left.has(parent));
    });
  }
  if (common.length === 0)
    throw fault(200, 'capabilities_incompatible', 'This shop and the agent have no capability in common');
  return new Set(common);
}

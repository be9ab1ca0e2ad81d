import type { CDPSession, Page } from 'playwright-core';

/** A node of the browser's accessibility tree, as screen readers get it. */
interface AxNode {
  nodeId: string;
  childIds?: readonly string[];
  ignored: boolean;
  role?: { value: string };
  name?: { value?: string };
  properties?: readonly { name: string; value: { value?: unknown } }[];
}

/** Roles of things to press, type into or choose from. */
const controls = [
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'listbox',
  'checkbox',
  'radio',
  'switch',
  'slider',
  'spinbutton',
  'tab',
  'menuitem',
];
/** Landmarks of which a page has one. */
const single = ['main', 'banner', 'contentinfo'];
/** Landmarks that need names of their own where a page has several. */
const several = ['navigation', 'complementary', 'region', 'form', 'search'];

/**
 * Faults of the order in which a page is read out and walked through: its headings, landmarks and controls by the
 * browser's accessibility tree, and what makes Tab leave the order that is seen.
 */
export async function findDisorder(page: Page, session: CDPSession): Promise<string[]> {
  // The tree is computed when it is asked for, and again after each change of the page.
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
  const read = inReadingOrder(nodes)
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => ({
      role: role?.value ?? '',
      name: name?.value?.trim() ?? '',
      level: Number(properties.find((one) => one.name === 'level')?.value.value ?? 0),
    }));
  // Behind an open modal dialog nothing is read.
  const isBehind = await page.evaluate<boolean>("document.querySelector('dialog:modal') !== null");
  const rolesOf = (role: string) => read.filter((node) => node.role === role);
  return [
    ...(isBehind ? [] : findHeadingFaults(rolesOf('heading'))),
    ...single.filter((role) => rolesOf(role).length > 1).map((role) => `several of ${role}`),
    ...(rolesOf('main').length === 0 && !isBehind ? ['no main part'] : []),
    ...several.flatMap((role) =>
      findTwins(
        role,
        rolesOf(role).map(({ name }) => name),
      ),
    ),
    ...read
      .filter(({ role, name }) => controls.includes(role) && name === '')
      .map(({ role }) => `a ${role} without a name`),
    ...(await page.evaluate<string[]>(TURNED)),
  ];
}

/** The browser lists nodes level by level; they are read depth first. */
function inReadingOrder(nodes: readonly AxNode[]): AxNode[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const under = (node: AxNode): AxNode[] => [
    node,
    ...(node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child ? under(child) : [];
    }),
  ];
  return nodes[0] ? under(nodes[0]) : [];
}

function findHeadingFaults(headings: readonly { name: string; level: number }[]): string[] {
  const first = headings.filter(({ level }) => level === 1);
  const faults =
    first.length === 1 ? [] : [`${first.length} headings of level 1: ${first.map(({ name }) => name).join(', ')}`];
  for (const [at, { name, level }] of headings.entries()) {
    const before = headings[at - 1]?.level ?? 0;
    // Headings before the first of level 1 are of bars and notices above the page's own.
    if (at > 0 && level > before + 1) faults.push(`«${name}» skips from level ${before} to ${level}`);
  }
  return faults;
}

/** Landmarks of a role that a reader cannot tell from each other. */
function findTwins(role: string, names: readonly string[]): string[] {
  // A form or a part without a name is no landmark.
  const told = /form|region/.test(role) ? names.filter(Boolean) : names;
  const twins = told.filter((name, at) => told.indexOf(name) !== at);
  return twins.map((name) => `several of ${role} named «${name}»`);
}

/** Parts that Tab goes through in another order than the eye. */
const TURNED = `(() => {
  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const seen = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0;
  const what = (one) => one.tagName.toLowerCase() + '.' + [...one.classList].slice(0, 4).join('.');
  const faults = [];
  for (const one of document.querySelectorAll('[tabindex]')) if (one.tabIndex > 0) faults.push('a tabindex above 0: ' + what(one));
  for (const one of document.querySelectorAll('body *')) {
    const style = getComputedStyle(one);
    const holds = () => [...one.querySelectorAll(focusable)].filter(seen).length;
    if (/flex/.test(style.display) && /reverse/.test(style.flexDirection) && holds() > 1) faults.push('turned round: ' + what(one));
    if (style.order !== '0' && seen(one) && (one.matches(focusable) || holds() > 0)) faults.push('moved by order: ' + what(one));
  }
  return faults;
})()`;

import type { Message } from './faults.ts';
import type { PricedSession } from './quote-session.ts';
import type { SessionLine } from './session.ts';

/** Lines of which the shop has any, and a warning for each that a new checkout is made without. */
export function leaveOut({ lines, messages }: PricedSession): { kept: SessionLine[]; left: Message[] } {
  const isThere = lines.map(({ quoted }) => quoted !== undefined && quoted.available_quantity > 0);
  const left = lines.flatMap(({ line }, at): Message[] => {
    if (isThere[at]) return [];
    const told = messages.find(({ path }) => path === `$.line_items[${at}]`);
    const code = told?.code ?? 'item_unavailable';
    return [{ type: 'warning', code, content: `${line.item}: ${told?.content ?? 'cannot be sold'}`.slice(0, 500) }];
  });
  return { kept: lines.flatMap(({ line }, at) => (isThere[at] ? [line] : [])), left };
}

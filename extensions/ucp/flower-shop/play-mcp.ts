import type { ProtocolRoute } from '@waha/extend';
import { backwards, type Names, renamed, toShop, toSuite } from './flower-names.ts';
import { objectOf, readObject, writeObject } from './json.ts';

/** The tools of MCP by the names of the suite. */
export function playMcp(route: ProtocolRoute, readNames: () => Promise<Names>): ProtocolRoute {
  return {
    ...route,
    async handle(request, call) {
      const asked = readObject(request.body);
      const params = objectOf(asked.params);
      if (asked.method !== 'tools/call') return route.handle(request, call);
      const names = await readNames();
      const given = objectOf(renamed(params.arguments, names.items));
      const isNew = String(params.name).startsWith('create_');
      for (const part of ['checkout', 'cart'])
        if (given[part]) given[part] = toShop(objectOf(given[part]), isNew, names);
      const body = writeObject({ ...asked, params: { ...params, arguments: given } }, request.body);
      const answer = await route.handle({ ...request, body }, call);
      const told = readObject(answer.body);
      const { structuredContent } = objectOf(told.result);
      if (structuredContent === undefined) return answer;
      const content = toSuite(objectOf(renamed(structuredContent, backwards(names.items))), names);
      const result = { structuredContent: content, content: [{ type: 'text', text: JSON.stringify(content) }] };
      return { ...answer, body: JSON.stringify({ ...told, result }) };
    },
  };
}

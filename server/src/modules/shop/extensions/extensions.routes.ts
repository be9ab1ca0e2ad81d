import type { EndpointKey } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { type ExtensionDeps, extensionResource, presentExtension, readSetUp } from './extension-resource.ts';
import { saveSettings } from './save-settings.ts';
import { extensionTexts } from './texts.ts';

type ExtensionKey = Extract<EndpointKey, `${string} /admin/extensions${string}`>;

export function extensionRoutes(deps: ExtensionDeps): Handlers<ExtensionKey> {
  const { db, extensions } = deps;
  const resource = extensionResource(deps);
  return {
    'GET /admin/extensions': async (_, { language }) => {
      const all = await Promise.all(extensions.list.map(({ name }) => readSetUp(deps, db, name)));
      return { data: all.map((one) => presentExtension(one, language)) };
    },
    'PUT /admin/extensions/{name}': async ({ params: { name }, body }, context) => {
      const act = { id: name, action: 'extensions.settings_changed' } as const;
      const saved = await resource.change(db, context, act, (tx, before) =>
        saveSettings(tx, deps, before, body, context.language),
      );
      // The next call of the same person finds the extension as it was saved. A failed reading is told of by the invalidation.
      await extensions.reload().catch(() => undefined);
      return saved;
    },
    'POST /admin/extensions/{name}/try': async ({ params: { name } }, context) => {
      await readSetUp(deps, db, name);
      // Outside any transaction: the provider may take its time.
      const tried = (await extensions.try(name, context.language)) ?? refuse('extensions.not_set_up');
      await resource.change(db, context, { id: name, action: 'extensions.tried' }, async () => undefined);
      const own = extensionTexts.say(context.language, tried.isGood ? 'works' : 'fails');
      return { is_good: tried.isGood, text: tried.text ?? own };
    },
  };
}

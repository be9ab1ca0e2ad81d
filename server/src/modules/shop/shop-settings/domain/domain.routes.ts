import { randomUUID } from 'node:crypto';
import type { DomainCheck, DomainSettings, EndpointKey } from '@waha/contract';
import type { HandlerDeps } from '../../../../manifest/index.ts';
import type { Handlers } from '../../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { auditedResource } from '../../../people/staff/index.ts';
import {
  claimSettings,
  type Domain,
  lockSettings,
  readDomain,
  readSettingsVersion,
  saveDomain,
} from '../../settings/index.ts';
import { checkDomain } from './check-domain.ts';
import { readHostName, shownHostName } from './read-host-name.ts';

type DomainKey = Extract<EndpointKey, `${string} /admin/settings/domain${string}`>;
type Deps = Pick<HandlerDeps, 'db' | 'config' | 'publicUrl' | 'webhookPolicy' | 'restart'>;

const TOPIC = 'domain';
const MOST_FORMER = 5;
/** The answer of the call that changes the address is sent before the shop ends. */
const RESTART_IN_MS = 500;

interface State {
  saved: Domain;
  version: number;
}

/** The domain of the shop: named, proved to lead here, and used from the next start on. */
export function domainRoutes({ db, config, publicUrl, webhookPolicy, restart }: Deps): Handlers<DomainKey> {
  const isFixed = config.isAddressFixed;
  const present = (_: unknown, { saved, version }: State): DomainSettings => ({
    address: publicUrl,
    source: isFixed ? 'environment' : saved.inUse === null ? 'none' : 'settings',
    in_use: shown(saved.inUse),
    wanted: shown(saved.wanted),
    former: saved.former.map(shownHostName),
    restarts: restart !== undefined,
    version,
  });
  const read = async (where: Database | Tx): Promise<State> => ({
    saved: await readDomain(where),
    version: await readSettingsVersion(where, TOPIC),
  });
  const domain = auditedResource<null, State, DomainSettings>({
    read,
    lock: async (tx) => {
      await lockSettings(tx, TOPIC);
      return read(tx);
    },
    subject: () => ({ kind: 'settings', id: TOPIC }),
    audited: ({ saved: { token: _, ...saved } }) => saved,
    present,
  });
  const check = async (): Promise<DomainCheck & { asked: string }> => {
    const { wanted, token } = await readDomain(db);
    if (wanted === null) return refuse('shop_settings.domain_missing');
    const found = await checkDomain(wanted, token, webhookPolicy);
    return { ...found, domain: shownHostName(wanted), asked: wanted };
  };
  return {
    'GET /admin/settings/domain': (_, context) => domain.show(db, context, null),
    'PUT /admin/settings/domain': ({ body }, context) => {
      if (isFixed) refuse('shop_settings.domain_fixed');
      const wanted = body.wanted === null ? null : readHostName(body.wanted);
      if (wanted === undefined) return refuse('shop_settings.domain_wrong');
      return domain.change(db, context, { id: null, action: 'settings.domain_wanted' }, async (tx, { saved }) => {
        if (!(await claimSettings(tx, TOPIC, body.version))) refuse('conflict.changed');
        await saveDomain(tx, { ...saved, wanted, token: saved.token || randomUUID() });
      });
    },
    'POST /admin/settings/domain/check': async () => {
      const { asked: _, ...found } = await check();
      return found;
    },
    'POST /admin/settings/domain/use': async ({ body }, context) => {
      if (isFixed) refuse('shop_settings.domain_fixed');
      const { fault, asked } = await check();
      if (fault !== null) refuse('shop_settings.domain_unproved');
      const used = await domain.change(
        db,
        context,
        { id: null, action: 'settings.domain_used' },
        async (tx, { saved }) => {
          const isSame = saved.wanted === asked;
          if (!isSame || !(await claimSettings(tx, TOPIC, body.version))) refuse('conflict.changed');
          await saveDomain(tx, use(saved, asked));
        },
      );
      if (restart) setTimeout(restart, RESTART_IN_MS).unref();
      return used;
    },
  };
}

const shown = (name: string | null) => (name === null ? null : shownHostName(name));

/** The domain that was in use becomes a former one, and leads to the new one. */
function use(saved: Domain, domain: string): Domain {
  const before = saved.inUse === null ? [] : [saved.inUse];
  const former = [...before, ...saved.former].filter((one) => one !== domain);
  return { ...saved, inUse: domain, wanted: null, former: [...new Set(former)].slice(0, MOST_FORMER) };
}

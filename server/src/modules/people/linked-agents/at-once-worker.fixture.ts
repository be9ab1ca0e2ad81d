import { openDatabase } from '../../../platform/database/index.ts';
import type { Guard } from '../../../testing/index.ts';
import { loadWithout } from '../../../testing/load-without.ts';

/** A process that gives the same code or refresh token many times at once, with the named guards removed. */
const [, , url = '', without = '[]', given = '{}', times = '1'] = process.argv;
const guards: Guard[] = JSON.parse(without);
const issuing = new URL('./issue-tokens.ts', import.meta.url);
const { issueTokens } = (
  guards.length > 0 ? await loadWithout(guards, issuing) : await import('./issue-tokens.ts')
) as typeof import('./issue-tokens.ts');
const database = openDatabase({ url, poolSize: Number(times) });
const agents = issueTokens({ db: database.db, now: Date.now });
const { code, refreshToken, ...more } = JSON.parse(given);
const answers = await Promise.all(
  Array.from({ length: Number(times) }, () =>
    code === undefined ? agents.refresh({ refreshToken, ...more }) : agents.exchangeCode({ code, ...more }),
  ),
);
process.send?.(answers.flatMap((one) => one?.accessToken ?? []));
await database.close();
process.disconnect?.();

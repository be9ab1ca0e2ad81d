import type { ExtensionFetch } from '@waha/extend';
import { isLoopback } from '../loopback.ts';

/** Whether hooks of tests may run: in a demo shop that only this machine reaches. */
export function requireLoopback({ publicUrl, isDemo }: { publicUrl: string; isDemo: boolean }): void {
  if (!isLoopback(publicUrl) || !isDemo)
    throw new Error('UCP_TEST_HOOKS is for a demo shop at an address of this machine alone');
}

/**
 * The fetch of the extension, which the suite's agent at an address of this machine is reached by, too. An agent that went away has
 * nothing to say: the suite takes it away after each test, and must not hear of an earlier one's orders in the next.
 */
export function loopbackFetch(outside: ExtensionFetch): ExtensionFetch {
  return async (url, options = {}) => {
    if (!isLoopback(url)) return outside(url, options);
    const { method = 'GET', headers = {}, body, timeoutMs = 5_000 } = options;
    const asked = fetch(url, {
      ...{ method, headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) },
      ...(body !== undefined && { body: typeof body === 'string' ? body : Buffer.from(body) }),
    });
    return asked.catch(() => new Response(null, { status: 200 }));
  };
}

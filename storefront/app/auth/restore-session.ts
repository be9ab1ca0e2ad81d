import type { Api } from '@waha/contract/client';
import { keepUser } from './kept-user.ts';

/** Source spec §9. */
const RESTORE_TIMEOUT_MS = 5_000;

/**
 * Asks who holds the kept token, at the start of a visit. A token the server no longer knows ends the session (useApi
 * does); a network that fails says nothing about it, so the session stays as it was kept.
 */
export async function restoreSession(api: Api): Promise<void> {
  try {
    const { user } = await api('GET /auth/me', { signal: AbortSignal.timeout(RESTORE_TIMEOUT_MS) });
    keepUser(user);
  } catch {
    // Said above.
  }
}

import type { CallInput, CallReply } from '@waha/contract/client';
import type { CallScopes, TokenScope } from '@waha/contract/types';

/** A scope of calls, as machine tokens have them: `orders:read`. */
export type { TokenScope };

/** The calls that these scopes open, and those that are open to everybody, by method and path. */
export type OpenCall<Scope extends TokenScope> = {
  [Key in keyof CallScopes]: CallScopes[Key] extends Scope | null ? Key : never;
}[keyof CallScopes];

type Input<Key extends keyof CallScopes> = Omit<CallInput<Key>, 'signal' | 'keepalive' | 'onMessage'> & {
  /** The language of texts in the reply; Arabic by default. */
  language?: 'ar' | 'en';
};

/**
 * Calls the shop's API in this process, as a program with these scopes calls it over HTTP: same validation, rights and audit.
 * Rejects with CallError. Two calls of an extension run at once, and others wait.
 */
export type ExtensionCall<Scope extends TokenScope> = <Key extends OpenCall<Scope>>(
  key: Key,
  ...input: Record<never, never> extends Input<Key> ? [input?: Input<Key>] : [input: Input<Key>]
) => Promise<CallReply<Key>>;

/** A refusal of a call, as the API words it. `status` and `code` are those of the API; 503 is worth another attempt. */
export class CallError extends Error {
  override name = 'CallError';
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

import type { ExtensionFetch } from '@waha/extend';
import type { z } from 'zod';

export interface MoyasarSettings {
  /** Without a slash at the end. */
  url: string;
  secretKey: string;
  webhookSecret: string;
  /** The key that opens sheets of Apple Pay; null: none are opened. */
  publishableKey: string | null;
  /** The file by which Apple verifies the domain; null where it is served elsewhere. */
  domainFile: string | null;
  /** Whether signed-in buyers may have Moyasar remember their cards. */
  savesCards: boolean;
}

/** A refusal by its status, or an answer that is not understood. */
export class MoyasarError extends Error {
  override name = 'MoyasarError';
  readonly status: number;
  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

export type Ask = ReturnType<typeof createAsk>;

/** Asks Moyasar and checks the shape of its answer. Throws MoyasarError. */
export function createAsk({ url, secretKey }: Pick<MoyasarSettings, 'url' | 'secretKey'>, fetch: ExtensionFetch) {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  return async <Shape extends z.ZodType>(
    shape: Shape,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<z.output<Shape>> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { status } = response;
    if (!response.ok) throw new MoyasarError(`Moyasar answered ${method} with status ${status}`, status);
    const text = await response.text();
    const answered = shape.safeParse(text === '' ? null : JSON.parse(text));
    if (!answered.success) throw new MoyasarError(`Moyasar answered ${method} with something else`, status);
    return answered.data;
  };
}

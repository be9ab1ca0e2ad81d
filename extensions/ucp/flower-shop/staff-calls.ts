import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);

/** The owner of every demo shop. */
const OWNER = { email: 'owner@waha.example', password: 'oasis-of-the-demo' };

const reply = z.object({ data: z.unknown() });

/** Calls of the demo's owner, by method and path. A refusal throws. */
export type StaffCall = <Shape extends z.ZodType>(shape: Shape, key: string, body?: object) => Promise<z.output<Shape>>;

/** Signs in as the owner of a demo shop, with both steps. */
export async function signIn(url: string): Promise<StaffCall> {
  const guest = caller(url);
  const { challenge } = await guest(z.object({ challenge: z.string() }), 'POST /admin/auth/login', OWNER);
  const { stdout } = await run('npm', ['run', '--silent', 'staff:code']);
  const { token } = await guest(z.object({ token: z.string() }), 'POST /admin/auth/totp', {
    challenge,
    code: stdout.trim(),
  });
  return caller(url, token);
}

/** The owner's password, which is asked for again before a machine token is made. */
export const ownerPassword = OWNER.password;

function caller(url: string, token?: string): StaffCall {
  return async (shape, key, body) => {
    const [method = 'GET', path = ''] = key.split(' ');
    const answer = await fetch(`${url}/api/store${path}`, {
      method,
      headers: {
        ...{ 'x-api-key': process.env.API_KEY ?? 'waha-demo-key', 'content-type': 'application/json' },
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${answer.status} for ${key}: ${(await answer.text()).slice(0, 500)}`);
    return shape.parse(reply.parse(await answer.json()).data);
  };
}

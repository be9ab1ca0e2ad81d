import { openAgentClient } from '../../server/src/testing/fakes/agent-client.ts';
import { shopUnderTest } from './shop-under-test.ts';
import type { Visitor } from './visitor.ts';

export type LinkedAgent = Awaited<ReturnType<typeof openAgent>>;

/** An agent with its document at an address of this machine, which asks shoppers to link it. */
export async function openAgent() {
  const agent = await openAgentClient({ client_name: 'مساعد نورة' });
  const { url } = shopUnderTest();

  async function post(path: string, fields: Readonly<Record<string, string>>) {
    const answer = await fetch(`${url}${path}`, { method: 'POST', body: new URLSearchParams(fields) });
    // Its answers are what a journey looks at.
    return { status: answer.status, body: (await answer.json()) as Record<string, string> };
  }

  return {
    ...agent,
    /** The path at which a shopper is asked. */
    asksAt: (scope: string) => `/oauth/authorize?${new URLSearchParams(agent.asks({ scope }))}`,
    /** Waits until the shopper's browser comes back, and reads what it was given. */
    async returned({ page }: Visitor): Promise<URLSearchParams> {
      await page.waitForURL(`${agent.redirectUri}**`);
      return new URL(page.url()).searchParams;
    },
    exchange: (code: string) =>
      post('/oauth/token', {
        ...{ grant_type: 'authorization_code', code, client_id: agent.clientId, redirect_uri: agent.redirectUri },
        code_verifier: agent.verifier,
      }),
  };
}

/** Answers the addresses of the agent, which are at no host of the internet. */
export const answerForAgent = ({ context, complaints }: Visitor) => {
  complaints.allow(/another origin: https:\/\/agent\.example\//);
  return context.route('https://agent.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Back</h1>' }),
  );
};

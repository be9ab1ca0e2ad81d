import { type FakeAnswer, type FakeRequest, startFakeServer } from '@waha/extend/testing';
import { z } from 'zod';

const submission = z.strictObject({
  host: z.string(),
  key: z.string().regex(/^[a-zA-Z\d-]{8,128}$/),
  keyLocation: z.url(),
  urlList: z.array(z.url()).min(1).max(10_000),
});

/** A service that holds submissions against the rules of the protocol, and can be out of order. */
export async function startIndexNow() {
  const taken: string[] = [];
  let submissions = 0;
  const carryOut = ({ method, path, body }: FakeRequest): FakeAnswer => {
    if (method !== 'POST' || path !== '/indexnow') return [404, {}];
    const read = submission.safeParse(body);
    if (!read.success) return [400, {}];
    const { host, urlList, keyLocation } = read.data;
    if ([...urlList, keyLocation].some((url) => new URL(url).host !== host)) return [422, {}];
    submissions += 1;
    taken.push(...urlList);
    return [202, {}];
  };
  const server = await startFakeServer(carryOut, { hangMs: 2_000 });
  return {
    ...server,
    taken,
    get submissions() {
      return submissions;
    },
    forget() {
      submissions = 0;
      taken.splice(0);
    },
  };
}

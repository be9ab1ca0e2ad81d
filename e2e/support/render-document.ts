import { fileURLToPath } from 'node:url';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { createHttpApi } from '../../contract/src/client.ts';

const BUILD = new URL('../../storefront/build/server/index.js', import.meta.url);

/** Exports of the storefront's server entry, in addition to React Router's; see storefront/app/entry.server.tsx. */
interface Entry {
  createPageContext(input: Record<string, unknown>): RouterContextProvider;
}

/** The storefront as it was built for the shop under test. */
export async function readBuild(): Promise<ServerBuild> {
  return import(fileURLToPath(BUILD));
}

/** A page as React and React Router of the build write it, with the data of a running shop. */
export async function renderDocument(build: ServerBuild, shopUrl: string, path: string): Promise<string> {
  // The type of a build knows only the default of its entry.
  const entry = build.entry.module as unknown as Entry;
  const api = createHttpApi({ baseUrl: shopUrl, apiKey: 'waha-demo-key', language: () => 'ar' });
  const input = { api, language: 'ar', origin: shopUrl, path, storeKey: 'waha-demo-key', demo: true };
  const answer = await createRequestHandler(build, 'production')(
    new Request(new URL(path, shopUrl)),
    entry.createPageContext(input),
  );
  return answer.text();
}

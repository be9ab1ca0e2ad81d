import './text/all-texts.server.ts';
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, RouterContextProvider, ServerRouter } from 'react-router';
import { chooseStandIn } from './checkout/cart/choose-stand-in.ts';
import { earlyScript } from './community/feed/early-script.ts';
import { arrangeDocument } from './document/arrange-document.ts';
import { startScript } from './document/start-script.ts';
import { type PageInput, pageContext } from './page-context.ts';

/** Scripts that pages write inline, to run before anything is fetched. */
const inlineScripts = [startScript, chooseStandIn, earlyScript];

/** Longest a page may take to render; its data is loaded before. */
const RENDER_TIMEOUT_MS = 8_000;

export { pages } from './pages.ts';

/** The load context of one page: the server calls this for each render and passes it to the request handler. */
export function createPageContext(input: PageInput): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageContext, input);
  return context;
}

/** Reports failures to the server's log; a page that is not found is not a failure. */
export function handleError(error: unknown, { context }: { context: Readonly<RouterContextProvider> }): void {
  if (!isRouteErrorResponse(error) || error.status >= 500) context.get(pageContext).onError(error);
}

/** Renders the whole document before answering: it is cached and hashed as one piece. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  let failure: unknown;
  const nonce = crypto.randomUUID();
  const body = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} nonce={nonce} />, {
    signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failure ??= error;
    },
  });
  // A stream that is read after it is complete needs no script of React's to move late parts into place.
  await body.allReady;
  const html = await new Response(body).text();
  if (failure) throw failure;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(request.method === 'HEAD' ? null : arrangeDocument(html, { nonce, inlineScripts }), {
    status,
    headers,
  });
}

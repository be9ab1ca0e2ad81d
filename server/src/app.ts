import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type EndpointKey, endpoints } from '@waha/contract';
import type { AnyExtension } from '@waha/extend';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { coalesced, startBackground } from './background.ts';
import { isMachine, type WorkClass, workClasses, workClassOf } from './bulkheads.ts';
import type { Config } from './config.ts';
import {
  EXTENSIONS_TAG,
  loadExtensions,
  mountFeeds,
  mountOauth,
  mountProtocols,
  openExtensions,
} from './extensions/index.ts';
import { importPicturesOf } from './import-pictures.ts';
import type { ShopDeps } from './manifest/index.ts';
import { openModules, serverTexts } from './modules.ts';
import { createShopMetrics, observeResponses, openTracing, traceRequests } from './observability/index.ts';
import { mountApiReference } from './openapi/index.ts';
import { createDomainGate, createLanguageGate, createShopGate } from './opening/index.ts';
import {
  cachedSpellings,
  createLlmsText,
  createPageRenderer,
  LLMS_PATH,
  mountAdmin,
  mountDevPages,
  mountMedia,
  mountPages,
  mountSharePictures,
  mountWellKnown,
  readAddressesOf,
  readFormsOf,
} from './pages/index.ts';
import {
  type Answer,
  type AnyHandler,
  type CallDeps,
  type Calls,
  createCall,
  type Handlers,
} from './platform/bind/index.ts';
import { type BulkheadLimits, createBulkheads, createUnlimitedBulkheads } from './platform/bulkheads/index.ts';
import { openInvalidationFeed, type StoredResponse, TaggedCache } from './platform/cache/index.ts';
import { isReachable, type OpenDatabase } from './platform/database/index.ts';
import {
  createAddressReader,
  createAwayCheck,
  createFailureLog,
  createHttpServer,
  createLoadShedder,
  createOverloadResponses,
  createPrivateTransport,
  createReadCaller,
  createSendUnavailable,
  createServeFromCache,
  handleErrors,
  listenOptions,
  mountApi,
  transportHeaders,
} from './platform/http/index.ts';
import type { FailureCounts } from './platform/jobs/index.ts';
import type { Log } from './platform/log/index.ts';
import { collectWhenIdle } from './platform/memory/index.ts';
import { createTokenBuckets, unlimitedTokenBuckets } from './platform/rate-limit/index.ts';
import type { ReadPool } from './platform/read-pool/index.ts';
import { type FetchPolicy, PUBLIC_RECEIVERS } from './platform/safe-fetch/index.ts';
import { mountSitemap } from './platform/sitemap/index.ts';
import { openStorage } from './platform/storage/index.ts';

/** External dependencies of the application; tests replace what they need. */
export interface AppDeps {
  config: Config;
  database: OpenDatabase & { url: string; reads?: ReadPool | undefined };
  log: Log;
  now?: () => number;
  /** Another bound of what is kept; 0 keeps nothing. */
  cacheBytes?: number;
  /** Whether limits per visitor and minute count. */
  limits?: boolean;
  /** Other workClasses of this process than the shop's; false lets everything in. */
  bulkheads?: Readonly<Record<WorkClass, BulkheadLimits>> | false;
  /** Whether jobs, mails and the promotion clock run in this process. */
  background?: boolean;
  /** Other addresses that webhooks may be sent to than those of the public internet. */
  webhookPolicy?: FetchPolicy;
  /** Ends the shop in order and starts it anew; absent where somebody else has to start it. */
  restart?: (() => void) | undefined;
  /** Other extensions than those of `waha.config.ts`. */
  extensions?: readonly AnyExtension[];
  /** null serves the API alone, without the storefront's pages. */
  storefront?: null;
}

export interface App {
  server: FastifyInstance;
  calls: Calls;
  listen(options: { host: string; port: number }): Promise<string>;
  setReady(ready: boolean): void;
  /** Metrics of this process in Prometheus' format; see createShopMetrics. */
  writeMetrics(): Promise<string>;
  close(): Promise<void>;
}

/** Answers as they are sent, packed: some three thousand pages. */
const RESPONSES_BYTES = 48 * 1024 * 1024;
/** Bytes of cached call results, from which pages and responses are made. */
const ANSWERS_BYTES = 32 * 1024 * 1024;
const SITEMAP_BYTES = 16 * 1024 * 1024;
const STOREFRONT = join(import.meta.dirname, '../../storefront');
const BUILD = join(STOREFRONT, 'build');
const ADMIN = join(import.meta.dirname, '../../admin/build');

/** How long pages and answers may be served after their invalidation while the database is away. */
const STALE_IF_ERROR_MS = 10 * 60_000;

/** Searches, choices and addresses nobody else asks for; a shopper draws a few a minute, many may stand behind one address. */
const DRAWN_FOR_ONE_VISITOR = { most: 300, perSecond: 4, mostVisitors: 20_000 };

/** The application: modules, API, media and pages on one server. Nothing listens until `listen`. */
export async function createApp(deps: AppDeps): Promise<App> {
  const { config, database, log, now = Date.now, cacheBytes = RESPONSES_BYTES, limits = true } = deps;
  const { bulkheads: limitsOfWork = workClasses } = deps;
  const { db, reads } = database;
  const answers = new TaggedCache<Answer>({ maxBytes: Math.min(cacheBytes, ANSWERS_BYTES), now });
  const staleIfError = { forMs: STALE_IF_ERROR_MS, mayStandInFor: createAwayCheck(now) };
  const responses = new TaggedCache<StoredResponse>({ maxBytes: cacheBytes, now, staleIfError });
  const sitemaps = new TaggedCache<StoredResponse>({ maxBytes: Math.min(cacheBytes, SITEMAP_BYTES), now });
  let feeds: ReturnType<typeof mountFeeds> | undefined;
  const invalidate = (tags: readonly string[]) => {
    modules.invalidate(tags);
    answers.invalidate(tags);
    responses.invalidate(tags);
    sitemaps.invalidate(tags);
    feeds?.invalidate(tags);
    if (tags.includes('settings')) void Promise.all(gates.map((one) => one.reload())).catch(sayClosedUnread);
    if (tags.includes(EXTENSIONS_TAG)) void extensions.reload().catch(sayUnread);
  };
  const headers = transportHeaders(config.publicUrl);
  const storage = openStorage(config);
  const incoming = join(config.dataDir, 'uploads', 'incoming');
  await mkdir(incoming, { recursive: true });
  const { publicUrl, mediaUrl, demo: isDemo } = config;
  const files = { storage, incoming, importPictures: importPicturesOf(config) };
  const extensions = openExtensions(deps.extensions ?? (await loadExtensions(config)), { config, db, log, now });
  const sayUnread = coalesced(log, now, 'settings of extensions could not be read');
  await extensions.reload().catch(sayUnread);
  // Pages state which ways to pay are on, and this process knows them only now.
  extensions.onChange(() => invalidate(['settings']));
  const { webhookPolicy = PUBLIC_RECEIVERS, restart } = deps;
  const facts = { db, now, log, config, extensions, publicUrl };
  const shop: ShopDeps = { ...facts, isDemo, limits, webhookPolicy, restart, ...files };
  const modules = openModules(shop);
  const gate = createShopGate({ ...modules.deps, headers });
  const language = createLanguageGate(modules.deps.shopLanguages);
  const domain = createDomainGate(modules.deps.shopDomain, { origin: publicUrl, isFixed: config.isAddressFixed });
  const gates = [gate, language, domain];
  const sayClosedUnread = coalesced(
    log,
    now,
    'whether the shop is open, its languages and its domain could not be read',
  );
  await Promise.all(gates.map((one) => one.reload()));
  // After the extensions: a wrong one leaves nothing running.
  const feed = await openInvalidationFeed({
    db,
    listenUrl: database.url,
    fence: reads?.fence,
    onInvalidation: invalidate,
    onError: coalesced(log, now, 'invalidations could not be read'),
  });
  const calls = bindCalls(modules.handlers, { db, answers, texts: serverTexts, now, limits, mediaUrl });
  const isBuilt = deps.storefront !== null && !config.dev;
  const build: ServerBuild | undefined = isBuilt
    ? await import(pathToFileURL(join(BUILD, 'server/index.js')).href)
    : undefined;
  const bulkheads = limitsOfWork ? createBulkheads<WorkClass>(limitsOfWork) : createUnlimitedBulkheads<WorkClass>();
  const tokenBuckets = limits ? createTokenBuckets({ now, ...DRAWN_FOR_ONE_VISITOR }) : unlimitedTokenBuckets;
  const counts = { api: 0, pages: 0 };
  const jobFailures: FailureCounts = new Map();
  const readAddress = build && readAddressesOf(build);
  const { storeApiKey: storeKey, trustedProxies: trustProxy } = config;
  const metrics = createShopMetrics({
    db,
    pool: database.state,
    reads: reads?.counts,
    bulkheads: bulkheads.states,
    caches: { answers, responses, sitemaps },
    responseHits: counts,
    jobFailures,
    extensions: extensions.counts,
  });
  const failures = createFailureLog(log);
  const writeUnavailable = createOverloadResponses({ texts: serverTexts, headers, failures });
  const bulkheadOf = (key: EndpointKey) => bulkheads.of(workClassOf(key));
  const ofMachines = bulkheads.of('machines');
  const served = {
    calls,
    texts: serverTexts,
    // Public calls keep to their class, as those of machine tokens do: others wait for the answer that one loads.
    bulkheadOf: (key: EndpointKey) => (endpoints[key].access === 'public' ? bulkheadOf(key) : ofMachines),
  };
  extensions.serve(served);
  const credentialBulkhead = (authorization?: string) => (isMachine(authorization) ? ofMachines : undefined);
  const spellingOf = readAddress && cachedSpellings(readAddress);
  const serveFromCache = createServeFromCache({ responses, storeKey, counts, spellingOf });
  const { isClosed, turnAway } = gate;
  const { observe } = metrics;
  const addressOf = createAddressReader(trustProxy);
  const shedLoad = createLoadShedder({
    storeKey,
    responses,
    bulkheadOf,
    credentialBulkhead,
    addressOf,
    writeUnavailable,
    observe,
  });
  const server = createHttpServer({
    log,
    headers,
    trustProxy,
    listenSockets: config.listenSockets,
    answerEarly: (request, response) =>
      domain.answer(request, response) ||
      language.answer(request, response) ||
      (!isClosed() && serveFromCache(request, response)) ||
      shedLoad(request, response),
  });
  const pageOf = readAddress && ((url: string) => readAddress(url).pattern);
  observeResponses(server, metrics, pageOf);
  const tracing = await openTracing(config.tracing);
  traceRequests(server, tracing, pageOf);
  handleErrors(server, serverTexts, failures);
  const sendUnavailable = createSendUnavailable(writeUnavailable);
  const health = mountHealth(server, db, () => responses.bytes > 0);
  mountApiReference(server, { headers, publicUrl });
  const { findActor } = modules;
  mountApi(server, {
    calls,
    responses,
    storeKey,
    findActor,
    now,
    headers,
    tokenBuckets,
    incoming,
    bulkheadOf,
    credentialBulkhead,
    sendUnavailable,
    checkOpen: gate.checkCall,
    isPrivate: createPrivateTransport(publicUrl, trustProxy.length > 0),
  });
  const readCaller = createReadCaller({ storeKey, findActor });
  modules.mount(server, readCaller);
  const agents = bulkheads.of('agents');
  const { isArabicOnly } = language;
  const llms = createLlmsText({ origin: publicUrl, isClosed, isArabicOnly, ...modules.deps });
  const ownAnswers = { [LLMS_PATH]: llms };
  const { linkedAgents } = modules.deps;
  const forAgents = { extensions, linkedAgents, bulkhead: agents, tokenBuckets, isClosed };
  mountProtocols(server, { ...forAgents, ownAnswers, served, findActor, isArabicOnly });
  mountOauth(server, { ...forAgents, db, origin: publicUrl, limits });
  feeds = mountFeeds(server, {
    ...{
      extensions,
      db,
      log,
      now,
      source: modules.deps,
      bulkhead: bulkheads.of('feeds'),
      tokenBuckets,
      isClosed,
      isArabicOnly,
    },
    ...{ origin: publicUrl, mediaUrl, dataDir: config.dataDir },
  });
  const bulkhead = bulkheads.of('pages');
  mountSitemap(server, {
    sources: modules.sitemap,
    origin: config.publicUrl,
    mediaUrl,
    sitemapCache: sitemaps,
    isArabicOnly,
    headers,
    bulkhead,
    turnAway,
  });
  mountMedia(server, storage);
  mountSharePictures(server, {
    ...{ storage, now, limits, isClosed, isArabicOnly, bulkhead: bulkheads.of('drawings') },
    shareCardOf: modules.deps.shareCardOf,
  });
  mountWellKnown(server, {
    origin: config.publicUrl,
    now,
    domain,
    readEmail: async () => (await modules.deps.storeIdentity()).email,
  });
  if (deps.storefront !== null) {
    const { publicUrl: origin, demo } = config;
    const options = { calls, texts: serverTexts, origin, storeKey, demo, now, headers, mediaUrl, failures, turnAway };
    await mountAdmin(server, { directory: ADMIN, storeKey, mediaUrl });
    if (config.dev) await mountDevPages(server, { ...options, storefront: STOREFRONT });
    if (build && readAddress) {
      const render = createPageRenderer({ ...options, build });
      const clientDirectory = join(BUILD, 'client');
      await mountPages(server, {
        mediaUrl,
        render,
        readAddress,
        forms: readFormsOf(build),
        responses,
        tokenBuckets,
        bulkhead,
        sendUnavailable,
        clientDirectory,
        turnAway,
        findMoved: async (path) =>
          (await modules.deps.findRedirect(path)) ?? (await modules.deps.findMovedProduct(path)),
      });
    }
  }
  const idle = collectWhenIdle(() => Object.values(bulkheads.states).some(({ running }) => running > 0));
  const background =
    deps.background === false ? undefined : startBackground(modules.deps, { url: database.url, log, jobFailures });
  return {
    server,
    calls,
    async listen(options) {
      await server.listen({ ...options, ...listenOptions() });
      // Pages compare addresses; a port of 0 is known only now.
      const { port } = server.server.address() as AddressInfo;
      return `http://${options.host}:${port}`;
    },
    setReady: health.setReady,
    async close() {
      await server.close();
      await modules.close();
      await background?.close();
      await feed.close();
      await tracing?.close();
      metrics.close();
      idle.close();
    },
    writeMetrics: metrics.write,
  };
}

function bindCalls(handlers: Handlers<EndpointKey>, deps: CallDeps): Calls {
  const bound = Object.entries(endpoints).map(([key, definition]) => {
    // One list of differently typed handlers: each was checked against its own endpoint where it was written.
    const handler = handlers[key as EndpointKey] as AnyHandler;
    return [key, createCall(key, definition, handler, deps)];
  });
  return Object.fromEntries(bound);
}

/**
 * `/health` is liveness: the process answers. `/ready` is readiness: it may be sent visitors: started, not stopping, and with a database or pages to
 * serve without one. A balancer that took every process away with the database would refuse what they still can answer.
 * `/health/database`: whether the database answers.
 */
function mountHealth(server: FastifyInstance, db: AppDeps['database']['db'], hasPages: () => boolean) {
  let ready = false;
  const answer = (status: string) => ({ status });
  server.get('/health', async (_, reply) => reply.headers(healthHeaders).send(answer('ok')));
  server.get('/ready', async (_, reply) => {
    const isUp = ready && (hasPages() || (await isReachable(db)));
    return reply
      .code(isUp ? 200 : 503)
      .headers(healthHeaders)
      .send(answer(isUp ? 'ready' : 'not ready'));
  });
  server.get('/health/database', async (_, reply) => {
    const isUp = await isReachable(db);
    return reply
      .code(isUp ? 200 : 503)
      .headers(healthHeaders)
      .send(answer(isUp ? 'ok' : 'unreachable'));
  });
  return {
    setReady(value: boolean) {
      ready = value;
    },
  };
}

const healthHeaders = { 'cache-control': 'no-store' };

import type { ApiAnswer, ApiTask } from './api-process.ts';
import { heldCopies, loadWithout } from './load-without.ts';

type OpenApi = typeof import('./open-api.ts');
type Opened = Awaited<ReturnType<OpenApi['openApi']>>;

/** The limit on copies of the server's modules, each of some ten megabytes. */
const MOST_COPIES = 12;

/**
 * The API alone as a process of its own. Given a task, it opens the shop on a database without the named guards, and
 * answers with its address; without one, it closes the database and idles. Exits with its parent.
 */
let open: Opened | undefined;

async function openApi(task: ApiTask): Promise<Opened> {
  if (task.without.length === 0) return (await import('./open-api.ts')).openApi(task);
  // Another copy of the same module.
  const copy = (await loadWithout(task.without, new URL('./open-api.ts', import.meta.url))) as OpenApi;
  return copy.openApi(task);
}

async function follow(task: ApiTask | 'rest'): Promise<ApiAnswer> {
  await open?.close();
  open = undefined;
  if (task === 'rest') return { address: '', isFull: heldCopies() >= MOST_COPIES };
  open = await openApi(task);
  return { address: open.address, isFull: false };
}

process.on('message', async (task: ApiTask | 'rest') => {
  process.send?.(await follow(task));
});
process.on('disconnect', () => process.exit(0));

import { SUPERUSER } from './cluster.ts';

/** The address of a server on this machine. The shop lives in the database `postgres`, which every cluster has. */
export function connectionUrl(port: number, password: string, database = 'postgres'): string {
  return `postgres://${SUPERUSER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

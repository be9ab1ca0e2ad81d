import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { administer, databaseUrl } from './database/clone-database.ts';
import { prepareTemplate } from './database/prepare-template.ts';
import { startTestCluster } from './database/test-cluster.ts';
import { readNullableColumns } from './statements/read-nullable-columns.ts';
import { watchStatements } from './statements/watch-statements.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { adminUrl: string; template: string; nullable: string[] };
  }
}

/** Prepares each run: a PostgreSQL server (or TEST_DATABASE_URL's) with one migrated template that test files clone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const cluster = given ? undefined : await startTestCluster();
  const adminUrl = given ?? cluster?.url ?? '';
  const template = `waha_template_${randomBytes(4).toString('hex')}`;
  await administer(adminUrl, `create database ${template}`);
  watchStatements(new Set());
  await prepareTemplate(databaseUrl(adminUrl, template));
  const nullable = await readNullableColumns(databaseUrl(adminUrl, template));
  project.provide('postgres', { adminUrl, template, nullable });
  return async () => {
    if (cluster) await cluster.stop();
    else await administer(adminUrl, `drop database if exists ${template} with (force)`);
  };
}

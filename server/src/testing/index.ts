export { cloneDatabase } from './clone-database.ts';
export { MIGRATIONS_DIRECTORY, prepareTemplate } from './prepare-template.ts';
export { startTestCluster, type TestCluster } from './test-cluster.ts';

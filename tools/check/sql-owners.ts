import { lineAt, type Problem, type SourceFile, withoutComments } from './source-files.ts';
import { exceptions, ownerOfMigration, ownerOfTable } from './table-owners.ts';

/** Tests and test data may read every table: they check the owners' writes. */
const FREE = /\.(test|fixture|invariants)\.ts$|^server\/src\/(testing|seed|cli|checks)\/|\.gen\.ts$/;
const MADE = /\bcreate (?:unlogged )?table (?:if not exists )?(\w+)/gi;
const SAID =
  /\b(?:from|join|into|update|using|only|selectFrom|insertInto|updateTable|deleteFrom)(?:\s+|\(')(?:only\s+)?(\w+)/gi;

/** The part of the server that owns each table, by the migrations. */
export function tableOwners(migrations: readonly SourceFile[]): Map<string, string> {
  const owners = new Map<string, string>();
  for (const { path, text } of migrations) {
    const topic = /\d+_(\w+)\.sql$/.exec(path)?.[1] ?? path;
    for (const [, table = ''] of text.matchAll(MADE)) {
      owners.set(table, ownerOfTable[table] ?? ownerOfMigration[topic] ?? topic);
    }
  }
  return owners;
}

/** SQL about a table outside the part that owns it, which would prevent that part from changing the table. */
export function findForeignSql(files: readonly SourceFile[], owners: ReadonlyMap<string, string>): Problem[] {
  return files
    .filter(({ path }) => !FREE.test(path))
    .flatMap(({ path, text }) => {
      const part = /^server\/src\/(?:modules\/[^/]+\/)?([^/]+)/.exec(path)?.[1];
      return [...withoutComments(text).matchAll(SAID)].flatMap((match): Problem[] => {
        const [, table = ''] = match;
        const owner = owners.get(table);
        if (!owner || owner === part || isException(path, table)) return [];
        const message = `SQL about ${table}, which belongs to ${owner}: ask its index.ts, or declare it in tools/check/table-owners.ts`;
        return [{ path, line: lineAt(text, match.index), message }];
      });
    });
}

function isException(path: string, table: string): boolean {
  return exceptions.some((exception) => exception.path.test(path) && exception.tables.includes(table));
}

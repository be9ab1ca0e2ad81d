import { type ParseResult, parse } from 'libpg-query';
import { lineAt, type Problem, type SourceFile } from './source-files.ts';

/** Files before it were written for shops that were closed while they ran; what ran cannot be changed. */
const FIRST_CHECKED = 470;

const MODE = /^-- (without transaction|in batches)\b/;
/** Allows a file to remove what no supported release reads any more, with a sentence that says since when. */
const CONTRACT = /^-- contract: .{20,}/m;

type Mode = 'transaction' | 'without transaction' | 'in batches';
// The parser types each statement as an object with one key, its kind.
type Node = Record<string, unknown>;

interface Context {
  mode: Mode;
  isContract: boolean;
  /** Tables that the file itself creates: nobody uses them yet. */
  created: ReadonlySet<string>;
  /** Kinds of the statements before this one. */
  before: readonly string[];
}

/**
 * Statements of new migrations that would stop orders while they run (https://www.postgresql.org/docs/current/explicit-locking.html),
 * or take from the release before what it still reads (docs/decisions/0121).
 */
export async function findBlockingMigrations(files: readonly SourceFile[]): Promise<Problem[]> {
  const checked = files.filter(({ path }) => Number(/(\d{4})_\w+\.sql$/.exec(path)?.[1] ?? 0) >= FIRST_CHECKED);
  return (await Promise.all(checked.map(checkFile))).flat();
}

async function checkFile({ path, text }: SourceFile): Promise<Problem[]> {
  const found = MODE.exec(text)?.[1];
  const mode: Mode = found === 'without transaction' || found === 'in batches' ? found : 'transaction';
  let statements: NonNullable<ParseResult['stmts']>;
  try {
    statements = (await parse(text)).stmts ?? [];
  } catch (error) {
    return [{ path, line: 1, message: error instanceof Error ? error.message : String(error) }];
  }
  const nodes = statements.map(({ stmt }) => (stmt ?? {}) as Node);
  const created = new Set(nodes.flatMap((node) => tableOf(node.CreateStmt) ?? []));
  const problems: Problem[] = [];
  if (mode === 'in batches' && nodes.length !== 1) {
    problems.push({ path, line: 1, message: 'a file that runs in batches has one statement' });
  }
  for (const [index, node] of nodes.entries()) {
    const before = nodes.slice(0, index).flatMap((one) => Object.keys(one));
    const context = { mode, isContract: CONTRACT.test(text), created, before };
    const start = statements[index]?.stmt_location ?? 0;
    const line = lineAt(text, start + (/^\s*(?:--.*\s*)*/.exec(text.slice(start))?.[0].length ?? 0));
    for (const message of faultsOf(node, context)) problems.push({ path, line, message });
  }
  return problems;
}

function faultsOf(node: Node, context: Context): string[] {
  const [[kind, body] = ['', {}]] = Object.entries(node);
  const rule = rules[kind];
  const faults = rule ? rule(body as Node, context) : [];
  if (context.mode === 'without transaction' && !REPEATABLE.has(kind)) {
    faults.push('a file without transaction holds only what can be repeated: concurrent indexes and validations');
  }
  return faults;
}

const REPEATABLE = new Set(['IndexStmt', 'DropStmt', 'AlterTableStmt']);
const CONTRACT_ONLY =
  'the release before still reads it: remove it in a later release, in a file with `-- contract: …`';
const IN_BATCHES = 'changes all rows in one transaction: put it into a file that begins with `-- in batches`';

const rules: Readonly<Record<string, (body: Node, context: Context) => string[]>> = {
  AlterTableStmt(body, context) {
    if (context.created.has(tableOf(body) ?? '')) return [];
    return listOf(body.cmds).flatMap((cmd) => alterFaults((cmd.AlterTableCmd ?? {}) as Node, context));
  },
  IndexStmt(body, { created, mode }) {
    if (created.has(tableOf(body) ?? '')) return [];
    if (body.concurrent !== true)
      return ['an index on a table in use is built concurrently, in a file `-- without transaction`'];
    if (mode !== 'without transaction')
      return ['a concurrent build needs a file that begins with `-- without transaction`'];
    return body.if_not_exists === true ? [] : ['a concurrent build is repeated after a failure: `if not exists`'];
  },
  DropStmt(body, { isContract, mode }) {
    if (body.removeType === 'OBJECT_INDEX') {
      const isRight = body.concurrent === true && body.missing_ok === true && mode === 'without transaction';
      return isRight ? [] : ['an index is dropped concurrently if exists, in a file `-- without transaction`'];
    }
    const isRead = ['OBJECT_TABLE', 'OBJECT_VIEW', 'OBJECT_FUNCTION', 'OBJECT_TYPE'].includes(String(body.removeType));
    return isRead && !isContract ? [CONTRACT_ONLY] : [];
  },
  RenameStmt(body) {
    const isRead = ['OBJECT_TABLE', 'OBJECT_COLUMN', 'OBJECT_VIEW', 'OBJECT_FUNCTION'].includes(
      String(body.renameType),
    );
    return isRead ? ['the release before reads the former name: add a new one, and drop the former later'] : [];
  },
  UpdateStmt: batchFaults,
  DeleteStmt: batchFaults,
  InsertStmt(body, context) {
    const { SelectStmt: select } = (body.selectStmt ?? {}) as { SelectStmt?: Node };
    const reads = listOf(select?.fromClause).some((from) => from.RangeVar !== undefined || from.JoinExpr !== undefined);
    return reads ? batchFaults(body, context) : [];
  },
  TruncateStmt: () => [CONTRACT_ONLY],
  LockStmt: () => ['a lock by hand is held until the whole file is done'],
  ClusterStmt: () => ['rewrites the table while nobody can use it'],
  VacuumStmt: () => ['a migration does not vacuum: autovacuum does'],
  ReindexStmt: () => ['an index is rebuilt by a concurrent build under another name'],
  DoStmt: () => ['what a block does cannot be checked: write the statements'],
};

function batchFaults(body: Node, { mode, created }: Context): string[] {
  if (created.has(tableOf(body) ?? '')) return [];
  if (mode !== 'in batches') return [IN_BATCHES];
  return JSON.stringify(body).includes('"limitCount"') ? [] : ['a batch has a limit'];
}

function alterFaults(cmd: Node, context: Context): string[] {
  const def = (cmd.def ?? {}) as Node;
  switch (cmd.subtype) {
    case 'AT_AddColumn':
      return columnFaults((def.ColumnDef ?? {}) as Node);
    case 'AT_AddConstraint':
      return constraintFaults((def.Constraint ?? {}) as Node);
    case 'AT_ValidateConstraint':
      return context.mode === 'without transaction'
        ? []
        : ['a validation reads the whole table: a file that begins with `-- without transaction`'];
    case 'AT_SetNotNull':
      return context.mode === 'without transaction' && context.before.includes('AlterTableStmt')
        ? []
        : [
            'reads the whole table under a lock: add a check `not valid`, validate it without transaction, then set it there',
          ];
    case 'AT_AlterColumnType':
      return ['rewrites the table: add a column, fill it in batches, read it in the next release'];
    case 'AT_DropColumn':
      return context.isContract ? [] : [CONTRACT_ONLY];
    case 'AT_SetTableSpace':
    case 'AT_SetLogged':
    case 'AT_SetUnLogged':
    case 'AT_SetAccessMethod':
    case 'AT_SetExpression':
      return ['rewrites the table while nobody can use it'];
    default:
      return [];
  }
}

/** Functions whose value is one for the whole statement: a default of theirs is stored once for all rows. */
const STABLE = new Set(['now', 'current_setting', 'transaction_timestamp', 'statement_timestamp']);

function columnFaults(column: Node): string[] {
  return listOf(column.constraints).flatMap(({ Constraint: constraint }) => {
    const { contype, generated_kind: kind, raw_expr: expression } = (constraint ?? {}) as Node;
    switch (contype) {
      case 'CONSTR_GENERATED':
        return kind === 's' ? ['a stored column rewrites the table: fill an ordinary one in batches'] : [];
      case 'CONSTR_IDENTITY':
        return ['an identity column rewrites the table: fill an ordinary one in batches'];
      case 'CONSTR_DEFAULT':
        return callsOf(expression).every((name) => STABLE.has(name))
          ? []
          : ['a default that differs by row rewrites the table: add the column without it, then set it'];
      case 'CONSTR_PRIMARY':
      case 'CONSTR_UNIQUE':
        return ['builds an index under a lock: build it concurrently, then `add constraint … using index`'];
      case 'CONSTR_CHECK':
      case 'CONSTR_FOREIGN':
        return ['reads the whole table under a lock: `add constraint … not valid`, and validate it later'];
      default:
        return [];
    }
  });
}

function constraintFaults({ contype, skip_validation: isNotValid, indexname: index }: Node): string[] {
  if (contype === 'CONSTR_CHECK' || contype === 'CONSTR_FOREIGN' || contype === 'CONSTR_NOTNULL') {
    return isNotValid === true
      ? []
      : ['reads the whole table under a lock: `not valid`, and validate it in a later file'];
  }
  if (contype === 'CONSTR_PRIMARY' || contype === 'CONSTR_UNIQUE') {
    return index ? [] : ['builds an index under a lock: build it concurrently, then `using index`'];
  }
  return ['reads the whole table under a lock'];
}

/** Names of all functions that an expression calls. */
function callsOf(expression: unknown): string[] {
  const names: string[] = [];
  JSON.stringify(expression ?? null, (key, value) => {
    if (key === 'FuncCall') {
      const last = listOf((value as Node).funcname).at(-1);
      names.push(String((last?.String as Node | undefined)?.sval));
    }
    return value;
  });
  return names;
}

function tableOf(body: unknown): string | undefined {
  const { relation } = (body ?? {}) as { relation?: { relname?: string } };
  return relation?.relname;
}

function listOf(value: unknown): Node[] {
  return Array.isArray(value) ? value : [];
}

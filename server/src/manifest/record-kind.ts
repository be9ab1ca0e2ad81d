import type { RecordKindName } from '@waha/contract/vocabulary';
import type { Tx } from '../platform/database/index.ts';
import type { Language } from '../platform/text/index.ts';

/** A meaning that a column may have. */
export interface RecordField {
  readonly name: string;
  readonly label: Readonly<Record<Language, string>>;
  /** Headers of this meaning, compared in lower case. The first field whose words match takes a column. */
  readonly words: RegExp;
  /** Without such a column nothing can be taken. */
  readonly isRequired?: true;
  /** Several columns may have it; their cells are read together, one a line. */
  readonly isRepeated?: true;
  /** The most letters of a cell that are read, 300 unless said: expressions over long cells take long. */
  readonly longest?: number;
}

/** Reads a cell of a line by field; empty if there is no such column. */
export type ReadCell = (field: string) => string;

/** Something to be told of a record, with the values of its text. */
export interface RecordFault {
  kind: string;
  values?: Readonly<Record<string, string | number>> | undefined;
}

/** A record as it would be written. */
export interface PlannedRecord {
  /** The same for two records that are one: the later is left out. */
  key: string;
  /** Its name in the list of what becomes of each. */
  label: string;
  outcome: 'create' | 'known' | 'error';
  faults: readonly RecordFault[];
}

/** A record as it was written: its name for an undo, null if somebody else had made it meanwhile. */
export interface WrittenRecord {
  subject: string | null;
}

/** A kind of records that a module takes from a file of another shop. */
export interface RecordKind {
  readonly name: RecordKindName;
  readonly fields: readonly RecordField[];
  /** The field whose value lines of one record share; absent where each line is a record. */
  readonly groupedBy?: string;
  /** Says what would become of records, each with its lines. Writes nothing. */
  plan(tx: Tx, records: readonly (readonly ReadCell[])[], at: Date): Promise<PlannedRecord[]>;
  /** Writes records that were planned as `create` a moment ago, in the same transaction. */
  write(tx: Tx, records: readonly (readonly ReadCell[])[], at: Date): Promise<WrittenRecord[]>;
  /** Deletes what was written, where nobody used it since. Returns the subjects that are gone. */
  takeBack(tx: Tx, subjects: readonly string[]): Promise<ReadonlySet<string>>;
  /** Texts of its faults, by their kind. */
  readonly texts: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

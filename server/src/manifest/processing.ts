import type {
  DataSource,
  LawfulBasis,
  PersonalDataKind,
  PersonKind,
  RecipientKind,
  RetentionEnd,
} from '@waha/contract';

/** How long one table keeps personal data. */
export type Retention =
  /** Rows end after so many days, deleted by a job of the same module. */
  | { readonly table: string; readonly days: number; readonly job: string }
  /** Rows end at an event: the erasure of the account, the end of the record they belong to, or the term of tax law. */
  | { readonly table: string; readonly until: RetentionEnd };

/** One processing activity of a module, as the register of processing lists it (docs/decisions/0180). */
export interface Processing {
  /** Stable within its module. */
  readonly name: string;
  readonly title: Readonly<{ ar: string; en: string }>;
  readonly purpose: Readonly<{ ar: string; en: string }>;
  readonly persons: readonly PersonKind[];
  readonly data: readonly PersonalDataKind[];
  readonly basis: LawfulBasis;
  readonly from: DataSource;
  /** Each table of personal data, with its end. */
  readonly retention: readonly Retention[];
  /** Kinds of extensions that are given the data. */
  readonly recipients?: readonly RecipientKind[];
}

/** A processing activity, with the module that declares it. */
export interface RegisteredProcessing extends Processing {
  readonly module: string;
}

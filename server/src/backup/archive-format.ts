import { z } from 'zod';
import { type TarPart, textPart } from '../platform/tar/index.ts';

/** Raised when an older release could no longer read an archive. */
export const FORMAT = 1;

/** The first part: what the archive is, and by which release. */
export const HEADER_PART = 'waha-backup.json';
/** The tables with their columns, and the sequences; it stands before all rows. */
export const SCHEMA_PART = 'database/schema.json';
export const SETTINGS_KEY_PART = 'keys/settings.key';
/** The last part. An archive without it is cut off. */
export const MANIFEST_PART = 'manifest.json';
export const FILES_FOLDER = 'files/';

export const jsonPart = (name: string, value: unknown): TarPart => textPart(name, JSON.stringify(value));

const ROWS_PART = /^database\/([\w$]+)\.\d{6}\.copy$/;

/** A piece of the rows of one table, in PostgreSQL's text format of COPY. The pieces joined in order are the table. */
export function rowsPart(table: string, piece: number): string {
  return `database/${table}.${String(piece).padStart(6, '0')}.copy`;
}

export function tableOfPart(name: string): string | undefined {
  return ROWS_PART.exec(name)?.[1];
}

export const archiveHeader = z.object({
  format: z.int(),
  version: z.string(),
  made_at: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).min(1),
});
export type ArchiveHeader = z.infer<typeof archiveHeader>;

const table = z.object({ name: z.string().regex(/^[\w$]+$/), columns: z.array(z.string()) });
export type DumpedTable = z.infer<typeof table>;

export const archiveSchema = z.object({
  postgres: z.string(),
  tables: z.array(table),
  /** `last`: the last number that was given, null where none was. */
  sequences: z.array(z.object({ name: z.string(), start: z.string(), last: z.string().nullable() })),
});
export type ArchiveSchema = z.infer<typeof archiveSchema>;

export const archiveManifest = z.object({
  rows: z.record(z.string(), z.int()),
  files: z.int(),
  /** SHA-256 of every part before this one. */
  parts: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
});
export type ArchiveManifest = z.infer<typeof archiveManifest>;

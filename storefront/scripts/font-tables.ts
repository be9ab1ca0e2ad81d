interface Table {
  at: number;
  length: number;
}

const RECORD_BYTES = 16;

function recordOf(font: Buffer, tag: string): number {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + RECORD_BYTES * index);
  const record = records.find((at) => font.toString('latin1', at, at + 4) === tag);
  if (record === undefined) throw new Error(`the font has no ${tag}`);
  return record;
}

/** Position of a table in a TrueType file, in bytes. Throws if the font lacks it. */
export function findTable(font: Buffer, tag: string): Table {
  const record = recordOf(font, tag);
  return { at: font.readUInt32BE(record + 8), length: font.readUInt32BE(record + 12) };
}

/** The font with one table replaced. Checksums are left unchanged: the subsetter writes them again. */
export function replaceTable(font: Buffer, tag: string, table: Buffer): Buffer {
  const record = recordOf(font, tag);
  const padding = Buffer.alloc((4 - (font.length % 4)) % 4);
  const replaced = Buffer.concat([font, padding, table]);
  replaced.writeUInt32BE(font.length + padding.length, record + 8);
  replaced.writeUInt32BE(table.length, record + 12);
  return replaced;
}

import { crc32, deflateRawSync } from 'node:zlib';

interface Part {
  name: string;
  content: string | Buffer;
  /** Size that the directory claims. */
  claims?: number;
}

/** A ZIP archive of some parts, written by its specification. */
export function zipOf(parts: readonly Part[]): Buffer {
  const [bodies, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const { name, content, claims } of parts) {
    const [bytes, label] = [Buffer.from(content), Buffer.from(name)];
    const packed = deflateRawSync(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claims ?? bytes.length, 18);
    common.writeUInt16LE(label.length, 22);
    const body = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, label, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), common, tail, label]));
    bodies.push(body);
    offset += body.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, listed, end]);
}

/** A workbook whose second sheet comes first, with shared texts. */
export const workbookOf = (rows: string, shared = '') =>
  zipOf([
    {
      name: 'xl/workbook.xml',
      content:
        '<workbook xmlns:r="r"><sheets><sheet name="x" state="hidden" r:id="a"/><sheet name="y" r:id="b"/></sheets></workbook>',
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content:
        '<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/><Relationship Id="b" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
    },
    { name: 'xl/sharedStrings.xml', content: `<sst>${shared}</sst>` },
    { name: 'xl/worksheets/sheet2.xml', content: `<worksheet><sheetData>${rows}</sheetData></worksheet>` },
  ]);

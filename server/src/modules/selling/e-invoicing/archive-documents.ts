import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BYTE_ORDER_MARK, csvLine } from '../../../platform/csv/index.ts';
import { type TarPart, textPart } from '../../../platform/tar/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import type { ArchivedDocument } from './archive.store.ts';

const heads = {
  ar: 'المستند,المعرّف,الطلب,البيئة,الوحدة,المكان في السلسلة,الطريقة,الحالة,وقت الختم,وقت الجواب,البصمة,بصمة السابق,الملف,جواب الهيئة,ختم الهيئة',
  en: 'Document,UUID,Order,Environment,Unit,Place in the chain,Mode,State,Stamped,Answered,Hash,Hash of the one before,File,Answer,Cleared',
};

/**
 * The files of an archive: for each document its stamped bytes as they were sent, the answer of the authority, and what it
 * stamped itself. `index.csv` is the last file, because a file begins with its size: its lines wait on the disk.
 */
export async function* archiveDocuments(
  pages: AsyncIterable<readonly ArchivedDocument[]>,
  language: Language,
): AsyncGenerator<TarPart> {
  const folder = await mkdtemp(join(tmpdir(), 'waha-archive-'));
  try {
    const path = join(folder, 'index.csv');
    const index = await open(path, 'w');
    let size = 0;
    const note = async (text: string) => {
      size += (await index.write(text)).bytesWritten;
    };
    try {
      await note(BYTE_ORDER_MARK + csvLine(heads[language].split(',')));
      for await (const page of pages) {
        const files = page.map(filesOf);
        for (const { parts } of files) yield* parts;
        await note(files.map(({ line }) => line).join(''));
      }
    } finally {
      await index.close();
    }
    yield { name: 'index.csv', size, body: createReadStream(path) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function filesOf(one: ArchivedDocument): { parts: TarPart[]; line: string } {
  const stamped = one.created_at.toISOString();
  const answered = one.answered_at?.toISOString() ?? '';
  const name = `${stamped.slice(0, 7)}/${one.number}-${one.id}`;
  const xml = textPart(`${name}.xml`, one.xml);
  const answer = answered
    ? textPart(
        `${name}.answer.json`,
        `${JSON.stringify({ state: one.state, answered_at: answered, messages: one.messages }, null, 2)}\n`,
      )
    : undefined;
  const cleared = one.cleared_xml === null ? undefined : textPart(`${name}.cleared.xml`, one.cleared_xml);
  const line = csvLine([
    ...[one.number, one.id, one.order_number, one.environment, one.serial, one.counter, one.mode, one.state],
    ...[stamped, answered, one.hash, one.previous_hash, xml.name, answer?.name ?? '', cleared?.name ?? ''],
  ]);
  return { parts: [xml, answer, cleared].filter((part) => part !== undefined), line };
}

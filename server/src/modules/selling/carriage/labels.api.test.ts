import { PDFDocument } from '@cantoo/pdf-lib';
import { afterEach, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import { openCarriageShop } from './carriage.fixture.ts';

let world: Awaited<ReturnType<typeof openCarriageShop>>;
afterEach(() => world.close());

/** A label of one page of this width. */
async function pdf(width: number): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  file.addPage([width, 425]);
  return file.save();
}

async function sentWith(label: string | Uint8Array) {
  world.fake.wanted.label = label;
  return world.sent();
}

const collect = async (ids: readonly string[]) => (await world.as('POST /admin/bookings/labels', { ids })).body.data;
const bytesOf = (content: string) => Buffer.from(content, 'base64');

test('labels of many parcels are one file in the order of the request; lost ones are had again, faulty ones named', async () => {
  world = await openCarriageShop();
  const one = await sentWith(await pdf(201));
  const broken = await sentWith('%PDF-1.7 and nothing');
  const two = await sentWith(await pdf(202));
  world.fake.wanted.label = await pdf(203);
  await sql`delete from booking_labels where booking_id = ${two.booking.id}`.execute(world.db);
  const nobody = '11111111-1111-4111-8111-111111111111';
  const { files, left_out: left } = await collect([two.booking.id, one.booking.id, broken.booking.id, nobody]);
  expect(files).toMatchObject([{ format: 'pdf', labels: 2 }]);
  const read = await PDFDocument.load(bytesOf(files[0].content));
  expect(read.getPages().map((page) => page.getWidth())).toEqual([203, 201]);
  expect(left).toEqual([
    { id: nobody, order_number: '', reason: expect.stringContaining('لا حجز') },
    { id: broken.booking.id, order_number: broken.number, reason: expect.stringContaining('قراءة') },
  ]);
  world.fake.trouble.push({ kind: 'fails', after: false });
  await sql`delete from booking_labels`.execute(world.db);
  expect(await collect([one.booking.id])).toMatchObject({ files: [], left_out: [{ id: one.booking.id }] });
});

test('labels of thermal printers are one file of ZPL, and no PDF', async () => {
  world = await openCarriageShop({ TEST_CARRIER_LABEL: 'zpl' });
  const [one, two] = [await sentWith('^XA^FDNUMBER^FS^XZ'), await world.sent()];
  expect(one.booking).toMatchObject({ has_label: true, label_format: 'zpl' });
  const { files } = await collect([one.booking.id, two.booking.id]);
  const text = [one, two].map(({ booking }) => `^XA^FD${booking.number}^FS^XZ`).join('\n');
  expect(files.map((file: { content: string }) => bytesOf(file.content).toString())).toEqual([text]);
  expect((await world.as(`GET /admin/bookings/${one.booking.id}/label.pdf`)).body.code).toBe('carriage.no_label');
});

import sharp from 'sharp';

type Format = 'jpeg' | 'png' | 'webp' | 'avif';

/** A small picture as a phone would send it; a soft blue with a lighter corner. */
export function makePicture({ width = 320, height = 240, format = 'jpeg' as Format } = {}): Promise<Buffer> {
  const corner = { create: { width: 40, height: 40, channels: 3 as const, background: '#cfe0ff' } };
  return sharp({ create: { width, height, channels: 3, background: '#5b7aa3' } })
    .composite(width > 40 && height > 40 ? [{ input: corner, top: 0, left: 0 }] : [])
    .toFormat(format)
    .toBuffer();
}

const BOUNDARY = 'waha-test-form';

export interface FormFile {
  /** The form field; `file` by default. */
  field?: string;
  /** The file name that the client sends. */
  name?: string;
  type?: string;
  content: Buffer;
}

/** A form (`multipart/form-data`) with files, as a browser writes it. */
export function formWith(...given: (Buffer | FormFile)[]): { payload: Buffer; headers: Record<string, string> } {
  const files = given.map((one): FormFile => (Buffer.isBuffer(one) ? { content: one } : one));
  const parts = files.flatMap(({ field = 'file', name = 'IMG_0001.jpg', type = 'image/jpeg', content }) => [
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n'),
  ]);
  const payload = Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } };
}

import type { EndpointDefinition } from '@waha/contract';
import { MAX_CSV_BYTES } from '../platform/csv/index.ts';
import { fileKinds, MAX_FILE_BYTES } from '../platform/media/index.ts';
import type { Content, JsonSchema } from './document.ts';

type Taken = NonNullable<EndpointDefinition['takes']>;
type Given = NonNullable<EndpointDefinition['gives']>;

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const taken: Readonly<Record<Taken, { contentType: string; maxBytes: number }>> = {
  image: { contentType: 'image/jpeg, image/png, image/webp, image/avif', maxBytes: fileKinds.image.maxBytes },
  csv: { contentType: `text/csv, ${XLSX}`, maxBytes: MAX_CSV_BYTES },
  file: { contentType: 'application/octet-stream', maxBytes: MAX_FILE_BYTES },
};

/** Raw bytes. JSON Schema has no type for them; generators know `format: binary`, and `maxLength` counts bytes then. */
const bytes: JsonSchema = { type: 'string', format: 'binary' };

/** The form of an upload: one file, of one of the media types. */
export function formOf(kind: Taken): Content {
  const { contentType, maxBytes } = taken[kind];
  const file = { ...bytes, maxLength: maxBytes, description: `At most ${maxBytes / 1024 / 1024} MB` };
  return {
    schema: { type: 'object', properties: { file }, required: ['file'] },
    encoding: { file: { contentType } },
  };
}

/** The reply of a call that gives a file. */
export function fileReply(mediaType: Given): JsonSchema {
  if (mediaType === 'application/json') return {};
  return mediaType === 'text/csv' ? { type: 'string' } : bytes;
}

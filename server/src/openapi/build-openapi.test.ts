import { expect, test } from 'vitest';
import { buildOpenApi, serverOf } from './build-openapi.ts';

test('a document of no shop has a variable for the host, and that of a shop its whole address', () => {
  expect(buildOpenApi().servers).toEqual([expect.objectContaining({ url: 'https://{shop}/api/store' })]);
  expect(buildOpenApi(serverOf('https://oasis.test')).servers).toEqual([
    { url: 'https://oasis.test/api/store', description: 'This shop' },
  ]);
});

test('an upload is a form of one file, with its media types and its size', () => {
  const forms = Object.values(buildOpenApi().paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ requestBody }) => requestBody?.content['multipart/form-data'] ?? []);
  expect(forms.length).toBeGreaterThan(2);
  for (const { schema, encoding } of forms) {
    expect(schema.required).toEqual(['file']);
    expect(schema.properties?.file).toMatchObject({ type: 'string', format: 'binary' });
    expect(schema.properties?.file).toHaveProperty('maxLength');
    expect(encoding?.file?.contentType).toMatch(/^(text\/csv|image\/jpeg, |application\/octet-stream$)/);
  }
});

test('the same contract gives the same document', () => {
  expect(JSON.stringify(buildOpenApi())).toBe(JSON.stringify(buildOpenApi()));
});

export { buildOpenApi } from './build-openapi.ts';
export type { JsonSchema, OpenApiDocument, Operation } from './document.ts';
export { mountApiReference } from './mount-api-reference.ts';

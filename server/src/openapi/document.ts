import type { z } from 'zod';

/** A JSON Schema in the form used in the document. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

export interface Reference {
  $ref: string;
}

export interface Header {
  description: string;
  schema: JsonSchema;
}

export interface Response {
  description: string;
  headers?: Record<string, Header | Reference>;
  content?: Partial<Record<ContentType, Content>>;
}

/** Named examples of a body; here the one that a test recorded. */
export type Examples = Record<string, { value: unknown }>;

export interface Content {
  schema: JsonSchema;
  examples?: Examples;
  /** Media types of the parts of a form, by field. */
  encoding?: Record<string, { contentType: string }>;
}

/** Origin and path that all paths are below; `{names}` in it are variables. */
export interface Server {
  url: string;
  description: string;
  variables?: Record<string, { default: string; description: string }>;
}

/** The content type of a call: JSON, except for files: a form for uploads, and the media type of a picture. */
export type ContentType = 'application/json' | 'multipart/form-data' | 'image/webp';

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: (Parameter | Reference)[];
  requestBody?: { required: true; content: Partial<Record<ContentType, Content>> };
  responses: Record<string, Response | Reference>;
}

/** The parts of an OpenAPI 3.1 document this API uses. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; summary: string; description: string } & Record<
    'contact' | 'license',
    Record<string, string>
  >;
  servers: Server[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    securitySchemes: Record<string, Record<string, string>>;
    parameters: Readonly<Record<string, Parameter>>;
    headers: Record<string, Header>;
    responses: Record<string, Response>;
    schemas: Record<string, JsonSchema>;
  };
}

import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { fileBytes, text, textInteger } from '../platform/shapes.ts';
import { videoStatuses } from '../vocabulary/index.ts';
import { videoFailure } from './videos.ts';

export const upload = z.object({
  id: z.uuid().describe('Name it in the call the picture is for, within a day'),
  url: text(200).describe('Where its owner may see it'),
  width: z.int(),
  height: z.int(),
});

export const video = z.object({
  id: z.uuid().describe('Name it in the call the film is for, within a day'),
  status: z.enum(videoStatuses),
  failure: videoFailure.nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  duration_seconds: z.number().nullable(),
});

export const uploadEndpoints = {
  'POST /uploads': endpoint({
    access: 'visitor',
    summary: 'Send one picture: JPEG, PNG, WebP or AVIF of at most 10 MB. What nobody names within a day is removed',
    takes: 'image',
    reply: upload,
    status: 201,
    errors: [
      'uploads.file_missing',
      'uploads.one_file',
      'uploads.too_large',
      'uploads.not_an_image',
      'uploads.heic',
      'uploads.too_many_pixels',
      'uploads.damaged',
      'uploads.too_many',
    ],
    limitPerMinute: 20,
  }),
  'GET /uploads/{id}': endpoint({
    access: 'visitor',
    summary: 'A picture that was sent, for its owner, for whoever may see what it was sent for, and for staff',
    params: z.object({ id: z.uuid() }),
    query: z.object({
      width: textInteger(1, 4_000).describe('The smallest size at least this wide; the largest unless said').optional(),
      view_token: text(100).describe('The secret of a guest’s order, for pictures sent about it').optional(),
    }),
    reply: fileBytes,
    gives: 'image/webp',
    errors: ['uploads.not_found'],
  }),
  'GET /uploads/videos/{id}': endpoint({
    access: 'customer',
    summary: 'What became of a film I sent (in parts, `kind video` in its Upload-Metadata)',
    params: z.object({ id: z.uuid() }),
    reply: video,
    errors: ['uploads.video_not_found'],
  }),
  'GET /uploads/videos/{id}/content': endpoint({
    access: { customer: true, staff: ['owner', 'manager', 'moderator'] },
    summary: 'A film that was made of what was sent, for its owner, and for staff who may see what it was sent for',
    params: z.object({ id: z.uuid() }),
    reply: fileBytes,
    gives: 'video/mp4',
    errors: ['uploads.video_not_found'],
  }),
};

export type Upload = z.infer<typeof upload>;
export type VideoUpload = z.infer<typeof video>;

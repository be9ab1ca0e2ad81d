import { z } from 'zod';
import { text } from '../platform/shapes.ts';
import { videoFailureCodes } from '../vocabulary/index.ts';

/** Reason of a failed transcoding; another file may be sent. */
export const videoFailure = z.object({ code: z.enum(videoFailureCodes), message: text(300) });

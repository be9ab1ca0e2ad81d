import { z } from 'zod';

export const stars = z.int().min(1).max(5);

export const reviewStatuses = ['pending', 'published', 'rejected', 'hidden'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** Why a review waits for staff: a link or a number, a listed word, photos, or that it was changed after a refusal. */
export const holdReasons = ['links', 'words', 'photos', 'changed'] as const;
export type HoldReason = (typeof holdReasons)[number];

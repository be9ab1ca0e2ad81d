/** Steps before a new shop can sell, in the recommended order. */
export const setupSteps = ['store', 'payments', 'delivery', 'category', 'product', 'page', 'order'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** State of a failed job: it will run again, it ran for the last time, or staff queued it again. */
export const failedJobStates = ['retrying', 'dead', 'requeued'] as const;
export type FailedJobState = (typeof failedJobStates)[number];

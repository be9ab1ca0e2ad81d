export const operationsRefusals = { 'operations.no_dead_job': 409 } as const;

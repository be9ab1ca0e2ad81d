export const salesRefusals = { 'sales.window_wrong': 422 } as const;

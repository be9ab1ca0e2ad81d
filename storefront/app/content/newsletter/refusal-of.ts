/** What the API said no with, by its fields: the server that refuses and this bundle each carry a copy of `ApiError`. */
export function refusalOf(error: unknown): string {
  if (error instanceof Error && 'status' in error && Number(error.status) < 500) return error.message;
  throw error;
}

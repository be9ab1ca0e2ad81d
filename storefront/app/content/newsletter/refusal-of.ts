/** Refusal text of the API, read by fields: the server that refuses and this bundle each have a copy of `ApiError`. */
export function refusalOf(error: unknown): string {
  if (error instanceof Error && 'status' in error && Number(error.status) < 500) return error.message;
  throw error;
}

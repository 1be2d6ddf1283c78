/** Whether an error is a browser's message for a module that could not be fetched. */
export function isMissingModule(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /dynamically imported module|module script failed|Load failed/i.test(error.message);
}

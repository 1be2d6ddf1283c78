/** Whether a failure is a browser's word for a module that the network did not bring. */
export function isMissingModule(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /dynamically imported module|module script failed|Load failed/i.test(error.message);
}

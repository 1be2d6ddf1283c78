// Statements that run so often that to plan them costs more than to run them.

const names = new Map<string, string>();

/**
 * Has each connection prepare these statements at their first use, and plan them once instead of
 * each time. Only for statements whose best plan is the same for all parameters, such as the look
 * of a job for what is due: PostgreSQL may plan them without the values of the parameters.
 */
export function planOnce(...texts: readonly string[]): void {
  for (const text of texts) {
    if (!names.has(text)) names.set(text, `planned_${names.size}`);
  }
}

/** The name under which a connection prepares a statement; undefined if it is planned each time. */
export function nameOfPlanned(text: unknown): string | undefined {
  return typeof text === 'string' ? names.get(text) : undefined;
}

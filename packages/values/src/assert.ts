/** A broken promise inside the program, as opposed to a request that is refused. */
export class Bug extends Error {
  override readonly name = 'Bug';
}

/** States what must hold here; a failure is a bug, answered with a bare 500 and rolled back. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Bug(message);
}

/** Marks a branch that the types say cannot be reached. */
export function unreachable(value: never): never {
  throw new Bug(`unreachable: ${String(value)}`);
}

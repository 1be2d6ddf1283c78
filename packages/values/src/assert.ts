/** A violated invariant of the program, as opposed to a refused request. */
export class Bug extends Error {
  override readonly name = 'Bug';
}

/** Asserts an invariant; a failure rolls back and is answered with a 500 without details. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Bug(message);
}

/** Marks a branch that the types say cannot be reached. */
export function unreachable(value: never): never {
  throw new Bug(`unreachable: ${String(value)}`);
}

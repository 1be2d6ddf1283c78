// Computations that can be interrupted: a page runs them in slices, so that input is handled in
// between.

/** A computation that yields after every small part of its work, and returns its result. */
export type Sliced<Value> = Generator<undefined, Value>;

/** Runs a computation without interruption. */
export function runSliced<Value>(work: Sliced<Value>): Value {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

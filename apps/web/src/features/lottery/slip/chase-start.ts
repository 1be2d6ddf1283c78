// Whether a press places a chase: it begins at the draw that was asked about, or asks again.

interface Start {
  readonly issue: string;
  readonly shortIssue: string;
}

/** What the player was asked, and about which first draw. */
export interface ChaseAsk<S extends Start = Start> {
  readonly start: S | undefined;
  readonly isAsked: boolean;
}

/** Whether the draw that the chase was to begin at is no longer the next one. */
export function isStartOver({ start }: ChaseAsk, next: Start | undefined): boolean {
  return start !== undefined && next !== undefined && start.issue !== next.issue;
}

/** The answer to a press: an order for `next`, or the question about it. */
export function pressChase<S extends Start>(
  ask: ChaseAsk<S>,
  next: S,
  needsQuestion: boolean,
): { readonly ask: ChaseAsk<S>; readonly places: boolean } {
  const isAnswered = ask.isAsked && !isStartOver(ask, next);
  const places = isAnswered || !needsQuestion;
  return { ask: { start: next, isAsked: isAnswered || needsQuestion }, places };
}

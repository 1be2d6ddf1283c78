// Goes through a case: gives its steps out one by one, and keeps what was compared.
import { createHash } from 'node:crypto';
import type { Check, Lab, LabCase, LabStep, LabSubject, SkipReason, StepResult } from './case.ts';

export interface Exchange {
  readonly step: LabStep;
  readonly result: StepResult;
}

export type CaseState =
  | { readonly is: 'waiting'; readonly step: LabStep }
  | { readonly is: 'skipped'; readonly reason: SkipReason }
  | { readonly is: 'done'; readonly passed: boolean };

export interface RunningCase {
  readonly state: CaseState;
  readonly checks: readonly Check[];
  readonly exchanges: readonly Exchange[];
  /** Goes on with what the step came to. */
  advance(result: StepResult): void;
}

const CHECKS_MAX = 500;
const SHOWN_CHARACTERS = 500;

/** Begins a case. The same seed gives the same ids, so that it can be gone through again. */
export function beginCase(definition: LabCase, subject: LabSubject, seed: string): RunningCase {
  const checks: Check[] = [];
  const exchanges: Exchange[] = [];
  let count = 0;
  const verify: Lab['verify'] = (what, expected, ok, actual) => {
    if (checks.length >= CHECKS_MAX && ok) return;
    const shown = { expected: shorten(expected), actual: shorten(actual) };
    checks.push({ what, ...shown, ok });
  };
  const steps = definition.run({
    subject,
    id: (name) => idOf(`${seed}:${definition.id}:${name}`),
    nextId: () => idOf(`${seed}:${definition.id}#${count++}`),
    check: (what, expected, actual) => verify(what, expected, expected === actual, actual),
    verify,
  });
  const stateOf = (next: ReturnType<typeof steps.next>): CaseState => {
    if (next.done !== true) return { is: 'waiting', step: next.value };
    if (next.value !== undefined) return { is: 'skipped', reason: next.value };
    // A case that compared nothing has shown nothing.
    return { is: 'done', passed: checks.length > 0 && checks.every(({ ok }) => ok) };
  };
  let state = stateOf(steps.next());
  return {
    get state() {
      return state;
    },
    checks,
    exchanges,
    advance: (result) => {
      if (state.is !== 'waiting') return;
      exchanges.push({ step: state.step, result });
      state = stateOf(steps.next(result));
    },
  };
}

const shorten = (text: string): string => shortenText(text, SHOWN_CHARACTERS);

/** The beginning of a text from outside, without what no column accepts. */
export function shortenText(text: string, longest: number): string {
  const cut = text.length <= longest ? text : `${text.slice(0, longest)}…`;
  return cut.replaceAll(/\0|\p{Surrogate}/gu, '\ufffd');
}

/** An id in the form of a uuid of version 8, which nobody else makes of the same text. */
function idOf(text: string): string {
  const hex = createHash('sha256').update(`lab:${text}`).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join('-');
}

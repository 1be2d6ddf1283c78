// The input and the outcome of a sender, and the wait after a failure.
import { HOUR_MS, SECOND_MS, type Id, type Instant } from '@fairhouse/values';

export interface Sending {
  /** Stays the same for every attempt, so that the receiver can detect a repetition. */
  readonly id: Id<'outbox'>;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly now: Instant;
  /** From 1; above 1 the receiver may have it already. */
  readonly tries: number;
}

/** Why an attempt to send failed. */
export type SendFailure =
  | 'address'
  | 'unreachable'
  | 'tls'
  | 'timeout'
  | 'login'
  | 'refused'
  | 'answer'
  | 'late'
  | 'internal';

export interface Failed {
  readonly ok: false;
  readonly reason: SendFailure;
  /** The receiver's error; never any part of the message or of a secret. */
  readonly detail: string;
  /** Another attempt would have the same result. */
  readonly final: boolean;
}

export type Outcome = { readonly ok: true } | Failed;

export type Sender = (sending: Sending) => Promise<Outcome>;

const DETAIL_MAX = 200;

export function failed(reason: SendFailure, detail: string, final = false): Failed {
  return { ok: false, reason, detail: detail.slice(0, DETAIL_MAX), final };
}

/** Failures of the sender, not of the message. */
const OF_THE_SENDER: readonly SendFailure[] = ['address', 'unreachable', 'tls', 'timeout', 'login'];

/** Whether the next message would fail the same way. */
export function isSenderDown(outcome: Outcome): boolean {
  return !outcome.ok && OF_THE_SENDER.includes(outcome.reason);
}

/** The number of attempts after which a message has failed; they take about five hours. */
export const TRIES_MAX = 11;

/**
 * Five seconds after the first failure, three times as long after each further one, an hour at
 * most.
 */
export function waitMs(tries: number): number {
  return Math.min(HOUR_MS, 5 * SECOND_MS * 3 ** (tries - 1));
}

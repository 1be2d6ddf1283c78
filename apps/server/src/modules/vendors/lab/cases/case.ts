// What a case of the lab is: a generator that yields steps and is given what they came to. It has
// no clock, no network and no randomness of its own, so that the server can perform its steps, or
// the vendor's engineers can, and a run that was cut short can be gone through again.
import type { WALLET_PATHS } from '@fairhouse/calls/vendor';
import type { VendorGame } from '@fairhouse/calls/vendor';

export const LAB_SIDES = ['WALLET', 'VENDOR'] as const;
export type LabSide = (typeof LAB_SIDES)[number];

export const LAB_GROUPS = [
  'signature',
  'format',
  'amount',
  'session',
  'round',
  'repeat',
  'rollback',
  'load',
  'catalogue',
  'launch',
  'query',
  'play',
] as const;
export type LabGroup = (typeof LAB_GROUPS)[number];

/** Why a case does not apply. */
export const SKIP_REASONS = [
  'lobby',
  'one-game',
  'no-demo',
  'no-jackpots',
  'no-free-rounds',
  'no-art',
  'no-driver',
  'no-win',
  'one-key',
  'no-next-key',
  'no-former-key',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/**
 * How a request is signed: rightly, or wrongly in one of these ways. `own` is the key that was
 * current when the case began, `next` the one that follows it, `former` the one before it.
 */
export type SignatureKind =
  | 'own'
  | 'none'
  | 'garbled'
  | 'stranger'
  | 'other-body'
  | 'next'
  | 'former';

export interface WalletRequest {
  readonly call: keyof typeof WALLET_PATHS;
  /** The exact text that is sent. */
  readonly body: string;
  readonly signature: SignatureKind;
  /** The connection is cut once the request is sent. */
  readonly isCut?: true;
}

/** What is set up between requests; its result is `value`. */
export type Arrangement =
  /** The ledger's balance, in the wallet's wire units. */
  | { readonly what: 'balance' }
  /** The state of a round of the first member, and `LATE` beside it where it is marked so. */
  | { readonly what: 'round'; readonly round: string }
  /** A token; of the second member, or issued a while ago. */
  | { readonly what: 'token'; readonly of?: 'other'; readonly ageMs?: number }
  /** The next key of who signs is entered; it becomes current, and the one before it ends. */
  | { readonly what: 'key-next' | 'key-switch' }
  | { readonly what: 'end-session' }
  | { readonly what: 'switch-off' | 'switch-on' | 'bar' | 'unbar' }
  /** The balance becomes this many of the wallet's wire units. */
  | { readonly what: 'fund'; readonly amount: number }
  | { readonly what: 'record' }
  | {
      readonly what: 'fault';
      readonly kind: 'silent' | 'http-500' | 'lost' | 'no-money';
      readonly call: 'bet' | 'win';
      readonly count: number;
    };

export interface VendorRequest {
  readonly path: string;
  readonly body: string;
  readonly signature: SignatureKind;
}

export type LabStep =
  | {
      readonly do: 'send';
      readonly requests: readonly WalletRequest[];
      /** All at once, or one after the other. */
      readonly together: boolean;
    }
  | { readonly do: 'arrange'; readonly arrangement: Arrangement }
  | { readonly do: 'ask'; readonly request: VendorRequest }
  /** A page of the vendor's, or with a body a call of its game server, as a browser makes them. */
  | { readonly do: 'browse'; readonly url: string; readonly body?: string }
  /** What the vendor has asked of the wallet since a number. */
  | { readonly do: 'listen'; readonly after: number; readonly waitMs: number };

export interface Reply {
  /** The status of HTTP; 0 where there was no answer. */
  readonly http: number;
  readonly text: string;
  readonly ms: number;
  /** Why there was no answer; empty where there was one. */
  readonly problem: string;
}

/** A call of the vendor's to the wallet. */
export interface VendorCall {
  readonly number: number;
  readonly call: string;
  readonly request: string;
  readonly http: number;
  readonly reply: string;
  readonly fault: string;
}

export interface StepResult {
  readonly replies: readonly Reply[];
  readonly value: string;
  readonly calls: readonly VendorCall[];
}

/** What cases are run with. */
export interface LabSubject {
  readonly side: LabSide;
  /** What the vendor calls the merchant that plays with play money. */
  readonly operator: string;
  /** The members of the sandbox as vendors know them. */
  readonly user: string;
  readonly other: string;
  /** A token of the first member, as its launch issued it. */
  readonly token: string;
  readonly currency: string;
  /** Of the currency; empty where it is of many countries. */
  readonly country: string;
  /** The game that is played, and another one of the vendor; empty where it lists no second. */
  readonly game: string;
  readonly secondGame: string;
  readonly isLobby: boolean;
  readonly hasDemo: boolean;
  /** Whether the key that signs can be changed, and which others of ours the vendor was given. */
  readonly rotates: boolean;
  readonly hasNextKey: boolean;
  readonly hasFormerKey: boolean;
  /** Origins from which the vendor's games may be opened. */
  readonly origins: readonly string[];
  readonly games: readonly VendorGame[];
  /** When the case began, milliseconds since 1970. */
  readonly now: number;
}

export interface Check {
  readonly what: string;
  readonly expected: string;
  readonly actual: string;
  readonly ok: boolean;
}

/** What a case works with. */
export interface Lab {
  readonly subject: LabSubject;
  /** The id of a transaction or a round by its name in the case: the same whenever it is asked. */
  id(name: string): string;
  /** An id that nothing has had before. */
  nextId(): string;
  /** Compares; a case with one difference has failed. */
  check(what: string, expected: string, actual: string): void;
  /** A comparison that is no equality: the expectation in words of the protocol. */
  verify(what: string, expected: string, ok: boolean, actual: string): void;
}

export type CaseSteps = Generator<LabStep, SkipReason | undefined, StepResult>;

export interface LabCase {
  readonly id: string;
  readonly group: LabGroup;
  readonly side: LabSide;
  /** A vendor that fails it does not go live. */
  readonly isRequired: boolean;
  run(lab: Lab): CaseSteps;
}

type Definitions = Readonly<Record<string, (lab: Lab) => CaseSteps>>;

/** The cases of a group; those of `optional` say how good something is, not whether it is right. */
export function defineCases<const Cases extends Definitions>(
  { group, side }: { readonly group: LabGroup; readonly side: LabSide },
  cases: Cases,
  optional: readonly (keyof Cases & string)[] = [],
): readonly LabCase[] {
  return Object.entries(cases).map(([id, run]) => ({
    id,
    group,
    side,
    isRequired: !optional.includes(id),
    run,
  }));
}

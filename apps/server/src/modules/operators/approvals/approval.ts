// The door for whatever needs a second person: a module registers a kind, asks, and is called back.
import type { Refused } from '@fairhouse/calls';
import { assert, type Id, type Instant, type Language, type Result } from '@fairhouse/values';
import type * as z from 'zod';
import type { CallContext, OperatorSession } from '../../../ground/call-context.ts';

/** A console call, as far as an approval needs to know it. */
export type ConsoleCall = CallContext & { readonly operator: OperatorSession };

/** The checker's call, in whose transaction the request is carried out. */
export interface ApprovalCall extends ConsoleCall {
  readonly approval: {
    readonly id: Id<'approval'>;
    readonly maker: { readonly id: Id<'operator'>; readonly name: string };
    /** Why the maker asked, and why the checker agrees. */
    readonly reason: string;
    readonly decisionReason: string;
  };
}

/** One sentence in each language: what will happen, to whom, and to how much money. */
export type Words = Readonly<Record<Language, string>>;

/** A secret for one person, as the checker is shown it. */
interface RevealedSecret {
  readonly kind: 'activationCode' | 'enrolmentLink';
  readonly secret: string;
  readonly endsAt: Instant;
}

export interface ApprovalKind<Payload> {
  /** Names the kind for good: `cashier.adjustment`, `lottery.void`. */
  readonly kind: string;
  /** What the checker must hold beside being another person. */
  readonly right: string;
  /** Codec of the payload: its encoded form is what is stored (money as decimal strings). */
  readonly payload: z.ZodType<Payload>;
  describe(payload: NoInfer<Payload>): Words;
  /** Carries it out; a refusal leaves the request pending and everything else undone. */
  execute(call: ApprovalCall, payload: NoInfer<Payload>): Promise<Result<unknown, Refused>>;
  /**
   * Makes the secret that the approved request leads to, such as a link that works once. It is
   * called once, for the checker, and the secret is stored nowhere else.
   */
  reveal?(call: ConsoleCall, payload: NoInfer<Payload>): Promise<Result<RevealedSecret, Refused>>;
  /** Ends what was kept or marked beside the request, when it is refused or withdrawn. */
  drop?(call: ConsoleCall, id: Id<'approval'>, payload: NoInfer<Payload>): Promise<void>;
}

// Filled while modules load and never changed afterwards.
const kinds = new Map<string, ApprovalKind<unknown>>();

/**
 * Declares a kind of request; a module does this once, when it is loaded. Answers what it was
 * given.
 */
export function registerApproval<Payload>(kind: ApprovalKind<Payload>): ApprovalKind<Payload> {
  assert(!kinds.has(kind.kind), `approval kind declared twice: ${kind.kind}`);
  kinds.set(kind.kind, kind as ApprovalKind<unknown>);
  return kind;
}

/** The kind of that name, or undefined when its module is not part of this process. */
export function findApprovalKind(kind: string): ApprovalKind<unknown> | undefined {
  return kinds.get(kind);
}

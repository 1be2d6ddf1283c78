// Entry point for requests that need a second operator: a module registers a kind, requests an
// approval, and is called back.
import type { Refused } from '@fairhouse/calls';
import { assert, type Id, type Instant, type Language, type Result } from '@fairhouse/values';
import type * as z from 'zod';
import type { CallContext, OperatorSession } from '../../../platform/call-context.ts';

/** The fields of a console call that an approval needs. */
export type ConsoleCall = CallContext & { readonly operator: OperatorSession };

/** The checker's call, in whose transaction the request is executed. */
export interface ApprovalCall extends ConsoleCall {
  readonly approval: {
    readonly id: Id<'approval'>;
    readonly maker: { readonly id: Id<'operator'>; readonly name: string };
    /** The maker's reason, and the checker's. */
    readonly reason: string;
    readonly decisionReason: string;
  };
}

/** One sentence in each language: what will happen, to whom, and to which amount. */
export type ApprovalDescription = Readonly<Record<Language, string>>;

/** A secret for one person, as the checker sees it. */
interface RevealedSecret {
  readonly kind: 'activationCode' | 'enrolmentLink' | 'vendorSecret';
  readonly secret: string;
  readonly endsAt: Instant;
}

/** What a description says beside the payload. */
export interface DescribedRequest {
  /** The username of the member that the request is about; undefined where it is about none. */
  readonly subject: string | undefined;
  readonly currency: string;
}

export interface ApprovalKind<Payload> {
  /** The permanent name of the kind: `cashier.adjustment`, `lottery.void`. */
  readonly kind: string;
  /** The right that the checker needs besides being another person. */
  readonly right: string;
  /** Codec of the payload: its encoded form is stored (money as decimal strings). */
  readonly payload: z.ZodType<Payload>;
  describe(payload: NoInfer<Payload>, request: DescribedRequest): ApprovalDescription;
  /** The requested terms: all that is known of a request that was stored without changes. */
  requested?(payload: NoInfer<Payload>): Readonly<Record<string, unknown>>;
  /** Executes the request; a refusal leaves it pending and rolls everything else back. */
  execute(call: ApprovalCall, payload: NoInfer<Payload>): Promise<Result<unknown, Refused>>;
  /**
   * Creates the secret that the approved request results in, such as a one-time link. Called once,
   * for the checker; the secret is stored nowhere else.
   */
  reveal?(call: ConsoleCall, payload: NoInfer<Payload>): Promise<Result<RevealedSecret, Refused>>;
  /** Cleans up data stored for the request, when it is refused or withdrawn. */
  drop?(call: ConsoleCall, id: Id<'approval'>, payload: NoInfer<Payload>): Promise<void>;
}

// Filled while modules load and never changed afterwards.
const kinds = new Map<string, ApprovalKind<unknown>>();

/** Registers a kind of request and returns it; a module calls this once, when it is loaded. */
export function registerApproval<Payload>(kind: ApprovalKind<Payload>): ApprovalKind<Payload> {
  assert(!kinds.has(kind.kind), `approval kind declared twice: ${kind.kind}`);
  kinds.set(kind.kind, kind as ApprovalKind<unknown>);
  return kind;
}

/** The kind of that name; undefined when its module is not part of this process. */
export function findApprovalKind(kind: string): ApprovalKind<unknown> | undefined {
  return kinds.get(kind);
}

// The types of everything that LD1 and LD2 publish: what is hashed, logged and signed, and the
// proof file of a draw.
import type { BlockRule } from './block-numbers.ts';
import type { KenoRule } from './keno-numbers.ts';
import type {
  CancelLeaf,
  EntryLeaf,
  OfferOwner,
  ProofOffer,
  Receipt,
  TicketLeaf,
} from './proof-leaves.ts';
import type { BoundCommit, BoundReveal, CosignReveal, WitnessHead } from './party-statements.ts';

export type { CancelLeaf, EntryLeaf, OfferOwner, ProofOffer, Receipt, TicketLeaf };

/**
 * A flat object that LD1 can hash (`canon`): values are strings and safe integers only; keys
 * consist of letters, digits and underscores and start with a letter. Money is a string of whole
 * ten-thousandths.
 */
export type FlatObject = { readonly [key: string]: string | number };

/**
 * The source of the value that is unpredictable while bets are accepted (draws.md, beacon modes).
 * `entered`: the house does not draw; the result comes from outside, after the root is logged.
 */
export const BEACON_MODES = ['drand', 'cosign', 'house', 'entered'] as const;
export type BeaconMode = (typeof BEACON_MODES)[number];

/**
 * The rules of one draw, hashed before it opens. Together with the tickets they are sufficient to
 * draw and to settle. A ticket carries its own prize group or odds; everything common to all
 * tickets is here.
 */
export type DrawRules = {
  /** Code of the family whose plays settle the tickets, such as `SSC`. */
  readonly family: string;
  readonly lottery: string;
  /**
   * How numbers are derived from the stream: `digits` (each 0–9), `faces` (each 1..max), `pick`
   * (without replacement from 1..max), `ranks` of digits whose lengths are in the layout, or a
   * `sum` of digits with the numbers that players entered.
   */
  readonly format: 'digits' | 'faces' | 'pick' | 'ranks' | 'sum' | 'entered';
  /** How many numbers one prize has; for `ranks`, the first prize. */
  readonly length: number;
  /** How many prizes are drawn one after the other from the same stream; 1 for SSC. */
  readonly prizes: number;
  /** Highest number for `pick` and `faces`; 9 for `digits`. */
  readonly max: number;
  /**
   * For `ranks` only: the prizes in order as digits by count, such as `5x1,5x2,2x4` for one and two
   * prizes of five digits and four of two.
   */
  readonly layout?: string;
  /**
   * The mark that printed numbers carry behind an `@` where a result has no meaning without it,
   * such as the sign of the zodiac year; absent elsewhere.
   */
  readonly mark?: string;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly mode: BeaconMode;
  /** The drand round, fixed in advance; 0 in the other modes. */
  readonly round: number;
  /**
   * Names of the co-signing parties in the order of their reveals, joined by commas; empty in other
   * modes.
   */
  readonly parties: string;
  /**
   * How many of the parties, the witness included, the house declares to be run by independent
   * operators with keys that it cannot access. Required in LD2; absent in LD1.
   */
  readonly independent?: number;
  /** Prize styles on sale, joined by commas: `GROUP,FIXED,ZY`. */
  readonly styles: string;
  /** Version of the table of default odds at which the lottery sold. */
  readonly oddsVersion: string;
  /** The maximum prizes of one ticket, in whole ten-thousandths; `0` means no cap. */
  readonly maxPayout: string;
  /**
   * The cap for a ticket that covers at most `narrowShare` ppm of a play's combinations; `0` means
   * no cap.
   */
  readonly narrowPayout: string;
  readonly narrowShare: number;
  /**
   * The maximum prizes of one member in the draw, and in one day of this lottery; absent without
   * such a limit. Winners are stated before these limits, because a member's other prizes are in no
   * proof.
   */
  readonly memberDrawPayout?: string;
  readonly memberDayPayout?: string;
  /** For results from a public block: the formula, and the time of the first block. Or neither. */
  readonly block?: BlockRule;
  readonly blockAt?: number;
  /** For numbers that follow from twenty balls of eighty (`kenoNumbers`). */
  readonly keno?: KenoRule;
};

export const LOG_KINDS = ['commit', 'root', 'reveal', 'result', 'void'] as const;
export type LogKind = (typeof LOG_KINDS)[number];

/**
 * One line of the signed public log, which all draws of a house share; `seq` counts from 1. hash =
 * H("LD1/log" ‖ prev ‖ lp(canon({at, body: canon(body), kind, seq}))), prev as 32 bytes; the prev
 * of the first line is 32 zero bytes, that of every other line is the hash of the previous line.
 * signature = Ed25519 of the 32 bytes of the hash under the log's key. `at` never decreases.
 */
export type LogLine = {
  readonly seq: number;
  readonly at: number;
  readonly kind: LogKind;
  /** One of the five bodies below, by kind. */
  readonly body: FlatObject;
  readonly prev: string;
  readonly hash: string;
  readonly signature: string;
};

/**
 * Logged before the opening, and shown to the witness before any other party commits. `parties` and
 * `keys` contain the co-signers' names and Ed25519 keys in the order of the rules, `witnesses` and
 * `witnessKeys` those of the signers of log heads; each joined by commas. Outside `cosign` mode
 * `parties` and `keys` are empty. `ownCommit` is the commitment of the house as a party of its own
 * draw: no other party signs it, so it must be fixed by the witnessed line itself; empty where the
 * house is not a party. A line of LD1 has neither times nor witnesses nor `ownCommit`, and has
 * `commits`, the co-signers' commitments, instead.
 */
export type CommitBody = {
  readonly drawId: string;
  readonly lottery: string;
  readonly rulesHash: string;
  readonly commit: string;
  /** Those of the rules, repeated so that a witness can enforce them without the rules. */
  readonly opensAt: number;
  readonly closesAt: number;
  readonly parties: string;
  readonly keys: string;
  readonly ownCommit: string;
  readonly witnesses: string;
  readonly witnessKeys: string;
};

/** Logged at close, before the beacon exists. */
export type RootBody = {
  readonly drawId: string;
  readonly root: string;
  /** The number of leaves, cancellations included. */
  readonly count: number;
  /** The sum of the stakes of all tickets that were not cancelled, whole ten-thousandths. */
  readonly totalStake: string;
  readonly closedAt: number;
};

/**
 * One per co-signer in order (`cosign`), or a single one of party `drand` with an empty reveal. For
 * a draw from a public block, a single one of party `tron`, whose reveal is the block hash and
 * whose signature is empty.
 */
export type RevealBody = {
  readonly drawId: string;
  readonly party: string;
  readonly reveal: string;
  readonly signature: string;
};

export type ResultBody = {
  readonly drawId: string;
  readonly seed: string;
  readonly numbers: string;
};

export type VoidBody = { readonly drawId: string; readonly reason: string };

export type Winner = {
  readonly seq: number;
  readonly play: string;
  /**
   * The payout of the ticket, refunds of tied notes included, whole ten-thousandths; above zero.
   */
  readonly payout: string;
};

/**
 * LD2 binds the house to its commitment by signatures of other parties; draws of LD1 remain
 * verifiable.
 */
export const SCHEMES = ['LD1', 'LD2'] as const;
export type Scheme = (typeof SCHEMES)[number];

/**
 * Everything that is published about one draw. The proof of an unfinished draw contains the fields
 * known so far; later fields are absent. Hashes, keys, seeds and signatures are lower-case hex;
 * times are milliseconds.
 */
export type ProofFile = {
  readonly scheme: Scheme;
  readonly drawId: string;
  readonly lottery: string;
  readonly mode: BeaconMode;
  readonly rules: FlatObject;
  readonly rulesHash: string;
  readonly commit: string;
  readonly commitLoggedAt: number;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly closedAt?: number;
  readonly logKey: string;
  readonly log: readonly LogLine[];
  /** Every leaf in order of `seq`: a ticket, a cancellation or an entry, exactly as hashed. */
  readonly tickets?: readonly FlatObject[];
  readonly count?: number;
  readonly totalStake?: string;
  readonly root?: string;
  readonly rootLoggedAt?: number;
  readonly round?: number;
  readonly beacon?: string;
  /** The round's BLS signature (`drand` only). */
  readonly signature?: string;
  /** In the order of the rules' parties (`cosign` only, LD2). */
  readonly commits?: readonly BoundCommit[];
  /** In the order of the rules' parties (`cosign` only). */
  readonly reveals?: readonly (CosignReveal | BoundReveal)[];
  /**
   * LD2 only: for each witness in order, the head that covers the commit line, then the head that
   * covers the root line.
   */
  readonly witness?: readonly WitnessHead[];
  /**
   * LD2 only: the log lines between a covered line and its head, in order; empty where each head is
   * of the line itself.
   */
  readonly between?: readonly LogLine[];
  /** The hash of the block from which the numbers are derived, where the rules require one. */
  readonly block?: string;
  readonly seed?: string;
  readonly key?: string;
  /** As the lottery prints them: `12345`; several prizes are separated by spaces. */
  readonly numbers?: string;
  readonly winners?: readonly Winner[];
  /** The group buys among the tickets, in order of their first ticket; absent without any. */
  readonly offers?: readonly ProofOffer[];
};

// The shapes of everything LD1 and LD2 publish: what is hashed, what is logged, what is signed, and
// the proof file of a draw.
import type { BlockRule } from './block-numbers.ts';
import type { BoundCommit, BoundReveal, CosignReveal, WitnessHead } from './party-words.ts';

/**
 * A flat object as LD1 hashes it (`canon`): strings and safe integers only, keys of letters, digits
 * and underscores that start with a letter. Money is a string of whole ten-thousandths.
 */
export type Flat = { readonly [key: string]: string | number };

/**
 * Where the value comes from that nobody may know while bets are taken (draws.md, beacon modes).
 */
/** `entered`: the house does not draw; the result comes from outside, after the root is logged. */
export const BEACON_MODES = ['drand', 'cosign', 'house', 'entered'] as const;
export type BeaconMode = (typeof BEACON_MODES)[number];

/**
 * The rules of one draw, hashed before it opens: enough, with the tickets, to draw and to settle
 * it. A ticket carries its own prize group or odds; everything that is the same for all tickets is
 * here.
 */
export type DrawRules = {
  /** Code of the family whose plays settle the tickets, such as `SSC`. */
  readonly family: string;
  readonly lottery: string;
  /**
   * How numbers come from the stream: `digits` (each 0–9), `faces` (each 1..max) or `pick` (without
   * replacement from 1..max), `ranks` of digits whose lengths the layout gives, or a `sum` of
   * digits with the numbers that players entered.
   */
  readonly format: 'digits' | 'faces' | 'pick' | 'ranks' | 'sum' | 'entered';
  /** How many numbers one prize has; of `ranks` the first prize. */
  readonly length: number;
  /** How many prizes are drawn one after the other from the same stream; 1 for SSC. */
  readonly prizes: number;
  /** Highest number for `pick` and `faces`; 9 for `digits`. */
  readonly max: number;
  /**
   * Of `ranks` only: the prizes in their order as digits by count, such as `5x1,5x2,2x4` for one
   * and two prizes of five digits and four of two.
   */
  readonly layout?: string;
  /**
   * What the printed numbers carry behind an `@` where a result means nothing without it, such as
   * the sign of the zodiac's year; absent elsewhere.
   */
  readonly mark?: string;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly mode: BeaconMode;
  /** The drand round fixed in advance; 0 in the other modes. */
  readonly round: number;
  /**
   * Names of the co-signing parties in the order of their reveals, joined by commas; empty
   * otherwise.
   */
  readonly parties: string;
  /**
   * How many of the parties, the witness among them, the house declares to be run by others, with
   * keys out of its reach. Of LD2 always; absent in LD1.
   */
  readonly independent?: number;
  /** Prize styles on sale, joined by commas: `GROUP,FIXED,ZY`. */
  readonly styles: string;
  /** Version of the table of default odds that the lottery sold by. */
  readonly oddsVersion: string;
  /** The most that one ticket's prizes may pay, in whole ten-thousandths; `0` is no cap. */
  readonly maxPayout: string;
  /**
   * Cap for a ticket that covers at most `narrowShare` ppm of a play's combinations; `0` is no cap.
   */
  readonly narrowPayout: string;
  readonly narrowShare: number;
  /**
   * The most that prizes pay one member in the draw, and in a day of this lottery; absent without
   * such a limit. Winners are stated before these: what a member won elsewhere is in no proof.
   */
  readonly memberDrawPayout?: string;
  readonly memberDayPayout?: string;
  /**
   * Of results that follow from a public block (`blockNumbers`): the formula, and the moment at or
   * after which the first block is taken. Both or none.
   */
  readonly block?: BlockRule;
  readonly blockAt?: number;
};

/**
 * A ticket as it is hashed into its leaf. `style` decides which of `group` and `odds` is present:
 * GROUP and ZY carry `group`, FIXED carries `odds`, one decimal or one per tier joined by commas.
 */
export type TicketLeaf = {
  readonly id: string;
  /** Position in the draw, from 1 without gaps. */
  readonly seq: number;
  /** Pseudonymous tag of the player, the same within one draw only. */
  readonly player: string;
  readonly play: string;
  /** The selection's compact text (`formatSelection`). */
  readonly pick: string;
  /** Whole ten-thousandths: notes × unit × multiple. */
  readonly stake: string;
  /** Stake of one note at multiple 1, whole ten-thousandths. */
  readonly unit: string;
  readonly multiple: number;
  readonly style: 'GROUP' | 'FIXED' | 'ZY';
  readonly group?: string;
  readonly odds?: string;
  /** 16 random bytes from the browser, hex. */
  readonly nonce: string;
};

/**
 * A cancellation before close takes the next number of the sequence as a leaf of its own, so that
 * what was cancelled is fixed before the beacon exists. It names an earlier ticket of the same
 * player; that ticket then counts neither for the total stake nor for the winners.
 */
export type CancelLeaf = {
  readonly id: string;
  readonly seq: number;
  readonly player: string;
  /** The sequence number of the ticket that is taken back. */
  readonly cancels: number;
  readonly nonce: string;
};

/**
 * A number that a player put into a round whose result is a `sum`; a leaf among the tickets, so
 * that the order of arrival and every entry are fixed before the beacon exists.
 */
export type EntryLeaf = {
  readonly id: string;
  readonly seq: number;
  readonly player: string;
  /** Five digits. */
  readonly entry: string;
  readonly nonce: string;
};

/** What the player holds from the moment of betting; signed by the house's log key. */
export type Receipt = {
  readonly drawId: string;
  readonly seq: number;
  readonly leaf: string;
  readonly at: number;
  /** The house's commitment to the draw; absent in LD1. */
  readonly commit?: string | undefined;
  readonly publicKey: string;
  /** Over `receiptMessage`, hex. */
  readonly signature: string;
};

export const LOG_KINDS = ['commit', 'root', 'reveal', 'result', 'void'] as const;
export type LogKind = (typeof LOG_KINDS)[number];

/**
 * One line of the signed public log, which all draws of a house share; `seq` counts from 1.
 *
 * hash = H("LD1/log" ‖ prev ‖ lp(canon({at, body: canon(body), kind, seq}))), prev as 32 bytes;
 * the first line's prev is 32 zero bytes, every other line's is the hash of the line before it.
 * signature = Ed25519 of the 32 bytes of the hash under the log's key. `at` never goes back.
 */
export type LogLine = {
  readonly seq: number;
  readonly at: number;
  readonly kind: LogKind;
  /** One of the five bodies below, by kind. */
  readonly body: Flat;
  readonly prev: string;
  readonly hash: string;
  readonly signature: string;
};

/**
 * Logged before opening, and shown to the witness before anybody commits beside the house.
 * `parties` and `keys` hold the co-signers' names and Ed25519 keys in the order of the rules,
 * `witnesses` and `witnessKeys` those who sign heads of the log; each joined by commas. Outside
 * `cosign` mode `parties` and `keys` are empty. `ownCommit` is what the house commits to as a party
 * of its own draw: nobody else signs that, so that it must be fixed by the witnessed line itself;
 * empty where the house is no party. A line of LD1 has neither times nor witnesses nor `ownCommit`,
 * and `commits`, the co-signers' commitments, instead.
 */
export type CommitBody = {
  readonly drawId: string;
  readonly lottery: string;
  readonly rulesHash: string;
  readonly commit: string;
  /** Those of the rules, so that a witness need not know the rules to hold the house to them. */
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
  /** How many leaves there are, cancellations included. */
  readonly count: number;
  /** The stakes of all tickets that were not cancelled, whole ten-thousandths. */
  readonly totalStake: string;
  readonly closedAt: number;
};

/**
 * One per co-signer in order (`cosign`), or one whose party is `drand` with an empty reveal. Of a
 * draw by a public block one whose party is `tron`, whose reveal is the block's hash and whose
 * signature is empty.
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
  /** What the ticket was paid, tied notes included, whole ten-thousandths; above zero. */
  readonly payout: string;
};

/** LD2 binds the house to its commitment by what others sign; draws of LD1 stay checkable. */
export const SCHEMES = ['LD1', 'LD2'] as const;
export type Scheme = (typeof SCHEMES)[number];

/**
 * Everything that is published about one draw. A draw still open has what is known so far: later
 * fields are absent. Hashes, keys, seeds and signatures are lower-case hex; times are milliseconds.
 */
export type ProofFile = {
  readonly scheme: Scheme;
  readonly drawId: string;
  readonly lottery: string;
  readonly mode: BeaconMode;
  readonly rules: Flat;
  readonly rulesHash: string;
  readonly commit: string;
  readonly commitLoggedAt: number;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly closedAt?: number;
  readonly logKey: string;
  readonly log: readonly LogLine[];
  /** Every leaf in order of `seq`: a ticket, a cancellation or an entry, exactly as hashed. */
  readonly tickets?: readonly Flat[];
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
   * Of LD2, for each witness in order: the head that covers the commit line, then the one that
   * covers the root line.
   */
  readonly witness?: readonly WitnessHead[];
  /**
   * Of LD2, the log's lines after a line up to the head that covers it, in order; empty where each
   * head is of the line itself.
   */
  readonly between?: readonly LogLine[];
  /** The hash of the block from which the numbers follow, where the rules name one. */
  readonly block?: string;
  readonly seed?: string;
  readonly key?: string;
  /** As the lottery prints them: `12345`; several prizes are joined by spaces. */
  readonly numbers?: string;
  readonly winners?: readonly Winner[];
};

// A member, and what a freeze permits.
import type { Id, Instant, Language } from '@fairhouse/values';

export type MemberKind = 'member' | 'agent' | 'top_agent';
export type MemberGroup = 'formal' | 'test' | 'trial';
export type MemberState = 'active' | 'frozen' | 'disabled';

export interface Member {
  readonly id: Id<'member'>;
  /** A short number for reading aloud. */
  readonly number: bigint;
  readonly username: string;
  readonly kind: MemberKind;
  readonly group: MemberGroup;
  readonly upline: Id<'member'> | undefined;
  /** Uplines from the top of the tree to the direct one. */
  readonly path: readonly Id<'member'>[];
  readonly referralCode: string;
  readonly state: MemberState;
  /** 0 normal, 1 no login, 2 view only, 3 no betting (agency.md 1.9). */
  readonly freezeLevel: number;
  readonly freezeReason: string;
  /** Sessions opened at or before this are invalid; undefined if none was ended this way. */
  readonly sessionsFrom: Instant | undefined;
  readonly nickname: string;
  readonly avatar: string;
  readonly language: Language;
  readonly theme: 'dark' | 'light' | undefined;
  /** Opted out of the public list of winners. */
  readonly hidesWins: boolean;
  readonly realName: string;
  readonly email: string;
  readonly mobile: string;
  /** When the member proved ownership of the address or the number; undefined if never. */
  readonly emailVerifiedAt: Instant | undefined;
  readonly mobileVerifiedAt: Instant | undefined;
  /** `YYYY-MM-DD`, or empty. */
  readonly birthday: string;
  readonly registeredAt: Instant;
  readonly registerAddress: string;
  readonly registerUrl: string;
  readonly lastLoginAt: Instant | undefined;
  readonly lastLoginAddress: string;
  readonly trialEndsAt: Instant | undefined;
}

/**
 * What a freeze may block. `cash` is depositing and withdrawing, `transfer` is member to member.
 */
export type Activity = 'login' | 'bet' | 'cash' | 'transfer' | 'income';

const STOPPED: readonly (readonly Activity[])[] = [
  [],
  ['login', 'bet', 'cash', 'transfer', 'income'],
  ['bet', 'cash', 'transfer', 'income'],
  ['bet', 'transfer'],
];

/**
 * Whether a member may do this (agency.md 1.9, the table of freeze levels). Also accepts a session,
 * which carries the freeze level; a disabled member has no session.
 */
export function mayDo(
  { state = 'active', freezeLevel }: { state?: MemberState; freezeLevel: number },
  activity: Activity,
): boolean {
  if (state === 'disabled') return false;
  return !(STOPPED[freezeLevel] ?? []).includes(activity);
}

/** The form in which usernames are compared: without case and surrounding blanks. */
export function usernameKey(username: string): string {
  return username.trim().normalize('NFKC').toLowerCase();
}

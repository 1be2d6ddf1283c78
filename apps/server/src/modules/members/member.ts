// A member as the modules know it, and what a freeze still lets it do.
import type { Id, Instant, Language } from '@fairhouse/values';

export type MemberKind = 'member' | 'agent' | 'top_agent';
export type MemberGroup = 'formal' | 'test' | 'trial';
export type MemberState = 'active' | 'frozen' | 'disabled';

export interface Member {
  readonly id: Id<'member'>;
  /** The short number that people read to each other. */
  readonly number: bigint;
  readonly username: string;
  readonly kind: MemberKind;
  readonly group: MemberGroup;
  readonly upline: Id<'member'> | undefined;
  /** Uplines from the head of the line down to the direct one. */
  readonly path: readonly Id<'member'>[];
  readonly referralCode: string;
  readonly state: MemberState;
  /** 0 normal, 1 no login, 2 view only, 3 no betting (agency.md 1.9). */
  readonly freezeLevel: number;
  readonly freezeReason: string;
  /** A session opened no later than this is dead; undefined when none was ever ended so. */
  readonly sessionsFrom: Instant | undefined;
  readonly nickname: string;
  readonly avatar: string;
  readonly language: Language;
  readonly theme: 'dark' | 'light' | undefined;
  /** Asked not to be named among those who won. */
  readonly hidesWins: boolean;
  readonly realName: string;
  readonly email: string;
  readonly mobile: string;
  /** When the member proved to own the address or the number; undefined when it never did. */
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

/** What a freeze may stop. `cash` is depositing and withdrawing, `transfer` is member to member. */
export type Activity = 'login' | 'bet' | 'cash' | 'transfer' | 'income';

const STOPPED: readonly (readonly Activity[])[] = [
  [],
  ['login', 'bet', 'cash', 'transfer', 'income'],
  ['bet', 'cash', 'transfer', 'income'],
  ['bet', 'transfer'],
];

/**
 * Whether a member may do this (agency.md 1.9, the table of freeze levels). A session will do as
 * well: it has the freeze level with it, and nobody who is disabled has one.
 */
export function mayDo(
  { state = 'active', freezeLevel }: { state?: MemberState; freezeLevel: number },
  activity: Activity,
): boolean {
  if (state === 'disabled') return false;
  return !(STOPPED[freezeLevel] ?? []).includes(activity);
}

/** How a username is compared: case and blanks around it do not matter. */
export function usernameKey(username: string): string {
  return username.trim().normalize('NFKC').toLowerCase();
}

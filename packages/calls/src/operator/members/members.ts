// Members as the console sees them: search, the 360 view, freezing, notes and tags.
import type { CallTable } from '../../call.ts';
import { longList, wireCursor, type Cursor } from '../../paging.ts';
import {
  nothing,
  nothingOrWaiting,
  queryFlag,
  queryInteger,
  wireAmount,
  wireId,
  wireInstant,
  wireLanguage,
} from '../../wire.ts';
import { withStanding } from '../../player/standing.ts';
import * as z from 'zod';

/** The orders of the list of members; each is an index. */
export const MEMBER_SORTS = [
  'registered',
  'username',
  'lastLogin',
  'balance',
  'deposits',
  'lastDeposit',
  'lastBet',
  'tagged',
  'online',
] as const;

const memberCursor = wireCursor({
  'members.registered': ['time', 'id'],
  'members.username': ['text'],
  'members.lastLogin': ['time', 'id'],
  'members.balance': ['number', 'id'],
  'members.deposits': ['number', 'id'],
  'members.lastDeposit': ['time', 'id'],
  'members.lastBet': ['time', 'id'],
  'members.tagged': ['id'],
  'members.online': ['time', 'id'],
});
const memberLoginHistoryPages = longList({ logins: ['time', 'id'] });

const member = wireId('member');
const reason = z.string().trim().min(4).max(300);
const ofMember = z.strictObject({ id: member });
const reading = [{ per: 'session', count: 240, seconds: 60 }] as const;
const changing = [{ per: 'session', count: 60, seconds: 60 }] as const;

const memberRow = withStanding({
  id: member,
  number: z.string(),
  username: z.string(),
  nickname: z.string(),
  state: z.enum(['active', 'frozen', 'disabled']),
  freezeLevel: z.number().int(),
  upline: z.string().nullable(),
  tags: z.array(z.string()),
  registeredAt: wireInstant,
  lastLoginAt: wireInstant.nullable(),
  /** Null for an operator who may not read the ledger. */
  money: z
    .object({
      balance: wireAmount,
      deposits: wireAmount,
      lastDepositAt: wireInstant.nullable(),
      lastBetAt: wireInstant.nullable(),
    })
    .nullable(),
});

const loginRow = z.object({
  at: wireInstant,
  username: z.string(),
  outcome: z.string(),
  method: z.string(),
  address: z.string(),
  device: z.string(),
  knownDevice: z.boolean(),
  /** The second factor of the login. */
  factor: z.string().nullable(),
});

export const memberBackofficeCalls = {
  memberList: {
    method: 'GET',
    path: '/console/members',
    module: 'OPS_MEMBERS',
    audience: 'right:members.read',
    about:
      'Members by name, number, state, group, tag, upline, address, times and money. A page ' +
      'reads a bounded number of members: with several filters it may be shorter than asked ' +
      'for, and its cursor goes on.',
    limits: reading,
    request: z
      .strictObject({
        /** The beginning of a username, or part of it or of a nickname; a number; an address. */
        search: z.string().trim().max(120).optional(),
        state: z.enum(['active', 'frozen', 'disabled']).optional(),
        kind: z.enum(['member', 'agent', 'top_agent']).optional(),
        group: z.enum(['formal', 'test', 'trial']).optional(),
        /** Only trial accounts, or all others. */
        trial: queryFlag.optional(),
        tag: z.string().max(30).optional(),
        /** All downlines of this member. */
        below: member.optional(),
        /** The direct downlines of the member with this username. */
        agent: z.string().trim().max(60).optional(),
        /** Members who registered from this address. */
        address: z.string().max(64).optional(),
        registeredFrom: wireInstant.optional(),
        registeredTo: wireInstant.optional(),
        /** These five need the right to read the ledger. */
        hasBalance: queryFlag.optional(),
        depositedFrom: wireInstant.optional(),
        depositedTo: wireInstant.optional(),
        /** Members whose last bet was at this time or later. */
        lastBetFrom: wireInstant.optional(),
        /** Members without a bet since this time. */
        lastBetBefore: wireInstant.optional(),
        /** Members who were here in the last five minutes. */
        online: queryFlag.optional(),
        /** By default the order of the filter that restricts most. */
        sort: z.enum(MEMBER_SORTS).optional(),
        pageSize: queryInteger(1, 200).default(20),
        cursor: memberCursor.optional(),
      })
      .refine(
        ({ sort, cursor }) =>
          cursor === undefined ||
          sort === undefined ||
          (cursor as Cursor).list === `members.${sort}`,
        { path: ['cursor'] },
      ),
    response: z.object({
      list: z.array(memberRow),
      /** How many there are, if one page has them all. */
      total: z.number().int().nullable(),
      /** The order in which they are listed. */
      sort: z.enum(MEMBER_SORTS),
      cursor: memberCursor.nullable(),
    }),
    refusals: [],
  },
  memberProfile: {
    method: 'GET',
    path: '/console/members/:id',
    module: 'OPS_MEMBERS',
    audience: 'right:members.read',
    about:
      'One member: profile, position in the agent tree, freeze, security. Contacts are masked.',
    limits: reading,
    request: ofMember,
    response: withStanding({
      id: member,
      number: z.string(),
      username: z.string(),
      nickname: z.string(),
      avatar: z.string(),
      state: z.enum(['active', 'frozen', 'disabled']),
      freezeLevel: z.number().int(),
      freezeReason: z.string(),
      tags: z.array(z.string()),
      language: wireLanguage,
      currency: z.string(),
      referralCode: z.string(),
      path: z.array(z.object({ id: member, username: z.string() })),
      directs: z.number().int(),
      team: z.number().int(),
      realName: z.string(),
      email: z.string(),
      mobileNum: z.string(),
      birthday: z.string(),
      registeredAt: wireInstant,
      registerAddress: z.string(),
      registerUrl: z.string(),
      lastLoginAt: wireInstant.nullable(),
      lastLoginAddress: z.string(),
      trialEndsAt: wireInstant.nullable(),
      passwordChangedAt: wireInstant.nullable(),
      mustChangePassword: z.boolean(),
      paymentPasswordSet: z.boolean(),
      paymentPasswordLockedUntil: wireInstant.nullable(),
    }),
    refusals: [],
  },
  memberContacts: {
    method: 'POST',
    path: '/console/members/:id/contacts',
    module: 'OPS_MEMBERS',
    audience: 'right:members.contact',
    about:
      'One member’s contacts and identity documents unmasked; each view is recorded in the audit.',
    limits: changing,
    request: z.strictObject({ id: member, reason }),
    response: z.object({
      realName: z.string(),
      email: z.string(),
      mobileNum: z.string(),
      idNumber: z.string(),
      birthday: z.string(),
      contacts: z.record(z.string(), z.string()),
    }),
    refusals: [],
  },
  memberSessions: {
    method: 'GET',
    path: '/console/members/:id/sessions',
    module: 'OPS_MEMBERS',
    audience: 'right:members.read',
    about: 'The open sessions and known devices of one member.',
    limits: reading,
    request: ofMember,
    response: z.object({
      list: z.array(
        z.object({
          id: wireId('session'),
          device: z.string(),
          address: z.string(),
          method: z.string(),
          openedAt: wireInstant,
          lastUsedAt: wireInstant,
          endsAt: wireInstant,
        }),
      ),
      devices: z.array(
        z.object({ device: z.string(), firstSeenAt: wireInstant, lastSeenAt: wireInstant }),
      ),
    }),
    refusals: [],
  },
  memberSessionRevoke: {
    method: 'POST',
    path: '/console/members/:id/sessions/:session/revoke',
    module: 'OPS_MEMBERS',
    audience: 'right:members.freeze',
    about: 'Ends one session of one member and revokes the remembered login of its device.',
    limits: changing,
    request: z.strictObject({ id: member, session: wireId('session'), reason }),
    response: nothing,
    refusals: [],
  },
  memberSessionsRevoke: {
    method: 'POST',
    path: '/console/members/:id/sessions/revoke',
    module: 'OPS_MEMBERS',
    audience: 'right:members.freeze',
    about: 'Ends all sessions of one member and revokes its remembered logins.',
    limits: changing,
    request: z.strictObject({ id: member, reason }),
    response: z.object({ ended: z.number().int() }),
    refusals: [],
  },
  memberLoginHistory: {
    method: 'GET',
    path: '/console/members/:id/logins',
    module: 'OPS_MEMBERS',
    audience: 'right:members.read',
    about: 'All login attempts of one member, newest first.',
    limits: reading,
    request: memberLoginHistoryPages.request({ id: member }),
    response: memberLoginHistoryPages.response(loginRow),
    refusals: [],
  },
  memberFreeze: {
    method: 'POST',
    path: '/console/members/:id/freeze',
    module: 'OPS_MEMBERS',
    audience: 'right:members.freeze',
    about: 'Freezes a member, or its whole team: 1 no login, 2 view only, 3 no betting.',
    limits: changing,
    request: z.strictObject({
      id: member,
      level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
      team: z.boolean().default(false),
      reason,
    }),
    response: z.object({ frozen: z.number().int() }),
    refusals: ['member.closed', 'member.freeze_stricter'],
  },
  memberUnfreeze: {
    method: 'POST',
    path: '/console/members/:id/unfreeze',
    module: 'OPS_MEMBERS',
    audience: 'right:members.freeze',
    about: 'Ends a freeze, or enables a disabled member, once a second person agrees.',
    limits: changing,
    request: z.strictObject({ id: member, reason }),
    response: nothingOrWaiting,
    refusals: [],
  },
  memberDisable: {
    method: 'POST',
    path: '/console/members/:id/disable',
    module: 'OPS_MEMBERS',
    audience: 'right:members.freeze',
    about:
      'Closes an account, once a second person agrees: logins are refused and all sessions end ' +
      'at once.',
    limits: changing,
    request: z.strictObject({ id: member, reason }),
    response: nothingOrWaiting,
    refusals: [],
  },
  memberNotes: {
    method: 'GET',
    path: '/console/members/:id/notes',
    module: 'OPS_MEMBERS',
    audience: 'right:members.read',
    about: 'The notes about one member, and the operators’ acts on the account.',
    limits: reading,
    request: ofMember,
    response: z.object({
      list: z.array(
        z.object({ at: wireInstant, by: z.string(), kind: z.string(), text: z.string() }),
      ),
    }),
    refusals: [],
  },
  memberNoteAdd: {
    method: 'POST',
    path: '/console/members/:id/notes',
    module: 'OPS_MEMBERS',
    audience: 'right:members.note',
    about: 'Adds a note about one member.',
    limits: changing,
    request: z.strictObject({ id: member, text: z.string().trim().min(1).max(1000) }),
    response: nothing,
    refusals: [],
  },
  memberMessage: {
    method: 'POST',
    path: '/console/members/:id/message',
    module: 'OPS_MEMBERS',
    audience: 'right:members.note',
    about: 'Writes a message into the inbox of one member.',
    limits: changing,
    request: z.strictObject({
      id: member,
      title: z.string().trim().min(1).max(120),
      body: z.string().trim().min(1).max(2000),
      reason,
    }),
    response: nothing,
    refusals: [],
  },
  memberTags: {
    method: 'PUT',
    path: '/console/members/:id/tags',
    module: 'OPS_MEMBERS',
    audience: 'right:members.note',
    about: 'Sets the tags of one member.',
    limits: changing,
    request: z.strictObject({
      id: member,
      tags: z.array(z.string().trim().min(1).max(30)).max(20),
    }),
    response: nothing,
    refusals: [],
  },
  memberPasswordReset: {
    method: 'POST',
    path: '/console/members/:id/password/reset',
    module: 'OPS_MEMBERS',
    audience: 'right:members.edit',
    about:
      'Replaces the password by an activation code, sent to the member’s verified mail or ' +
      'number. For a member without one a second person must agree, and is shown the code.',
    limits: [{ per: 'session', count: 20, seconds: 60 }],
    request: z.strictObject({ id: member, reason }),
    response: z.object({
      /** The masked destination of the code; null while the request waits for a second person. */
      sentTo: z.string().nullable(),
      expiresAt: wireInstant.nullable(),
      approvalId: wireId('approval').nullable(),
    }),
    refusals: ['member.trial'],
  },
  memberPaymentPasswordReset: {
    method: 'POST',
    path: '/console/members/:id/paymentPassword/reset',
    module: 'OPS_MEMBERS',
    audience: 'right:members.edit',
    about:
      'Deletes the payment password, so that the member sets a new one. For a member without a ' +
      'verified mail or number a second person must agree.',
    limits: [{ per: 'session', count: 20, seconds: 60 }],
    request: z.strictObject({ id: member, reason }),
    response: nothingOrWaiting,
    refusals: ['member.trial'],
  },
  memberRealNameCorrect: {
    method: 'POST',
    path: '/console/members/:id/realName',
    module: 'OPS_MEMBERS',
    audience: 'right:members.edit',
    about: 'Requests a second person’s approval to replace the member’s real name.',
    limits: [{ per: 'session', count: 20, seconds: 60 }],
    request: z.strictObject({ id: member, realName: z.string().trim().min(1).max(200), reason }),
    response: z.object({ approval: wireId('approval') }),
    refusals: ['member.trial', 'realName.invalid', 'realName.same', 'realName.changed'],
  },
} as const satisfies CallTable;

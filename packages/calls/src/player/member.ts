// A member's view of its own account, and the fields that it may change.
import type { CallTable } from '../call.ts';
import { noRequest, nothing, wireId, wireInstant, wireLanguage } from '../wire.ts';
import { withStanding } from './standing.ts';
import * as z from 'zod';

const avatar = z.object({
  /** For STATIC a name of one of the site's own pictures, for CUSTOM an address. */
  avatar: z.string(),
  avatarType: z.enum(['STATIC', 'CUSTOM']),
});

const theme = z.enum(['dark', 'light']);

/** The site's own member pictures, by name; the page draws them. */
export const AVATARS = [
  'ace',
  'anchor',
  'bamboo',
  'comet',
  'coral',
  'crane',
  'crown',
  'dice',
  'dragon',
  'feather',
  'jade',
  'koi',
  'lantern',
  'lotus',
  'moon',
  'orchid',
  'palm',
  'pearl',
  'phoenix',
  'ruby',
  'sail',
  'star',
  'tiger',
  'wave',
] as const;

export type AvatarName = (typeof AVATARS)[number];

export const memberCalls = {
  memberInfo: {
    method: 'GET',
    path: '/wps/member/info',
    module: 'COMM3',
    audience: 'trial',
    about: 'The caller’s own account.',
    limits: [{ per: 'session', count: 120, seconds: 60 }],
    request: noRequest,
    response: withStanding({
      id: wireId('member'),
      /** The short number that a member gives to customer service. */
      number: z.string(),
      account: z.string(),
      nickname: z.string(),
      type: z.enum(['member', 'agent']),
      /** Whether money may be sent to the upline. */
      toUpline: z.boolean(),
      clubLabel: z.object({ labelName: z.string() }),
      memberLabel: z.array(z.object({ labelName: z.string() })),
      ...avatar.shape,
      theme: theme.nullable(),
      /** The member asked to stay off the winner board. */
      hidesWins: z.boolean(),
      language: wireLanguage,
      currency: z.string(),
      referralCode: z.string(),
      /** 0 normal, 1 no login, 2 view only, 3 no betting. */
      freezeLevel: z.number().int(),
      paymentPasswordSet: z.boolean(),
      registeredAt: wireInstant,
      lastLoginAt: wireInstant.nullable(),
      /** When a trial account ends. */
      trialEndsAt: wireInstant.nullable(),
    }),
    refusals: [],
  },
  memberInfoUpdate: {
    method: 'POST',
    path: '/wps/member/info',
    module: 'COMM3',
    audience: 'trial',
    about: 'Changes the fields of the caller’s account that a member may change.',
    limits: [{ per: 'session', count: 30, seconds: 60 }],
    request: z.strictObject({
      nickname: z.string().trim().min(1).max(20).optional(),
      avatar: z.string().max(40).optional(),
      /** The member's own uploaded picture, instead of one of the site's. */
      avatarPicture: wireId('picture').optional(),
      theme: theme.optional(),
      hidesWins: z.boolean().optional(),
      language: wireLanguage.optional(),
    }),
    response: nothing,
    refusals: ['nickname.invalid', 'avatar.unknown', 'picture.unknown'],
  },
  icon: {
    method: 'GET',
    path: '/wps/member/info/icon',
    module: 'PROFPIC3',
    audience: 'trial',
    about: 'The caller’s picture.',
    limits: [{ per: 'session', count: 120, seconds: 60 }],
    request: noRequest,
    response: avatar,
    refusals: [],
  },
  avatar: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getPlayerAvatar',
    module: 'PROFPIC3',
    audience: 'trial',
    about: 'The pictures to choose from, and the one chosen.',
    limits: [{ per: 'session', count: 120, seconds: 60 }],
    request: noRequest,
    response: avatar.extend({ choices: z.array(z.string()) }),
    refusals: [],
  },
  language: {
    method: 'POST',
    path: '/wps/member/language',
    module: 'COMM3',
    audience: 'trial',
    beforePasswordChange: true,
    about: 'Saves the caller’s language.',
    limits: [{ per: 'session', count: 30, seconds: 60 }],
    request: z.strictObject({ language: wireLanguage }),
    response: nothing,
    refusals: [],
  },
} as const satisfies CallTable;

// Registration of a member.
import type { CallTable } from '../../call.ts';
import { HUMAN_REFUSALS, humanField } from './human-field.ts';
import { captchaFields, loginAnswer, typedPassword, typedUsername } from './identity.ts';
import { dialingCode, phoneProof } from './phone-fields.ts';
import { SOCIAL_TICKET_REFUSALS, socialTicketField } from './social-fields.ts';
import { queryFlag } from '../../wire.ts';
import * as z from 'zod';

/** A field that a merchant may require; empty counts as omitted. */
const asked = z.string().max(255).optional();

/** The fields of a registration, independent of the kind of username. */
export const registerFields = {
  password: typedPassword,
  confirmPassword: typedPassword.optional(),
  payeeName: asked,
  email: asked,
  qqNum: asked,
  mobileNum: asked,
  countryDialingCode: dialingCode,
  recommenderId: asked,
  ...captchaFields,
  ...socialTicketField,
  ...humanField,
  ...phoneProof,
  affiliateCode: asked,
  referralCode: asked,
  paymentPassword: asked,
  line: asked,
  whatsapp: asked,
  facebook: asked,
  telegram: asked,
  zalo: asked,
  wechat: asked,
  idNumber: asked,
  birthday: asked,
  nickname: asked,
  domain: asked,
  /** Always true: a registration logs in. */
  login: z.literal(true).default(true),
  registerUrl: z.string().max(500).optional(),
  registerMethod: z.enum(['WEB', 'MOBILE', 'APP']).default('WEB'),
};

/** The refusals of a registration. */
export const REGISTER_REFUSALS = [
  'request.invalid',
  'username.taken',
  'captcha.wrong',
  ...HUMAN_REFUSALS,
  'affiliate.invalid',
  'register.too_many',
  'agent.link_ended',
  'agent.line_full',
  'register.unavailable',
  'password.length',
  'password.common',
  'password.breached',
  'password.context',
  'password.mismatch',
  ...SOCIAL_TICKET_REFUSALS,
  'mobile.taken',
  'code.wrong',
  'code.ended',
  'firebase.invalid',
] as const;

export const registrationCalls = {
  register: {
    method: 'PUT',
    path: '/wps/member/register',
    module: 'REG3',
    audience: 'visitor',
    about: "Registers a member by the merchant's field rules and opens a session.",
    sealed: true,
    noTransaction: true,
    limits: [
      { per: 'address', count: 20, seconds: 60 },
      { per: 'address', count: 60, seconds: 3600 },
    ],
    request: z.strictObject({
      username: typedUsername,
      ...registerFields,
    }),
    response: loginAnswer,
    refusals: REGISTER_REFUSALS,
  },
  affiliate: {
    method: 'GET',
    path: '/wps/agent/affiliate',
    module: 'AFFMAN3',
    audience: 'visitor',
    about: 'Whether an invitation code is valid for a registration on this site.',
    limits: [
      { per: 'address', count: 20, seconds: 60 },
      { per: 'address', count: 60, seconds: 3600 },
    ],
    request: z.strictObject({
      code: z.string().trim().min(1).max(64),
      domain: z.string().max(255).optional(),
      /** Set when a page was opened by the link: counts a click on it. */
      opened: queryFlag.optional(),
    }),
    response: z.object({
      valid: z.literal(true),
      /** The kind of account that a registration with it opens. */
      opens: z.enum(['member', 'agent']),
    }),
    refusals: ['affiliate.invalid'],
  },
} as const satisfies CallTable;

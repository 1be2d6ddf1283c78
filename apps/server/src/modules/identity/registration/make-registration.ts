import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { HOUR_MS, ok, type Id } from '@fairhouse/values';
import type { CallContext, CallOf } from '../../../platform/call-context.ts';
import { transaction, type Sql } from '../../../platform/sql.ts';
import {
  createCredential,
  createMember,
  findMember,
  findMemberByName,
  hashPassword,
  isHashingBusy,
  proveMobile,
  usernameKey,
  type Member,
  type MemberKind,
} from '../../members/index.ts';
import { isSelfExcluded } from '../../protection/index.ts';
import { siteOf, type Site } from '../../settings/index.ts';
import { createSession } from '../sessions/index.ts';
import { isOverNetworkLimit, insertAttempt, makeAttempt } from '../attempts/index.ts';
import { findInviters, makeAffiliate, type InvitationLinks, type Inviters } from './affiliate.ts';
import { proveNumber } from '../codes/index.ts';
import { requireHuman, isCaptchaRight } from '../human/index.ts';
import { newPasswordProblem } from '../passwords/index.ts';
import {
  readRegistration,
  type RegistrationMethod,
  type RegisterInput,
  type Registration,
} from './registration.ts';
import { isReservedName } from './reserved-name.ts';
import { spendSocialTicket } from '../social/index.ts';
import { welcome } from './welcome.ts';

type Row = PlayerCalls['register'];
type MobileRow = PlayerCalls['registerMobile'];
type Call = CallContext & { readonly input: RegisterInput };

/** Accounts per network in six hours (agency.md 1.5). */
const NETWORK_LIMIT = { count: 10, withinMs: 6 * HOUR_MS };

/** The operations of registration, given the links by which members join an agent's team. */
export function makeRegistration(links: InvitationLinks) {
  return {
    affiliate: makeAffiliate(links),
    /** Registers a member with a chosen username. */
    register: (call: CallOf<Row>): Promise<Answer<Row>> => registerMember(call, links, 'username'),
    /** Registers a member whose username is the mobile number, proven by a code. */
    registerMobile: (call: CallOf<MobileRow>): Promise<Answer<MobileRow>> =>
      registerMember(call, links, 'mobile'),
  };
}

/**
 * Registers a member and logs it in. Validation and hashing run outside a transaction; then the
 * unique key on usernames decides between concurrent registrations.
 */
async function registerMember(
  call: Call,
  links: InvitationLinks,
  method: RegistrationMethod,
): Promise<Answer<Row>> {
  const { app, merchant, input } = call;
  const site = await siteOf(app, merchant);
  const read = readRegistration(site, input, call.now, method);
  if ('problems' in read) return refuse('request.invalid', { fields: read.problems });
  const { registration } = read;
  const weak = await judgePassword(site, call, registration);
  if (weak !== undefined) return weak;
  const humanRefusal = await requireHuman(call, 'register', input.geetest);
  if (humanRefusal !== undefined) return humanRefusal;
  if (await isOverNetworkLimit(call, 'register', NETWORK_LIMIT)) return refuse('register.too_many');
  if (registration.needsCaptcha && !(await isCaptchaRight(call, input))) {
    return refuse('captcha.wrong', { fields: { captcha: 'captcha.wrong' } });
  }
  const inviters = await findInviters(call, links, {
    ...registration.texts,
    affiliateCode: affiliateCodeOf(links, registration, input),
    recommenderId: (input.recommenderId ?? '').trim(),
    domain: input.domain,
  });
  if ('wrong' in inviters) {
    return refuse('affiliate.invalid', { fields: { [inviters.wrong]: 'affiliate.invalid' } });
  }
  if (await isExcludedPerson(call, registration)) return refuse('register.unavailable');
  const { username } = registration.texts;
  // Whether a number is a username is revealed only after its ownership is proven.
  if (method === 'username' && (await isTaken(call, username))) return usernameTaken();
  if (isHashingBusy()) return refuse('rate.limited', { retryAfterSeconds: 1 });
  const hashes = await hashSecrets(call, registration);
  return transaction<Answer<Row>>(app.pool, async (sql) => {
    const unproven = await requireProof(call, sql, registration);
    // Commits, so that a failed try stays counted.
    if (unproven !== undefined) return { commit: true, value: unproven };
    const joining = await joinTeam({ ...call, sql }, links, inviters);
    if (joining !== undefined && !joining.ok) return { commit: false, value: joining };
    const place = joining?.value;
    const id = await writeMember(call, sql, { registration, inviters, hashes, place });
    if (id === undefined) return { commit: false, value: usernameTaken() };
    await place?.finish(id, username);
    if (!(await saveNumberProof(call, sql, id, registration))) {
      const value = refuse('mobile.taken', { fields: { mobileNum: 'mobile.taken' } });
      return { commit: false, value };
    }
    const { socialTicket: ticket } = input;
    const linked = await spendSocialTicket(call, sql, { ticket, member: id });
    if (!linked.ok) return { commit: false, value: linked };
    const member = await findMember(sql, merchant.id, id);
    if (member === undefined) return { commit: false, value: usernameTaken() };
    const { value } = await createSession(call, sql, member, { method: 'register' });
    const attempt = makeAttempt(call, {
      usernameKey: usernameKey(username),
      method: 'register',
      outcome: 'ok',
      member: id,
    });
    await insertAttempt(sql, merchant.id, attempt);
    await welcome(call, sql, { id, username, email: registration.texts.email });
    return { commit: true, value: ok(value) };
  });
}

/** Admits the registration below its inviter's agent; undefined without one. */
async function joinTeam(call: Call, links: InvitationLinks, { upline, link }: Inviters) {
  return upline === undefined ? undefined : links.join(call, { agent: upline, code: link });
}

/** An agent's link also works where the site does not ask for an invitation code. */
function affiliateCodeOf(
  links: InvitationLinks,
  { texts }: Registration,
  { affiliateCode = '' }: RegisterInput,
): string {
  const given = affiliateCode.trim();
  return texts.affiliateCode === '' && links.isCode(given) ? given : texts.affiliateCode;
}

/** Whether an excluded person tries to open another account (security.md G3). */
function isExcludedPerson(
  { app, merchant, now }: Call,
  { texts, birthday, mobile }: Registration,
): Promise<boolean> {
  const { email, payeeName: realName, idNumber } = texts;
  const data = { mobile, email, realName, birthday, idNumber };
  return isSelfExcluded(app, app.pool, merchant, { data, now });
}

async function isTaken({ app, merchant }: Call, username: string): Promise<boolean> {
  const { brand } = (await siteOf(app, merchant)).settings;
  if (isReservedName(usernameKey(username), brand.name)) return true;
  return (await findMemberByName(app.pool, merchant.id, username)) !== undefined;
}

async function requireProof(call: Call, sql: Sql, { needsProof, mobile }: Registration) {
  if (!needsProof) return undefined;
  const { verificationCode: code, firebaseIdToken: token } = call.input;
  const proof = { scene: 'register', number: mobile, code, token } as const;
  const proven = await proveNumber(call, sql, proof);
  if (proven.ok) return undefined;
  return refuse(proven.problem.code, { fields: { verificationCode: proven.problem.code } });
}

async function saveNumberProof(
  { merchant, now }: Call,
  sql: Sql,
  member: Id<'member'>,
  { needsProof, mobile }: Registration,
): Promise<boolean> {
  return !needsProof || proveMobile(sql, merchant.id, { member, mobile, at: now });
}

function usernameTaken() {
  return refuse('username.taken', { fields: { username: 'username.taken' } });
}

async function judgePassword(
  site: Site,
  { app, input }: Call,
  { texts, birthday, mobile }: Registration,
) {
  const { settings, merchant } = site;
  const { password, confirmPassword } = input;
  if (confirmPassword !== undefined && confirmPassword !== password) {
    return refuse('password.mismatch', { fields: { confirmPassword: 'password.mismatch' } });
  }
  const problem = await newPasswordProblem(app, password, {
    rules: settings.passwordRules,
    field: settings.registerRules['password'],
    context: [
      texts.username,
      texts.payeeName,
      texts.nickname,
      texts.email.split('@')[0] ?? '',
      mobile.replace('+', ''),
      birthday.replaceAll('-', ''),
      settings.brand.name,
      ...settings.brand.name.split(' '),
      merchant.code,
    ],
  });
  if (problem === undefined) return undefined;
  if (problem.code === 'request.invalid') {
    return refuse(problem.code, { fields: { password: problem.pattern } });
  }
  const params = problem.code === 'password.length' ? { params: problem.params } : {};
  return refuse(problem.code, { ...params, fields: { password: problem.code } });
}

interface Hashes {
  readonly login: string;
  readonly payment: string | undefined;
}

async function hashSecrets({ app, input }: Call, registration: Registration): Promise<Hashes> {
  const { paymentPassword } = registration;
  const login = await hashPassword(app, input.password);
  const payment =
    paymentPassword === undefined ? undefined : await hashPassword(app, paymentPassword);
  return { login, payment };
}

interface CheckedRegistration {
  readonly registration: Registration;
  readonly inviters: Inviters;
  readonly hashes: Hashes;
  readonly place: Place | undefined;
}

interface Place {
  readonly kind: MemberKind;
  readonly upline: Member;
}

async function writeMember(
  call: Call,
  sql: Sql,
  { registration, inviters, hashes, place }: CheckedRegistration,
): Promise<Id<'member'> | undefined> {
  const { app, merchant, now, input } = call;
  const { texts, birthday, mobile } = registration;
  const id = await createMember(sql, app, merchant, {
    username: texts.username,
    kind: place?.kind ?? 'member',
    group: place?.upline.group === 'test' ? 'test' : 'formal',
    upline: place?.upline,
    referredBy: inviters.referredBy?.id,
    nickname: texts.nickname,
    language: call.language,
    realName: texts.payeeName,
    email: texts.email,
    mobile,
    birthday,
    idNumber: texts.idNumber,
    contacts: contactsOf(texts),
    address: call.address,
    url: input.registerUrl,
    method: input.registerMethod,
    now,
  });
  if (id === undefined) return undefined;
  await createCredential(sql, merchant.id, {
    member: id,
    loginHash: hashes.login,
    paymentHash: hashes.payment,
    at: now,
    mustChange: false,
  });
  return id;
}

const CONTACTS = ['qqNum', 'line', 'whatsapp', 'facebook', 'telegram', 'zalo', 'wechat'] as const;

function contactsOf(texts: Registration['texts']): Record<string, string> {
  const given = CONTACTS.filter((name) => texts[name] !== '');
  return Object.fromEntries(given.map((name) => [name, texts[name]]));
}

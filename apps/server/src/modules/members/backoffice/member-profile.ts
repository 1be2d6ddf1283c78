// The console's view of one member. Contacts are masked until an operator gives a reason for seeing
// them.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { noteAudit } from '../../operators/index.ts';
import { maskEmail, maskName, maskNumber } from '../contacts/index.ts';
import { findCredentialRow } from '../credentials/index.ts';
import { countTeam, findPapers, listTags } from './store.ts';
import { findMember, findMembers } from '../records/index.ts';

type ProfileRow = OperatorCalls['memberProfile'];
type ContactsRow = OperatorCalls['memberContacts'];

/** Profile, place in the tree, freeze and security of one member. */
export async function memberProfile(call: CallOf<ProfileRow>): Promise<Answer<ProfileRow>> {
  const { sql, merchant, input } = call;
  const member = await findMember(sql, merchant.id, input.id);
  if (member === undefined) return refuse('not.found');
  const credential = await findCredentialRow(sql, merchant.id, member.id);
  const uplines = await findMembers(sql, merchant.id, member.path);
  const names = new Map(uplines.map((each) => [each.id, each.username]));
  const team = await countTeam(sql, merchant.id, member.id);
  return ok({
    id: member.id,
    number: member.number.toString(),
    username: member.username,
    nickname: member.nickname,
    avatar: member.avatar,
    state: member.state,
    freezeLevel: member.freezeLevel,
    freezeReason: member.freezeReason,
    tags: await listTags(sql, merchant.id, member.id),
    language: member.language,
    currency: merchant.currency,
    referralCode: member.referralCode,
    path: member.path.map((id) => ({ id, username: names.get(id) ?? '' })),
    directs: team.directs,
    team: team.team,
    realName: maskName(member.realName),
    email: maskEmail(member.email),
    mobileNum: maskNumber(member.mobile),
    birthday: member.birthday === '' ? '' : `${member.birthday.slice(0, 4)}-**-**`,
    registeredAt: member.registeredAt,
    registerAddress: member.registerAddress,
    registerUrl: member.registerUrl,
    lastLoginAt: member.lastLoginAt ?? null,
    lastLoginAddress: member.lastLoginAddress,
    trialEndsAt: member.trialEndsAt ?? null,
    passwordChangedAt: credential?.loginChangedAt ?? null,
    mustChangePassword: credential?.mustChange ?? false,
    paymentPasswordSet: credential?.paymentHash !== undefined,
    paymentPasswordLockedUntil: credential?.paymentLockedUntil ?? null,
    standing: { kind: member.kind, group: member.group },
  });
}

/** The same member's contacts and identity data in full; the view is recorded in the audit log. */
export async function memberContacts(call: CallOf<ContactsRow>): Promise<Answer<ContactsRow>> {
  const { sql, merchant, app, input } = call;
  const member = await findMember(sql, merchant.id, input.id);
  if (member === undefined) return refuse('not.found');
  const papers = await findPapers(sql, merchant.id, member.id);
  const idNumber = papers.idNumber && app.keys.open(papers.idNumber, `id-number:${member.id}`);
  noteAudit(call, { target: `member:${member.id}`, reason: input.reason });
  return ok({
    realName: member.realName,
    email: member.email,
    mobileNum: member.mobile,
    idNumber: idNumber === undefined ? '' : Buffer.from(idNumber).toString('utf8'),
    birthday: member.birthday,
    contacts: papers.contacts,
  });
}

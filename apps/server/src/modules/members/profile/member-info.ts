// The member's calls on its own account.
import { refuse, type Answer } from '@fairhouse/calls';
import { AVATARS, type PlayerCalls } from '@fairhouse/calls/player';
import { assert, ok, type Id } from '@fairhouse/values';
import type { CallContext, CallOf, Session } from '../../../platform/call-context.ts';
import { deletePicture, attachPictures } from '../../uploads/index.ts';
import { pictureOfAvatar, shownAvatar, storedAvatar } from './avatar.ts';
import { type Member, findMember, updateProfile } from '../records/index.ts';
import { findCredentialRow } from '../credentials/index.ts';

type MemberCall = CallContext & { readonly session: Session };

async function ownMember(call: MemberCall): Promise<Member> {
  const member = await findMember(call.sql, call.merchant.id, call.session.member);
  assert(member !== undefined, 'a session belongs to a member');
  return member;
}

/** The caller's own account (product.md section 3, member info). */
export async function memberInfo(
  call: CallOf<PlayerCalls['memberInfo']>,
): Promise<Answer<PlayerCalls['memberInfo']>> {
  const member = await ownMember(call);
  const credential = await findCredentialRow(call.sql, call.merchant.id, member.id);
  return ok({
    id: member.id,
    number: member.number.toString(),
    account: member.username,
    nickname: member.nickname,
    type: member.kind === 'member' ? 'member' : 'agent',
    // Transfers along the upline are not implemented yet.
    toUpline: false,
    clubLabel: { labelName: '' },
    memberLabel: [],
    ...shownAvatar(call.merchant, member.avatar),
    theme: member.theme ?? null,
    hidesWins: member.hidesWins,
    language: member.language,
    currency: call.merchant.currency,
    referralCode: member.referralCode,
    freezeLevel: member.freezeLevel,
    paymentPasswordSet: credential?.paymentHash !== undefined,
    registeredAt: member.registeredAt,
    lastLoginAt: member.lastLoginAt ?? null,
    trialEndsAt: member.trialEndsAt ?? null,
    standing: { kind: member.kind, group: member.group },
  });
}

function attachOwnPicture(call: MemberCall, id: Id<'picture'>): Promise<boolean> {
  const { member } = call.session;
  // Always false for a trial account, which cannot upload.
  return attachPictures(call.sql, call.merchant, { member, purpose: 'avatar', ids: [id] });
}

/** Deletes the caller's previous uploaded avatar, if any. */
async function deleteOwnPicture(call: MemberCall): Promise<void> {
  const before = pictureOfAvatar((await ownMember(call)).avatar);
  if (before !== undefined) await deletePicture(call.sql, call.merchant, before);
}

const NICKNAME = /^[\p{L}\p{M}\p{N} ._-]{1,20}$/u;

/** Updates the given fields of the caller's profile. */
export async function memberInfoUpdate(
  call: CallOf<PlayerCalls['memberInfoUpdate']>,
): Promise<Answer<PlayerCalls['memberInfoUpdate']>> {
  const { nickname, avatar, avatarPicture } = call.input;
  if (nickname !== undefined && !NICKNAME.test(nickname)) return refuse('nickname.invalid');
  if (avatar !== undefined && !AVATARS.some((each) => each === avatar))
    return refuse('avatar.unknown');
  if (avatarPicture !== undefined && !(await attachOwnPicture(call, avatarPicture))) {
    return refuse('picture.unknown');
  }
  if (avatar !== undefined || avatarPicture !== undefined) await deleteOwnPicture(call);
  await updateProfile(call.sql, call.merchant.id, call.session.member, {
    ...call.input,
    ...(avatarPicture === undefined ? {} : { avatar: storedAvatar(avatarPicture) }),
  });
  return ok(null);
}

/** The caller's picture. */
export async function icon(
  call: CallOf<PlayerCalls['icon']>,
): Promise<Answer<PlayerCalls['icon']>> {
  const member = await ownMember(call);
  return ok(shownAvatar(call.merchant, member.avatar));
}

/** The caller's picture and the pictures to choose from. */
export async function avatar(
  call: CallOf<PlayerCalls['avatar']>,
): Promise<Answer<PlayerCalls['avatar']>> {
  const member = await ownMember(call);
  return ok({ ...shownAvatar(call.merchant, member.avatar), choices: [...AVATARS] });
}

/** Remembers the caller's language. */
export async function language(
  call: CallOf<PlayerCalls['language']>,
): Promise<Answer<PlayerCalls['language']>> {
  await updateProfile(call.sql, call.merchant.id, call.session.member, {
    language: call.input.language,
  });
  return ok(null);
}

// The acts that an operator with these rights may perform on a member in this state; pure
// functions.

export type MemberAct =
  | 'freeze'
  | 'unfreeze'
  | 'disable'
  | 'sessions'
  | 'password'
  | 'paymentPassword'
  | 'realName'
  | 'adjust'
  | 'note'
  | 'message'
  | 'limit';

interface MemberStatus {
  readonly state: 'active' | 'frozen' | 'disabled';
  readonly trial: boolean;
  readonly paymentPasswordSet: boolean;
}

export function memberActs(member: MemberStatus, rights: readonly string[]): readonly MemberAct[] {
  const may = (right: string): boolean => rights.includes(right);
  const acts: MemberAct[] = [];
  if (may('adjustments.make') && !member.trial) acts.push('adjust');
  if (may('members.freeze')) {
    acts.push('sessions');
    if (member.state === 'active') acts.push('freeze');
    if (member.state !== 'active') acts.push('unfreeze');
    if (member.state !== 'disabled') acts.push('disable');
  }
  if (may('members.edit') && !member.trial) {
    acts.push('password');
    if (member.paymentPasswordSet) acts.push('paymentPassword');
    acts.push('realName');
  }
  if (may('members.note')) {
    acts.push('note');
    if (!member.trial) acts.push('message');
  }
  if (may('protection.edit') && !member.trial) acts.push('limit');
  return acts;
}

/** The acts of every day, which a member's page offers beside its menu. */
const IN_SIGHT: readonly MemberAct[] = ['note', 'message', 'adjust', 'limit', 'freeze', 'unfreeze'];

export function actsInSight(acts: readonly MemberAct[]): readonly MemberAct[] {
  return IN_SIGHT.filter((act) => acts.includes(act));
}

// The page of one member: profile, balances, bets, payments, sessions, and the operators' acts.
import { Stack } from '@mui/material';
import { Title } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { Member } from '../../calls/member.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { QueryError } from '../../ui/QueryError.tsx';
import { RecordTabs, type RecordTab } from '../RecordTabs.tsx';
import { MemberBets } from '../../features/lottery/MemberBets.tsx';
import { MemberCards } from '../../features/cashier/MemberCards.tsx';
import { MemberDeposits } from '../../features/cashier/MemberDeposits.tsx';
import { MemberWithdrawals } from '../../features/cashier/MemberWithdrawals.tsx';
import { MemberShared } from '../../features/reports/MemberShared.tsx';
import { MemberProtection } from '../../features/protection/MemberProtection.tsx';
import { MemberWallets } from '../../features/wallet/MemberWallets.tsx';
import { OPERATOR_KINDS } from '../../features/reports/member/case-links.ts';
import { MemberCase } from '../../features/reports/member/MemberCase.tsx';
import { MemberHeader } from './MemberHeader.tsx';
import { MemberOverview } from './MemberOverview.tsx';
import { MemberNotes } from '../../features/members/MemberNotes.tsx';
import { MemberProfile } from '../../features/members/MemberProfile.tsx';
import { ChosenRounds } from './ChosenRounds.tsx';
import { MemberSessions } from '../../features/members/MemberSessions.tsx';

const TABS: readonly RecordTab<Member>[] = [
  {
    key: 'overview',
    label: 'member.overview',
    page: (member, onTab) => <MemberOverview member={member} onTab={onTab} />,
  },
  { key: 'case', label: 'member.case', page: (member) => <Case member={member} /> },
  { key: 'profile', label: 'member.profile', page: (member) => <MemberProfile member={member} /> },
  {
    key: 'wallets',
    label: 'member.wallets',
    right: 'ledger.read',
    page: (member) => <MemberWallets member={member.id} />,
  },
  {
    key: 'deposits',
    label: 'menu.deposits',
    right: 'deposits.read',
    page: (member) => <MemberDeposits member={member.id} />,
  },
  {
    key: 'withdrawals',
    label: 'menu.withdrawals',
    right: 'withdrawals.read',
    page: (member) => (
      <Stack spacing={2}>
        <MemberWithdrawals member={member.id} />
        <MemberCards member={member.id} />
      </Stack>
    ),
  },
  {
    key: 'bets',
    label: 'member.bets',
    right: 'draws.read',
    page: (member) => <MemberBets member={member.id} />,
  },
  {
    key: 'rounds',
    label: 'round.title',
    right: 'ledger.read',
    page: ({ id }) => <ChosenRounds member={id} />,
  },
  {
    key: 'sessions',
    label: 'member.sessions',
    page: (member) => <MemberSessions member={member} />,
  },
  {
    key: 'protection',
    label: 'menu.protection',
    right: 'protection.read',
    page: (member) => <MemberProtection member={member} />,
  },
  {
    key: 'shared',
    label: 'menu.shared',
    right: 'members.contact',
    page: ({ id }) => <MemberShared id={id} />,
  },
  { key: 'notes', label: 'member.notes', page: (member) => <MemberNotes member={member} /> },
  {
    key: 'actions',
    label: 'member.actions',
    right: 'audit.read',
    page: (member) => <Acts member={member} />,
  },
];

/** The whole time line. */
function Case({ member }: { readonly member: Member }) {
  const text = useText();
  return <MemberCase key="case" member={member} title={text('member.case')} />;
}

/** The same of what operators did: who claimed, approved and paid, who froze and noted. */
function Acts({ member }: { readonly member: Member }) {
  const text = useText();
  return (
    <MemberCase key="acts" member={member} title={text('member.actions')} kinds={OPERATOR_KINDS} />
  );
}

export function MemberPage() {
  const text = useText();
  const { id = '' } = useParams();
  const { data, error, refetch } = useAsk('memberProfile', { id });
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  if (data === undefined) return null;
  return (
    <Stack spacing={2}>
      <Title title={`${text('menu.members')} · ${data.username}`} />
      <MemberHeader member={data} />
      <RecordTabs item={data} tabs={TABS} />
    </Stack>
  );
}

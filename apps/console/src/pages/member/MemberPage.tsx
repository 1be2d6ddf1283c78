// The page of one member: profile, balances, bets, payments, sessions, and the operators' acts.
import { Stack, Tab, Tabs } from '@mui/material';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import { useParams, useSearchParams } from 'react-router-dom';
import type { Member } from '../../calls/member.ts';
import { useSession } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import type { TextKey } from '../../i18n/text-types.ts';
import { useText } from '../../i18n/use-text.ts';
import { QueryError } from '../../ui/QueryError.tsx';
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

interface MemberTab {
  readonly key: string;
  readonly label: TextKey;
  /** The right without which the tab is hidden. */
  readonly right?: string;
  readonly page: (member: Member, onTab: (tab: string) => void) => ReactNode;
}

const TABS: readonly MemberTab[] = [
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
  const rights = useSession().standing?.rights ?? [];
  const [search, setSearch] = useSearchParams();
  const { data, error, refetch } = useAsk('memberProfile', { id });
  const openTab = (tab: string) => setSearch({ tab }, { replace: true });
  const tabs = TABS.filter(({ right }) => right === undefined || rights.includes(right));
  const shown = tabs.find(({ key }) => key === search.get('tab')) ?? tabs[0];
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  if (data === undefined || shown === undefined) return null;
  return (
    <Stack spacing={2}>
      <Title title={`${text('menu.members')} · ${data.username}`} />
      <MemberHeader member={data} />
      <Tabs
        value={shown.key}
        variant="scrollable"
        scrollButtons="auto"
        onChange={(_event, tab: string) => openTab(tab)}
      >
        {tabs.map(({ key, label }) => (
          <Tab key={key} value={key} label={text(label)} />
        ))}
      </Tabs>
      {shown.page(data, openTab)}
    </Stack>
  );
}

import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Eye,
  EyeOff,
  LogOut,
  Moon,
  ReceiptText,
  Sun,
  Ticket,
  UserRound,
  UsersRound,
  Volume2,
} from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Avatar } from '../../art/Avatar.tsx';
import type { MenuItem } from '../../ui/overlays/Menu.tsx';
import { useTheme } from '../../ui/theme.ts';
import { useMember } from '../../features/members/profile/use-member.ts';
import { useSite } from '../../site/use-site.ts';
import { openAgentCentre, openMemberCentre } from '../../gate/pass-gate.ts';
import { saveThemePreference } from '../preferences.ts';
import { openModal } from '../../modals/modals.ts';
import { useSession } from '../../session/session.ts';
import { LazyMenu } from '../../parts/LazyMenu.tsx';
import { toggleBalanceHidden, useBalanceHidden } from '../../balance/balance-hidden.ts';
import { accountEntries, type AccountEntry } from './account-entries.ts';

/** The member's dropdown menu in the header. */
export function AccountMenu() {
  const t = useTexts('shell');
  const session = useSession();
  const member = useMember();
  const theme = useTheme();
  const takesDeposits = useSite()?.features.depositV2 === true;
  const isHidden = useBalanceHidden();
  const Icon = theme === 'dark' ? Sun : Moon;
  const EyeIcon = isHidden ? Eye : EyeOff;
  const items = (): MenuItem[] => [
    ...accountEntries(session?.role, takesDeposits).map((entry): MenuItem => ({
      key: entry,
      label: t(isNamedOnce(entry) ? entry : `menu.${entry}`),
      icon: ICONS[entry],
      danger: entry === 'logout',
      onChoose: () => ACTS[entry](),
    })),
    {
      key: 'balance',
      label: t(isHidden ? 'showBalance' : 'hideBalance'),
      icon: <EyeIcon aria-hidden size={18} />,
      onChoose: toggleBalanceHidden,
    },
    {
      key: 'theme',
      label: t(theme === 'dark' ? 'lightTheme' : 'darkTheme'),
      icon: <Icon aria-hidden size={18} />,
      onChoose: () => saveThemePreference(theme === 'dark' ? 'light' : 'dark'),
    },
    {
      key: 'effects',
      label: t('effects'),
      icon: <Volume2 aria-hidden size={18} />,
      onChoose: () => openModal('effects', {}),
    },
  ];
  return (
    <LazyMenu
      items={items}
      head={
        <>
          <p className="font-semibold">{member?.nickname ?? session?.account}</p>
          <p className="text-xs text-ink-3">{session?.account}</p>
        </>
      }
      trigger={
        <button
          type="button"
          aria-label={t('accountMenu')}
          className="rounded-full p-0.5 hover:bg-surface-3 phone:p-1"
        >
          <Avatar
            picture={member?.avatar}
            type={member?.avatarType}
            name={session?.account ?? ''}
            size={36}
          />
        </button>
      }
    />
  );
}

/** Entries that have the same name wherever they stand. */
function isNamedOnce(entry: AccountEntry): entry is 'deposit' | 'withdraw' | 'logout' {
  return entry === 'deposit' || entry === 'withdraw' || entry === 'logout';
}

const ICONS = {
  memberCentre: <UserRound aria-hidden size={18} />,
  agentCentre: <UsersRound aria-hidden size={18} />,
  deposit: <ArrowDownToLine aria-hidden size={18} />,
  withdraw: <ArrowUpFromLine aria-hidden size={18} />,
  accountRecord: <ReceiptText aria-hidden size={18} />,
  bettingRecord: <Ticket aria-hidden size={18} />,
  logout: <LogOut aria-hidden size={18} />,
} as const satisfies Readonly<Record<AccountEntry, unknown>>;

const ACTS: Readonly<Record<AccountEntry, () => void>> = {
  memberCentre: () => openMemberCentre('securityCenter'),
  agentCentre: () => openAgentCentre('agentAnnouncement'),
  deposit: () => openMemberCentre('depositv2'),
  withdraw: () => openMemberCentre('withdraw'),
  accountRecord: () => openMemberCentre('transactionHistory'),
  bettingRecord: () => openMemberCentre('personalHistoryCopy'),
  logout: () => openModal('logout', {}),
};

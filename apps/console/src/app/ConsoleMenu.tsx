import AccountBalance from '@mui/icons-material/AccountBalance';
import AccountTree from '@mui/icons-material/AccountTree';
import Handshake from '@mui/icons-material/Handshake';
import Campaign from '@mui/icons-material/Campaign';
import Casino from '@mui/icons-material/Casino';
import Checklist from '@mui/icons-material/Checklist';
import Dashboard from '@mui/icons-material/Dashboard';
import Difference from '@mui/icons-material/Difference';
import Forum from '@mui/icons-material/Forum';
import GridView from '@mui/icons-material/GridView';
import Event from '@mui/icons-material/Event';
import IdentityBadge from '@mui/icons-material/Badge';
import Groups from '@mui/icons-material/Groups';
import HealthAndSafety from '@mui/icons-material/HealthAndSafety';
import History from '@mui/icons-material/History';
import Hub from '@mui/icons-material/Hub';
import Mail from '@mui/icons-material/Mail';
import ManageAccounts from '@mui/icons-material/ManageAccounts';
import Palette from '@mui/icons-material/Palette';
import Payments from '@mui/icons-material/Payments';
import PowerSettingsNew from '@mui/icons-material/PowerSettingsNew';
import RuleFolder from '@mui/icons-material/RuleFolder';
import Savings from '@mui/icons-material/Savings';
import Send from '@mui/icons-material/Send';
import Storefront from '@mui/icons-material/Storefront';
import SportsEsports from '@mui/icons-material/SportsEsports';
import Tune from '@mui/icons-material/Tune';
import Balance from '@mui/icons-material/Balance';
import { Badge, Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Menu, useSidebarState } from 'react-admin';
import { useText } from '../i18n/use-text.ts';
import { menuForRights, type MenuEntry, type MenuResource } from './menu-for-rights.ts';
import { useSession } from '../calls/session.ts';
import { useAsk } from '../calls/use-ask.ts';

const ICONS: Readonly<Record<MenuResource, ReactNode>> = {
  dashboard: <Dashboard />,
  approvals: <RuleFolder />,
  members: <Groups />,
  agents: <AccountTree />,
  contracts: <Handshake />,
  identity: <IdentityBadge />,
  shared: <Hub />,
  protection: <HealthAndSafety />,
  withdrawals: <Payments />,
  deposits: <Savings />,
  adjustments: <Balance />,
  channels: <Tune />,
  ledger: <AccountBalance />,
  draws: <Event />,
  offers: <Groups />,
  lotteries: <Casino />,
  vendors: <SportsEsports />,
  merchantGames: <GridView />,
  vendorCases: <Difference />,
  content: <Campaign />,
  feedback: <Forum />,
  settings: <Palette />,
  status: <PowerSettingsNew />,
  outbox: <Mail />,
  senders: <Send />,
  merchants: <Storefront />,
  operators: <ManageAccounts />,
  audit: <History />,
  doctor: <Checklist />,
};

const REFRESH_MS = 10_000;

/** The menu, filtered by the operator's rights, with the length of each queue as a badge. */
export function ConsoleMenu() {
  const text = useText();
  const rights = useSession().standing?.rights ?? [];
  const [open] = useSidebarState();
  const waiting = useWaiting(rights);
  return (
    <Menu sx={{ mt: 1, '& .MuiListItemIcon-root': { minWidth: 34 } }}>
      {menuForRights(rights).map((group) => (
        <Box key={group.label} sx={{ mb: 1 }}>
          {open ? (
            <Typography
              variant="overline"
              color="textSecondary"
              sx={{ px: 2, lineHeight: 2.2, fontSize: 10.5 }}
            >
              {text(group.label)}
            </Typography>
          ) : null}
          {group.entries.map((entry) => (
            <Menu.Item
              key={entry.to}
              to={entry.to}
              primaryText={text(entry.label)}
              leftIcon={
                <Badge badgeContent={waitingOf(entry, waiting)} color="error" max={99}>
                  {ICONS[entry.resource]}
                </Badge>
              }
            />
          ))}
        </Box>
      ))}
    </Menu>
  );
}

/** The length of a queue; a mark if it could not be read. */
type Length = number | '?';

interface Waiting {
  readonly withdrawals: Length;
  readonly deposits: Length;
  readonly approvals: Length;
  /** The number of draws that wait for an external result. */
  readonly draws: Length;
  /** The number of players who wait for the answer to a report. */
  readonly reports: Length;
}

function waitingOf({ badge }: MenuEntry, waiting: Waiting): Length {
  return badge === undefined ? 0 : waiting[badge];
}

function useWaiting(rights: readonly string[]): Waiting {
  const options = { refreshMs: REFRESH_MS };
  const queues = useAsk('dashboardQueues', {}, options);
  const approvals = useAsk('approvalList', { state: 'pending', pageSize: 1 }, options);
  const draws = useAsk(
    'drawsWaiting',
    { pageSize: 1 },
    { ...options, enabled: rights.includes('draws.read') },
  );
  const reports = useAsk(
    'vendorCases',
    { state: 'open', kind: 'PLAYER_REPORT', pageSize: 1 },
    { ...options, enabled: rights.includes('cases.read') },
  );
  const lengthOf = (name: string): Length =>
    queues.error
      ? '?'
      : (queues.data?.list ?? [])
          .filter(({ queue }) => queue === name)
          .reduce((sum, { count }) => sum + count, 0);
  return {
    withdrawals: lengthOf('withdrawals'),
    deposits: lengthOf('deposits'),
    approvals: approvals.error ? '?' : (approvals.data?.total ?? 0),
    draws: draws.error ? '?' : (draws.data?.total ?? 0),
    reports: reports.error ? '?' : (reports.data?.total ?? 0),
  };
}

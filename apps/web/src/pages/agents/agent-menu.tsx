// The pages of the agent centre in the product's order (product.md section 2), and the feature that
// each requires.
import {
  CalendarDays,
  ChartColumn,
  Clock,
  Coins,
  FileSignature,
  HandCoins,
  ListOrdered,
  Megaphone,
  Scale,
  Ticket,
  UserPlus,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import { lazyPart, type LazyPart } from '../../parts/load-chunk.ts';
import type { ValueOf } from '../../calls/calls.ts';
import type { Features } from '../../site/site.ts';
import type { AgentPage } from '../../urls.ts';

export interface AgentMenuEntry {
  readonly icon: LucideIcon;
  readonly part: LazyPart<object>;
  /** Without it the page is always shown. */
  readonly feature?: keyof Features;
  /** Without it the page is refused, and the menu does not have it. */
  readonly permission?: 'viewsDescendantBets' | 'viewsDescendantLedger';
}

export const AGENT_MENU = {
  agentAnnouncement: {
    icon: Megaphone,
    part: lazyPart(
      () => import('../../features/messages/AgentAnnouncements.tsx'),
      (m) => m.AgentAnnouncements,
    ),
  },
  agentTeamOverview: {
    icon: ChartColumn,
    part: lazyPart(
      () => import('../../features/agents/figures/TeamOverview.tsx'),
      (m) => m.TeamOverview,
    ),
  },
  registerCenter: {
    icon: UserPlus,
    part: lazyPart(
      () => import('../../features/agents/tree/RegisterCenter.tsx'),
      (m) => m.RegisterCenter,
    ),
  },
  downlineManagmentView: {
    icon: UsersRound,
    part: lazyPart(
      () => import('../../features/agents/team/TeamManagement.tsx'),
      (m) => m.TeamManagement,
    ),
  },
  personalHistoryCopy: {
    icon: Ticket,
    permission: 'viewsDescendantBets',
    part: lazyPart(
      () => import('../../features/agents/figures/bets/TeamBets.tsx'),
      (m) => m.TeamBets,
    ),
  },
  palStatementsAgentCopy: {
    icon: Scale,
    part: lazyPart(
      () => import('../../features/agents/figures/TeamStatements.tsx'),
      (m) => m.TeamStatements,
    ),
  },
  agentRevenueReport: {
    icon: Coins,
    part: lazyPart(
      () => import('../../features/agents/figures/income/MyIncome.tsx'),
      (m) => m.MyIncome,
    ),
  },
  agentDownlineTransactionDetailsCopy: {
    icon: ListOrdered,
    permission: 'viewsDescendantLedger',
    part: lazyPart(
      () => import('../../features/agents/figures/TeamAccounts.tsx'),
      (m) => m.TeamAccounts,
    ),
  },
  agentContracts: {
    icon: FileSignature,
    part: lazyPart(
      () => import('../../features/agents/contracts/ContractsPage.tsx'),
      (m) => m.ContractsPage,
    ),
  },
  agentDividendRecordCopy2: {
    icon: HandCoins,
    feature: 'enableCt',
    part: lazyPart(
      () => import('../../features/agents/contracts/AgentDividendRecord.tsx'),
      (m) => m.AgentDividendRecord,
    ),
  },
  agentDailyWages2: {
    icon: CalendarDays,
    feature: 'salary',
    part: lazyPart(
      () => import('../../features/agents/contracts/AgentDailyWages.tsx'),
      (m) => m.AgentDailyWages,
    ),
  },
  agentHourSalary: {
    icon: Clock,
    feature: 'hourSalary',
    part: lazyPart(
      () => import('../../features/agents/contracts/AgentHourSalary.tsx'),
      (m) => m.AgentHourSalary,
    ),
  },
} as const satisfies Readonly<Partial<Record<AgentPage, AgentMenuEntry>>>;

export type OpenAgentPage = keyof typeof AGENT_MENU;

/**
 * The pages that a merchant with these features offers its agents; all of them while the features
 * are loading.
 */
export function offeredAgentPages(features: Features | undefined): OpenAgentPage[] {
  return (Object.keys(AGENT_MENU) as OpenAgentPage[]).filter((page) => {
    const place: AgentMenuEntry = AGENT_MENU[page];
    return place.feature === undefined || features?.[place.feature] !== false;
  });
}

/** The pages of those that an agent with these permissions finds in the menu. */
export function permittedAgentPages(
  pages: readonly OpenAgentPage[],
  permissions: ValueOf<'agentOpening'>['permissions'] | undefined,
): OpenAgentPage[] {
  return pages.filter((page) => {
    const place: AgentMenuEntry = AGENT_MENU[page];
    return place.permission === undefined || permissions?.[place.permission] !== false;
  });
}

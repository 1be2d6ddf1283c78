// The pages of the member centre in the product's order (product.md section 2), and the feature
// that each requires.
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  ArrowUpNarrowWide,
  ChartColumn,
  HeartHandshake,
  Mail,
  ReceiptText,
  ShieldCheck,
  Ticket,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { lazyPart, type LazyPart } from '../../parts/load-chunk.ts';
import type { Features } from '../../site/site.ts';

export interface MemberMenuEntry {
  readonly icon: LucideIcon;
  readonly part: LazyPart<object>;
  /** Without it the page is always shown. */
  readonly feature?: keyof Features;
}

export const MEMBER_MENU = {
  securityCenter: {
    icon: ShieldCheck,
    part: lazyPart(
      () => import('./SecurityCenter.tsx'),
      (m) => m.SecurityCenter,
    ),
  },
  transferFund: {
    icon: Wallet,
    part: lazyPart(
      () => import('../../features/wallet/WalletPage.tsx'),
      (m) => m.WalletPage,
    ),
  },
  depositv2: {
    icon: ArrowDownToLine,
    feature: 'depositV2',
    part: lazyPart(
      () => import('./CentreDeposit.tsx'),
      (m) => m.CentreDeposit,
    ),
  },
  withdraw: {
    icon: ArrowUpFromLine,
    part: lazyPart(
      () => import('../../features/cashier/withdrawals/WithdrawPage.tsx'),
      (m) => m.WithdrawPage,
    ),
  },
  transferUpline: {
    icon: ArrowUpNarrowWide,
    feature: 'transferUpline',
    part: lazyPart(
      () => import('../../features/agents/tree/TransferUpline.tsx'),
      (m) => m.TransferUpline,
    ),
  },
  personalHistoryCopy: {
    icon: Ticket,
    part: lazyPart(
      () => import('../../features/lottery/bets/BettingRecord.tsx'),
      (m) => m.BettingRecord,
    ),
  },
  transactionHistory: {
    icon: ReceiptText,
    part: lazyPart(
      () => import('../../features/wallet/AccountRecord.tsx'),
      (m) => m.AccountRecord,
    ),
  },
  personalProfit: {
    icon: ChartColumn,
    part: lazyPart(
      () => import('../../features/wallet/ProfitPage.tsx'),
      (m) => m.ProfitPage,
    ),
  },
  messageV2: {
    icon: Mail,
    part: lazyPart(
      () => import('../../features/messages/inbox/MessagesPage.tsx'),
      (m) => m.MessagesPage,
    ),
  },
  playSafe: {
    icon: HeartHandshake,
    part: lazyPart(
      () => import('../../features/protection/PlaySafe.tsx'),
      (m) => m.PlaySafe,
    ),
  },
} as const satisfies Readonly<Record<string, MemberMenuEntry>>;

export type OpenPage = keyof typeof MEMBER_MENU;

/**
 * The pages that a merchant with these features offers; all of them while the features are loading.
 */
export function offeredMemberPages(features: Features | undefined): OpenPage[] {
  return (Object.keys(MEMBER_MENU) as OpenPage[]).filter((page) => {
    const place: MemberMenuEntry = MEMBER_MENU[page];
    return place.feature === undefined || features?.[place.feature] !== false;
  });
}

// The pages of the member centre in the product's order (product.md section 2), and when each
// shows.
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  ChartColumn,
  HeartHandshake,
  Mail,
  ReceiptText,
  ShieldCheck,
  Ticket,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { lazyPart, type LazyPart } from '../../app/navigation/load-chunk.ts';
import type { Features } from '../settings/site.ts';

export interface MemberPlace {
  readonly icon: LucideIcon;
  readonly part: LazyPart<object>;
  /** Without it the page is always there. */
  readonly feature?: keyof Features;
}

export const PLACES = {
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
      () => import('../wallet/WalletPage.tsx'),
      (m) => m.WalletPage,
    ),
  },
  depositv2: {
    icon: ArrowDownToLine,
    feature: 'depositV2',
    part: lazyPart(
      () => import('../cashier/DepositPage.tsx'),
      (m) => m.DepositPage,
    ),
  },
  withdraw: {
    icon: ArrowUpFromLine,
    part: lazyPart(
      () => import('../cashier/WithdrawPage.tsx'),
      (m) => m.WithdrawPage,
    ),
  },
  personalHistoryCopy: {
    icon: Ticket,
    part: lazyPart(
      () => import('./BettingRecord.tsx'),
      (m) => m.BettingRecord,
    ),
  },
  transactionHistory: {
    icon: ReceiptText,
    part: lazyPart(
      () => import('../wallet/AccountRecord.tsx'),
      (m) => m.AccountRecord,
    ),
  },
  personalProfit: {
    icon: ChartColumn,
    part: lazyPart(
      () => import('../wallet/ProfitPage.tsx'),
      (m) => m.ProfitPage,
    ),
  },
  messageV2: {
    icon: Mail,
    part: lazyPart(
      () => import('./MessagesPage.tsx'),
      (m) => m.MessagesPage,
    ),
  },
  playSafe: {
    icon: HeartHandshake,
    part: lazyPart(
      () => import('../protection/PlaySafe.tsx'),
      (m) => m.PlaySafe,
    ),
  },
} as const satisfies Readonly<Record<string, MemberPlace>>;

export type OpenPage = keyof typeof PLACES;

/**
 * The pages that a merchant with these features offers; all while the features are not known yet.
 */
export function offeredPages(features: Features | undefined): OpenPage[] {
  return (Object.keys(PLACES) as OpenPage[]).filter((page) => {
    const place: MemberPlace = PLACES[page];
    return place.feature === undefined || features?.[place.feature] !== false;
  });
}

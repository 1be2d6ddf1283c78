// The pages of the console, each loaded when it is first opened.
import { lazyPage } from './lazy-page.tsx';

export const AdjustmentList = lazyPage(
  () => import('../features/cashier/AdjustmentList.tsx'),
  (module) => module.AdjustmentList,
);
export const AgentPage = lazyPage(
  () => import('../pages/agent/AgentPage.tsx'),
  (module) => module.AgentPage,
);
export const AgentsPage = lazyPage(
  () => import('../features/agents/AgentsPage.tsx'),
  (module) => module.AgentsPage,
);
export const ApprovalList = lazyPage(
  () => import('../features/operators/ApprovalList.tsx'),
  (module) => module.ApprovalList,
);
export const AuditList = lazyPage(
  () => import('../features/operators/AuditList.tsx'),
  (module) => module.AuditList,
);
export const CashierPage = lazyPage(
  () => import('../features/cashier/CashierPage.tsx'),
  (module) => module.CashierPage,
);
export const ContentPage = lazyPage(
  () => import('../features/messages/ContentPage.tsx'),
  (module) => module.ContentPage,
);
export const ContractPage = lazyPage(
  () => import('../features/contracts/ContractPage.tsx'),
  (module) => module.ContractPage,
);
export const ContractsPage = lazyPage(
  () => import('../features/contracts/ContractsPage.tsx'),
  (module) => module.ContractsPage,
);
export const CoolOffPage = lazyPage(
  () => import('../features/protection/CoolOffPage.tsx'),
  (module) => module.CoolOffPage,
);
export const DashboardPage = lazyPage(
  () => import('../pages/DashboardPage.tsx'),
  (module) => module.DashboardPage,
);
export const DepositList = lazyPage(
  () => import('../features/cashier/DepositList.tsx'),
  (module) => module.DepositList,
);
export const DepositPage = lazyPage(
  () => import('../features/cashier/DepositPage.tsx'),
  (module) => module.DepositPage,
);
export const DoctorPage = lazyPage(
  () => import('../features/operators/DoctorPage.tsx'),
  (module) => module.DoctorPage,
);
export const DrawPage = lazyPage(
  () => import('../features/lottery/draws/DrawPage.tsx'),
  (module) => module.DrawPage,
);
export const DrawsPage = lazyPage(
  () => import('../features/lottery/draws/DrawsPage.tsx'),
  (module) => module.DrawsPage,
);
export const EnrolPage = lazyPage(
  () => import('../features/operators/EnrolPage.tsx'),
  (module) => module.EnrolPage,
);
export const FeedbackList = lazyPage(
  () => import('../features/messages/FeedbackList.tsx'),
  (module) => module.FeedbackList,
);
export const GamePage = lazyPage(
  () => import('../features/vendors/games/GamePage.tsx'),
  (module) => module.GamePage,
);
export const GamesPage = lazyPage(
  () => import('../features/vendors/games/GamesPage.tsx'),
  (module) => module.GamesPage,
);
export const IdentityPage = lazyPage(
  () => import('../features/kyc/IdentityPage.tsx'),
  (module) => module.IdentityPage,
);
export const LedgerPage = lazyPage(
  () => import('../features/wallet/LedgerPage.tsx'),
  (module) => module.LedgerPage,
);
export const LotteriesPage = lazyPage(
  () => import('../features/lottery/LotteriesPage.tsx'),
  (module) => module.LotteriesPage,
);
export const LotteryPage = lazyPage(
  () => import('../features/lottery/LotteryPage.tsx'),
  (module) => module.LotteryPage,
);
export const MemberList = lazyPage(
  () => import('../features/members/MemberList.tsx'),
  (module) => module.MemberList,
);
export const MemberPage = lazyPage(
  () => import('../pages/member/MemberPage.tsx'),
  (module) => module.MemberPage,
);
export const MerchantsPage = lazyPage(
  () => import('../features/merchants/MerchantsPage.tsx'),
  (module) => module.MerchantsPage,
);
export const OfferList = lazyPage(
  () => import('../features/lottery/offers/OfferList.tsx'),
  (module) => module.OfferList,
);
export const OfferPage = lazyPage(
  () => import('../features/lottery/offers/OfferPage.tsx'),
  (module) => module.OfferPage,
);
export const OperatorsPage = lazyPage(
  () => import('../features/operators/OperatorsPage.tsx'),
  (module) => module.OperatorsPage,
);
export const OutboxList = lazyPage(
  () => import('../features/messages/OutboxList.tsx'),
  (module) => module.OutboxList,
);
export const QueuePage = lazyPage(
  () => import('../features/reports/QueuePage.tsx'),
  (module) => module.QueuePage,
);
export const SendersPage = lazyPage(
  () => import('../features/messages/SendersPage.tsx'),
  (module) => module.SendersPage,
);
export const SettingsPage = lazyPage(
  () => import('../pages/SettingsPage.tsx'),
  (module) => module.SettingsPage,
);
export const SharedPage = lazyPage(
  () => import('../features/reports/SharedPage.tsx'),
  (module) => module.SharedPage,
);
export const StatusPage = lazyPage(
  () => import('../features/status/StatusPage.tsx'),
  (module) => module.StatusPage,
);
export const VendorCases = lazyPage(
  () => import('../features/vendors/cases/VendorCases.tsx'),
  (module) => module.VendorCases,
);
export const VendorPage = lazyPage(
  () => import('../features/vendors/VendorPage.tsx'),
  (module) => module.VendorPage,
);
export const VendorsPage = lazyPage(
  () => import('../features/vendors/VendorsPage.tsx'),
  (module) => module.VendorsPage,
);
export const WithdrawalList = lazyPage(
  () => import('../features/cashier/WithdrawalList.tsx'),
  (module) => module.WithdrawalList,
);
export const WithdrawalPage = lazyPage(
  () => import('../features/cashier/WithdrawalPage.tsx'),
  (module) => module.WithdrawalPage,
);

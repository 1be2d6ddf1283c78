// The root component of the console: providers, theme, lists and pages.
import { Admin, CustomRoutes, localStorageStore, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { GuardedPage } from './GuardedPage.tsx';
import { LoginPage } from '../features/operators/LoginPage.tsx';
import { ProfilePage } from '../features/operators/ProfilePage.tsx';
import { currentSession } from '../calls/session.ts';
import { i18nProvider } from '../i18n/language.ts';
import { authProvider } from './auth-provider.ts';
import { ConsoleLayout } from './ConsoleLayout.tsx';
import { dataProvider } from './data-provider.ts';
import { operatorStore } from './operator-store.ts';
import { pageRouter } from './page-router.tsx';
import {
  AdjustmentList,
  AgentPage,
  AgentsPage,
  ApprovalList,
  AuditList,
  CashierPage,
  ContentPage,
  ContractPage,
  ContractsPage,
  CoolOffPage,
  DashboardPage,
  DepositList,
  DepositPage,
  DoctorPage,
  DrawPage,
  DrawsPage,
  EnrolPage,
  FeedbackList,
  GamePage,
  GamesPage,
  IdentityPage,
  LedgerPage,
  LotteriesPage,
  LotteryPage,
  MemberList,
  MemberPage,
  MerchantsPage,
  OfferList,
  OfferPage,
  OperatorsPage,
  OutboxList,
  QueuePage,
  SendersPage,
  SettingsPage,
  SharedPage,
  StatusPage,
  VendorCases,
  VendorPage,
  VendorsPage,
  WithdrawalList,
  WithdrawalPage,
} from './lazy-pages.ts';
import { queryClient } from './query-client.ts';
import { darkTheme, lightTheme } from './theme.ts';

const store = operatorStore(() => currentSession().operator, localStorageStore());

export function Console() {
  return (
    <Admin
      title="Fairhouse"
      requireAuth
      disableTelemetry
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      routerProvider={pageRouter}
      store={store}
      queryClient={queryClient}
      layout={ConsoleLayout}
      loginPage={LoginPage}
      dashboard={DashboardPage}
      theme={lightTheme}
      darkTheme={darkTheme}
      defaultTheme="light"
    >
      <Resource
        name="members"
        list={MemberList}
        show={<GuardedPage resource="members" page={MemberPage} />}
      />
      <Resource
        name="deposits"
        list={DepositList}
        show={<GuardedPage resource="deposits" page={DepositPage} />}
      />
      <Resource
        name="withdrawals"
        list={WithdrawalList}
        show={<GuardedPage resource="withdrawals" page={WithdrawalPage} />}
      />
      <Resource name="adjustments" list={AdjustmentList} />
      <Resource name="approvals" list={ApprovalList} />
      <Resource name="audit" list={AuditList} />
      <Resource
        name="offers"
        list={OfferList}
        show={<GuardedPage resource="offers" page={OfferPage} />}
      />
      <Resource name="outbox" list={OutboxList} />
      <CustomRoutes noLayout>
        <Route path="/enrol/:link" element={<EnrolPage />} />
      </CustomRoutes>
      <CustomRoutes>
        <Route path="/ledger/:tab?" element={<GuardedPage resource="ledger" page={LedgerPage} />} />
        <Route path="/cashier" element={<GuardedPage resource="channels" page={CashierPage} />} />
        <Route path="/draws/:tab?" element={<GuardedPage resource="draws" page={DrawsPage} />} />
        <Route path="/draws/:id/show" element={<GuardedPage resource="draws" page={DrawPage} />} />
        <Route
          path="/lotteries"
          element={<GuardedPage resource="lotteries" page={LotteriesPage} />}
        />
        <Route
          path="/lotteries/:id/show"
          element={<GuardedPage resource="lotteries" page={LotteryPage} />}
        />
        <Route
          path="/contracts/:tab?"
          element={<GuardedPage resource="contracts" page={ContractsPage} />}
        />
        <Route
          path="/contracts/:id/show"
          element={<GuardedPage resource="contracts" page={ContractPage} />}
        />
        <Route path="/agents/:tab?" element={<GuardedPage resource="agents" page={AgentsPage} />} />
        <Route
          path="/agents/:id/show"
          element={<GuardedPage resource="agents" page={AgentPage} />}
        />
        <Route path="/vendors" element={<GuardedPage resource="vendors" page={VendorsPage} />} />
        <Route path="/games" element={<GuardedPage resource="merchantGames" page={GamesPage} />} />
        <Route
          path="/games/:id"
          element={<GuardedPage resource="merchantGames" page={GamePage} />}
        />
        <Route
          path="/vendor-cases"
          element={<GuardedPage resource="vendorCases" page={VendorCases} />}
        />
        <Route
          path="/vendors/:id/:tab?"
          element={<GuardedPage resource="vendors" page={VendorPage} />}
        />
        <Route
          path="/content/:tab?"
          element={<GuardedPage resource="content" page={ContentPage} />}
        />
        <Route path="/feedback" element={<GuardedPage resource="feedback" page={FeedbackList} />} />
        <Route path="/queues/:tab?" element={<QueuePage />} />
        <Route path="/settings" element={<GuardedPage resource="settings" page={SettingsPage} />} />
        <Route path="/senders" element={<GuardedPage resource="senders" page={SendersPage} />} />
        <Route path="/status" element={<GuardedPage resource="status" page={StatusPage} />} />
        <Route
          path="/merchants"
          element={<GuardedPage resource="merchants" page={MerchantsPage} />}
        />
        <Route
          path="/operators"
          element={<GuardedPage resource="operators" page={OperatorsPage} />}
        />
        <Route path="/doctor" element={<GuardedPage resource="doctor" page={DoctorPage} />} />
        <Route path="/shared" element={<GuardedPage resource="shared" page={SharedPage} />} />
        <Route path="/identity" element={<GuardedPage resource="identity" page={IdentityPage} />} />
        <Route
          path="/protection"
          element={<GuardedPage resource="protection" page={CoolOffPage} />}
        />
        <Route path="/profile" element={<ProfilePage />} />
      </CustomRoutes>
    </Admin>
  );
}

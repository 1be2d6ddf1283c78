import type { ReactNode } from 'react';
import { Layout } from 'react-admin';
import { WithdrawalWatch } from '../features/cashier/alerts/WithdrawalWatch.tsx';
import { ProfilePage } from '../features/operators/ProfilePage.tsx';
import { ZoneContext } from '../ui/time/zone.ts';
import { ConsoleBar } from './ConsoleBar.tsx';
import { ConsoleMenu } from './ConsoleMenu.tsx';
import { RefreshNotice } from './RefreshNotice.tsx';
import { NARROW } from '../ui/narrow.ts';
import { useSession } from '../calls/session.ts';

/** Bar, menu and page; times are shown in the time zone of the selected merchant. */
export function ConsoleLayout({ children }: { readonly children: ReactNode }) {
  const { standing } = useSession();
  return (
    <ZoneContext value={standing?.zone}>
      <Layout
        appBar={ConsoleBar}
        // A bar that slides in over a button takes the press on it.
        appBarAlwaysOn
        menu={ConsoleMenu}
        sx={{
          minWidth: 0,
          '& .RaLayout-contentWithSidebar': { minWidth: 0 },
          '& .RaLayout-appFrame': { mt: 6, [`@media ${NARROW}`]: { mt: 10 } },
          '& .RaLayout-content': { p: { xs: 1.5, md: 2.5 }, minWidth: 0 },
        }}
      >
        <RefreshNotice />
        <WithdrawalWatch />
        {standing?.mustChange ? <ProfilePage /> : children}
      </Layout>
    </ZoneContext>
  );
}

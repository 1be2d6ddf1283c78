// A vendor: how it is reached, its keys, its maintenance, its games, the lab and members' rounds.
import { Stack, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { EnabledChip } from '../../ui/EnabledChip.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { PathTabs } from '../../ui/tabs/PathTabs.tsx';
import { usePathTab } from '../../ui/tabs/use-path-tab.ts';
import { pageNow } from '../../ui/time/page-clock.ts';
import { urls } from '../../urls.ts';
import { VendorChanges } from './changes/VendorChanges.tsx';
import { VendorCommissions } from './commissions/VendorCommissions.tsx';
import { HouseJackpots } from './house/HouseJackpots.tsx';
import { MaxWins } from './games/MaxWins.tsx';
import { isInWindow } from './is-in-window.ts';
import { FreeRounds } from './free/FreeRounds.tsx';
import { VendorReport } from './report/VendorReport.tsx';
import { StuckRounds } from './stuck/StuckRounds.tsx';
import { VendorGateway } from './VendorGateway.tsx';
import { VendorGames } from './VendorGames.tsx';
import { VendorJackpots } from './VendorJackpots.tsx';
import { VendorKeys } from './VendorKeys.tsx';
import { VendorLab } from './VendorLab.tsx';
import { VendorMaintenance } from './VendorMaintenance.tsx';
import { VendorRounds } from './VendorRounds.tsx';

export type Gateway = CallValue<'vendorGateway'>;

/** What every tab of a vendor's page gets. */
export interface VendorTabProps {
  readonly code: string;
  readonly gateway: Gateway;
}

const TABS = ['gateway', 'keys', 'maintenance', 'games', 'changes', 'jackpots', 'lab'] as const;
const MONEY_TABS = ['rounds', 'free', 'stuck', 'commissions'] as const;
const REPORT_TABS = ['report'] as const;
type Tab = (typeof TABS | typeof MONEY_TABS | typeof REPORT_TABS)[number];

export function VendorPage() {
  const text = useText();
  const { id: code = '' } = useParams();
  const mayReadMoney = useRight('ledger.read');
  const mayReport = useRight('reports.read');
  const tabs: readonly [Tab, ...Tab[]] = [
    ...TABS,
    ...(mayReadMoney ? MONEY_TABS : []),
    ...(mayReport ? REPORT_TABS : []),
  ];
  const tab = usePathTab<Tab>(tabs);
  const { data, error, refetch } = useAsk('vendorGateway', { code });
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  if (data === undefined) return null;
  const props = { code, gateway: data };
  return (
    <Stack spacing={2}>
      <Title title={`${text('menu.vendors')} · ${data.name}`} />
      <VendorHeader {...props} />
      <PathTabs<Tab>
        page={urls.vendor(code)}
        names={tabs}
        nameOf={(each) => text(`vendor.tab.${each}`)}
      />
      {tab === 'gateway' ? <VendorGateway {...props} /> : null}
      {tab === 'keys' ? <VendorKeys {...props} /> : null}
      {tab === 'maintenance' ? <VendorMaintenance {...props} /> : null}
      {tab === 'games' ? <Games {...props} /> : null}
      {tab === 'jackpots' ? <Jackpots key={code} code={code} /> : null}
      {tab === 'changes' ? <VendorChanges key={code} code={code} /> : null}
      {tab === 'commissions' ? <VendorCommissions key={code} {...props} /> : null}
      {tab === 'report' ? <VendorReport key={code} code={code} /> : null}
      {tab === 'free' ? <FreeRounds key={code} code={code} /> : null}
      {tab === 'stuck' ? <StuckRounds key={code} code={code} /> : null}
      {tab === 'lab' ? <VendorLab key={code} code={code} /> : null}
      {tab === 'rounds' ? <VendorRounds key={code} code={code} /> : null}
    </Stack>
  );
}

function Games(props: VendorTabProps) {
  return (
    <>
      <MaxWins key={props.code} code={props.code} />
      <VendorGames {...props} />
    </>
  );
}

function Jackpots({ code }: { readonly code: string }) {
  return (
    <>
      <HouseJackpots code={code} />
      <VendorJackpots code={code} />
    </>
  );
}

function VendorHeader({ code, gateway }: VendorTabProps) {
  const text = useText();
  const mayReadCases = useRight('ledger.read');
  const cases = `${text('vendor.openCases')}: ${gateway.openCases}`;
  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography variant="h5" component="h1">
        {gateway.name}
      </Typography>
      <code>{code}</code>
      <EnabledChip on={gateway.enabled} />
      {isInWindow(gateway, pageNow()) ? (
        <StateChip tone="wait" label={text('vendor.inMaintenance')} />
      ) : null}
      {gateway.waitingChanges === 0 ? null : (
        <Link to={urls.vendorChanges(code, { state: 'waiting' })}>
          {`${text('vendor.waitingChanges')}: ${gateway.waitingChanges}`}
        </Link>
      )}
      {mayReadCases ? (
        <Link to={urls.vendorCases({ vendor: code, state: 'open' })}>{cases}</Link>
      ) : null}
    </Stack>
  );
}

// What a vendor gets of a month's revenue: the versions of its plans, and the statements by month.
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CallValue } from '../../../calls/calls.ts';
import { useRight } from '../../../calls/session.ts';
import { useAsk } from '../../../calls/use-ask.ts';
import { useText } from '../../../i18n/use-text.ts';
import { DataTable } from '../../../ui/lists/DataTable.tsx';
import { ListPage } from '../../../ui/lists/ListPage.tsx';
import { ListTable } from '../../../ui/lists/ListTable.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { StateChip } from '../../../ui/StateChip.tsx';
import { DateTime } from '../../../ui/time/DateTime.tsx';
import { urls } from '../../../urls.ts';
import type { VendorTabProps } from '../VendorPage.tsx';
import { ComputeDialog } from './ComputeDialog.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { useCategoryName } from './use-category-name.ts';
import { ratePercent } from './rate-percent.ts';

type Plan = CallValue<'vendorCommissions'>['plans'][number];
type Statement = CallValue<'vendorCommissions'>['list'][number];

const CSV = ['month', 'category', 'version', 'staked', 'refunded', 'paid', 'taken', 'promo'];

export function VendorCommissions({ code, gateway }: VendorTabProps) {
  const text = useText();
  const mayEdit = useRight('settings.edit');
  const [act, setAct] = useState<'plan' | 'compute'>();
  const query = useAsk('vendorCommissions', { code });
  const isLottery = gateway.wallet === 'LOTTERY';
  const close = () => setAct(undefined);
  return (
    <Stack spacing={2}>
      <Panel
        title={text('commission.plans')}
        actions={
          mayEdit && !isLottery ? (
            <Button variant="contained" onClick={() => setAct('plan')}>
              {text('commission.newPlan')}
            </Button>
          ) : null
        }
      >
        <Plans rows={query.data?.plans} query={query} />
      </Panel>
      <ListPage
        resource="vendorStatements"
        permanentFilter={{ code }}
        csv={[...CSV, 'ggr', 'carriedIn', 'commission', 'carryOut', 'isFinal', 'computedAt']}
        actions={
          mayEdit && !isLottery ? (
            <Button onClick={() => setAct('compute')}>{text('commission.compute')}</Button>
          ) : null
        }
      >
        <Statements />
      </ListPage>
      {act === 'plan' ? <PlanDialog code={code} name={gateway.name} onClose={close} /> : null}
      {act === 'compute' ? <ComputeDialog code={code} onClose={close} /> : null}
    </Stack>
  );
}

interface PlansProps {
  readonly rows: readonly Plan[] | undefined;
  readonly query: Parameters<typeof DataTable<Plan>>[0]['query'];
}

function Plans({ rows, query }: PlansProps) {
  const text = useText();
  const nameOf = useCategoryName();
  return (
    <DataTable<Plan>
      label={text('commission.plans')}
      rows={rows}
      query={query}
      keyOf={(row) => `${row.category} ${row.version}`}
      empty={text('commission.noPlan')}
      columns={[
        { label: text('commission.category'), render: (row) => nameOf(row.category) },
        { label: text('commission.from'), render: (row) => row.fromMonth.slice(0, 7) },
        { label: text('commission.tiers'), render: (row) => <Tiers of={row} /> },
        {
          label: text('commission.version'),
          wide: true,
          render: (row) => (
            <>
              {row.version}
              <Typography variant="caption" color="textSecondary" component="div">
                {`${row.createdBy} · `}
                <DateTime at={row.createdAt} />
              </Typography>
            </>
          ),
        },
      ]}
    />
  );
}

function Tiers({ of }: { readonly of: Plan }) {
  const text = useText();
  return (
    <>
      {of.tiers.map(({ above, rate }) => (
        <div key={above}>
          {`${text('commission.above')} `}
          <Money value={above} rounded />
          {`: ${ratePercent(rate)}`}
        </div>
      ))}
      {of.carriesLoss ? (
        <Typography variant="caption" color="textSecondary" component="div">
          {text('commission.carries')}
        </Typography>
      ) : null}
      {of.jackpotInGgr ? (
        <Typography variant="caption" color="textSecondary" component="div">
          {text('commission.jackpots')}
        </Typography>
      ) : null}
    </>
  );
}

function Statements() {
  const text = useText();
  const nameOf = useCategoryName();
  return (
    <ListTable<Statement>
      label={text('commission.statements')}
      empty={text('commission.noStatement')}
      columns={[
        {
          label: text('commission.month'),
          render: (row) => (
            <>
              {row.month.slice(0, 7)}
              <Typography variant="caption" color="textSecondary" component="div">
                {nameOf(row.category)}
              </Typography>
            </>
          ),
        },
        {
          label: text('round.staked'),
          right: true,
          wide: true,
          render: ({ staked }) => <Money value={staked} rounded />,
        },
        {
          label: text('round.refunded'),
          right: true,
          wide: true,
          render: ({ refunded }) => <Money value={refunded} rounded />,
        },
        {
          label: text('round.paid'),
          right: true,
          wide: true,
          render: ({ paid }) => <Money value={paid} rounded />,
        },
        {
          label: text('commission.takenBack'),
          right: true,
          wide: true,
          render: ({ taken }) => <Money value={taken} rounded />,
        },
        {
          label: text('commission.contributed'),
          right: true,
          wide: true,
          render: ({ contributed }) => <Money value={contributed} rounded />,
        },
        {
          label: text('commission.revenue'),
          right: true,
          signed: true,
          sum: ({ ggr }) => ggr,
          render: ({ ggr }) => <Money value={ggr} rounded signed />,
        },
        {
          label: text('commission.carriedIn'),
          right: true,
          wide: true,
          render: ({ carriedIn }) => <Money value={carriedIn} rounded />,
        },
        {
          label: text('commission.commission'),
          right: true,
          sum: ({ commission }) => commission,
          render: ({ commission, version }) =>
            version === null ? (
              text('commission.withoutPlan')
            ) : (
              <Money value={commission} rounded />
            ),
        },
        {
          label: text('field.state'),
          render: (row) => <StatementState of={row} />,
        },
      ]}
    />
  );
}

/** Whether the month is over, and its commission in the ledger. */
function StatementState({ of }: { readonly of: Statement }) {
  const text = useText();
  const { isFinal, entry, computedAt, commission, version } = of;
  const state = entry !== null ? 'booked' : isFinal ? 'final' : 'soFar';
  const isWaiting = entry === null && isFinal && version !== null && Number(commission) > 0;
  return (
    <>
      <StateChip tone={isFinal ? 'good' : 'work'} label={text(`commission.${state}`)} />
      <Typography variant="caption" color="textSecondary" component="div">
        <DateTime at={entry?.at ?? computedAt} />
        {isWaiting ? ` · ${text('commission.notBooked')}` : null}
      </Typography>
      {entry === null ? null : (
        <Link to={urls.ledgerEntry(entry.id)}>{text('commission.entry')}</Link>
      )}
    </>
  );
}

// A contract: its terms, every version of its kind with the agent by the time for which it held,
// and what was done with it.
import { Box, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { CallValue } from '../../calls/calls.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { Facts } from '../../ui/Facts.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { Money } from '../../ui/Money.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { DayField } from '../../ui/time/DayField.tsx';
import { useZone } from '../../ui/time/zone.ts';
import { parseZonedTime } from '../../ui/time/zoned-time.ts';
import { urls } from '../../urls.ts';
import { useRateTexts } from '../../records/contracts/contract-rates.ts';
import { ContractState } from '../../records/contracts/ContractState.tsx';
import { holdsOn } from './holds-on.ts';

type Detail = CallValue<'contractDetail'>;
type Version = Detail['versions'][number];
type Contract = Detail['contract'];

export function ContractPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useAsk('contractDetail', { id });
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  if (data === undefined) return null;
  return (
    <Stack spacing={2}>
      <Title title={data.contract.username} />
      <Terms contract={data.contract} />
      <Versions versions={data.versions} current={data.contract.id} />
      <Events events={data.events} />
    </Stack>
  );
}

function Terms({ contract }: { readonly contract: Contract }) {
  const text = useText();
  const textOf = useTextOf();
  const { terms } = contract;
  const { rateText, payText } = useRateTexts();
  const streak = terms.streak?.map(
    ({ periods, addRatePct }) => `${periods} × → +${rateText(addRatePct)}`,
  );
  const rolling = (['days5', 'days15'] as const).map((name) => ({
    label: text(`contract.${name}`),
    right: true as const,
    wide: true as const,
    render: (tier: Contract['terms']['tiers'][number]) => <Money value={tier[name] ?? '0'} />,
  }));
  const optional = [
    ['carryMode', terms.carryMode && textOf('contract.carry', terms.carryMode)],
    ['tierMetric', terms.tierMetric && textOf('contract.metric', terms.tierMetric)],
    ['periodCap', terms.periodCap && <Money key="c" value={terms.periodCap} />],
    ['stopLimit', terms.stopLimit && <Money key="s" value={terms.stopLimit} />],
    ['roundUnit', terms.roundUnit && <Money key="r" value={terms.roundUnit} />],
    ['minPerDay', terms.sellingDays && <Money key="m" value={terms.sellingDays.minPerDay} />],
    ['requiredDays', terms.sellingDays?.requiredDays],
    ['minCoveragePct', terms.minCoveragePct && rateText(terms.minCoveragePct)],
    ['rateCapPct', terms.rateCapPct && rateText(terms.rateCapPct)],
    ['streakRate', streak?.join(' · ')],
  ] as const;
  return (
    <Panel title={`${contract.username} · ${text(`contract.kind.${contract.kind}`)}`}>
      <Stack spacing={2}>
        <Facts
          facts={[
            [text('field.state'), <ContractState key="s" state={contract.state} />],
            [text('contract.upline'), contract.upline ?? text('contract.house')],
            [text('contract.payer'), text(`contract.payerIs.${contract.payer}`)],
            [text('contract.basis'), textOf('contract.basis', terms.basis)],
            [text('contract.every'), textOf('contract.every', terms.period)],
            [
              text('contract.games'),
              terms.categories.map((each) => text(`contract.category.${each}`)).join(', '),
            ],
            [text('contract.activeFrom'), <Money key="a" value={terms.activeMinBet} />],
            ...optional.flatMap(([name, value]) =>
              value ? [[text(`contract.${name}`), value] as const] : [],
            ),
            [text('contract.madeBy'), contract.madeBy],
            [text('contract.approvedBy'), contract.approvedBy ?? '–'],
          ]}
        />
        <DataTable
          label={text('contract.tiers')}
          rows={terms.tiers}
          keyOf={(tier) => payText(tier)}
          empty={text('contract.none')}
          columns={[
            {
              label: text('contract.minTurnover'),
              right: true,
              render: (tier) => <Money value={tier.minTurnover} />,
            },
            {
              label: text('contract.minLoss'),
              right: true,
              render: (tier) => <Money value={tier.minLoss} />,
            },
            { label: text('contract.minActive'), right: true, render: (tier) => tier.minActive },
            {
              label: text('contract.minDeposit'),
              right: true,
              wide: true,
              render: (tier) => <Money value={tier.minDeposit} />,
            },
            ...(contract.kind === 'REALTIME_SALARY' ? rolling : []),
            { label: text('contract.rates'), right: true, render: payText },
          ]}
        />
      </Stack>
    </Panel>
  );
}

interface VersionsProps {
  readonly versions: readonly Version[];
  readonly current: string;
}

function Versions({ versions, current }: VersionsProps) {
  const text = useText();
  const { ratesText } = useRateTexts();
  const [day, setDay] = useState('');
  const zone = useZone();
  const at = parseZonedTime(`${day}T12:00`, zone);
  const shown =
    at === undefined ? versions : versions.filter(({ contract }) => holdsOn(contract, at));
  return (
    <Panel title={text('contract.versions')}>
      <Stack spacing={1.5}>
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
          <DayField label={text('contract.heldOn')} value={day} onChange={setDay} />
          <Typography variant="body2" color="textSecondary">
            {text('contract.versionWords')}
          </Typography>
        </Stack>
        <DataTable<Version>
          label={text('contract.versions')}
          rows={shown}
          keyOf={({ contract }) => contract.id}
          empty={text('contract.noneThen')}
          rowPath={({ contract }) => urls.contract(contract.id)}
          columns={[
            {
              label: text('contract.version'),
              render: ({ contract }) => (
                <Box component="span" sx={{ fontWeight: contract.id === current ? 700 : 400 }}>
                  {`${contract.version} · ${contract.upline ?? text('contract.house')}`}
                </Box>
              ),
            },
            {
              label: text('contract.heldFrom'),
              render: ({ contract }) =>
                contract.effectiveFrom === null ? (
                  text('contract.neverHeld')
                ) : (
                  <DateTime at={contract.effectiveFrom} />
                ),
            },
            {
              label: text('contract.heldUntil'),
              render: ({ contract }) => {
                if (contract.effectiveFrom === null) return '–';
                if (contract.endedAt === null) return text('contract.holdsOn');
                return <DateTime at={contract.endedAt} />;
              },
            },
            {
              label: text('contract.rates'),
              render: ({ contract }) => ratesText(contract.terms.tiers),
            },
            {
              label: text('contract.began'),
              wide: true,
              render: ({ began }) => <Act act={began} />,
            },
            {
              label: text('contract.ended'),
              wide: true,
              render: ({ ended }) => <Act act={ended} />,
            },
            {
              label: text('field.state'),
              render: ({ contract }) => <ContractState state={contract.state} />,
            },
          ]}
        />
      </Stack>
    </Panel>
  );
}

/** An act with its person and time; a dash where there is none. */
function Act({ act }: { readonly act: Version['began'] }) {
  const textOf = useTextOf();
  if (act === null) return '–';
  return (
    <>
      {`${textOf('contract.act', act.act)} · ${textOf('contract.actor', act.actor)} ${act.name}`}
      <Typography component="div" variant="caption" color="textSecondary">
        <DateTime at={act.at} />
        {act.reason === '' ? '' : ` · ${act.reason}`}
      </Typography>
    </>
  );
}

function Events({ events }: Pick<Detail, 'events'>) {
  const text = useText();
  const textOf = useTextOf();
  return (
    <Panel title={text('contract.events')}>
      <DataTable
        label={text('contract.events')}
        rows={events}
        keyOf={(row) => `${row.at} ${row.act}`}
        empty={text('contract.noEvents')}
        columns={[
          { label: text('field.time'), render: (row) => <DateTime at={row.at} /> },
          { label: text('contract.done'), render: (row) => textOf('contract.act', row.act) },
          {
            label: text('contract.by'),
            render: (row) => `${textOf('contract.actor', row.actor)} ${row.name}`,
          },
          { label: text('field.state'), render: (row) => <ContractState state={row.state} /> },
          { label: text('act.reason'), wide: true, render: (row) => row.reason },
        ]}
      />
    </Panel>
  );
}

import { Alert, Button, Stack } from '@mui/material';
import { useState } from 'react';
import type { CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { Facts } from '../../ui/Facts.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { Money } from '../../ui/Money.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import type { Member } from '../../calls/member.ts';
import { CoolOffDialog } from './CoolOffDialog.tsx';
import { LimitDialog } from './LimitDialog.tsx';
import { ProtectionHistory } from './ProtectionHistory.tsx';

type State = CallValue<'memberProtection'>;
type Limit = State['limits'][number];

/** One member's limits and break, their usage, and the signs of harm to review. */
export function MemberProtection({ member }: { readonly member: Member }) {
  const text = useText();
  const mayEdit = useRight('protection.edit');
  const [act, setAct] = useState<'limit' | 'break'>();
  const { data, error, refetch } = useAsk('memberProtection', { id: member.id });
  const close = () => setAct(undefined);
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  if (data === undefined) return null;
  return (
    <Stack spacing={2}>
      {data.flags.map(({ flag, count }) => (
        <Alert key={flag} severity="warning">
          {text(`protection.sign.${flag}`, { count })}
        </Alert>
      ))}
      <Panel
        title={text('menu.protection')}
        actions={
          mayEdit ? (
            <>
              <Button onClick={() => setAct('limit')}>{text('protection.setLimit')}</Button>
              <Button color="error" onClick={() => setAct('break')}>
                {text('protection.setBreak')}
              </Button>
            </>
          ) : null
        }
      >
        <Facts
          facts={[
            [text('protection.break'), <PauseOf key="break" state={data} />],
            [text('protection.timeToday'), data.minutesToday],
            [text('protection.check'), data.checkMinutes],
          ]}
        />
      </Panel>
      <Panel title={text('protection.limits')}>
        <Limits state={data} />
      </Panel>
      <ProtectionHistory member={member.id} />
      {act === 'limit' ? <LimitDialog member={member} onClose={close} /> : null}
      {act === 'break' ? <CoolOffDialog member={member} onClose={close} /> : null}
    </Stack>
  );
}

function PauseOf({ state: { pause } }: { readonly state: State }) {
  const text = useText();
  if (pause === null) return <span>{text('protection.noBreak')}</span>;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <StateChip tone="bad" label={text(`protection.pause.${pause.kind}`)} />
      {pause.until === null ? text('protection.forever') : <DateTime at={pause.until} />}
    </Stack>
  );
}

function Limits({ state }: { readonly state: State }) {
  const text = useText();
  const most = (amount: string | null, minutes: number | null) =>
    minutes === null ? <Money value={amount} currency={state.currency} /> : `${minutes} min`;
  return (
    <DataTable<Limit>
      label={text('protection.limits')}
      rows={state.limits}
      keyOf={({ owner, kind, period }) => `${owner}${kind}${period}`}
      empty={text('protection.none')}
      columns={[
        { label: text('protection.kind'), render: (row) => text(`protection.kind.${row.kind}`) },
        {
          label: text('protection.period'),
          render: (row) => text(`protection.period.${row.period}`),
        },
        {
          label: text('protection.owner'),
          render: (row) => (
            <StateChip
              tone={row.inForce ? 'good' : 'plain'}
              label={text(`protection.owner.${row.owner}`)}
            />
          ),
        },
        {
          label: text('protection.used'),
          right: true,
          render: (row) => most(row.used, row.usedMinutes),
        },
        {
          label: text('protection.most'),
          right: true,
          render: (row) => most(row.amount, row.minutes),
        },
        {
          label: text('protection.until'),
          wide: true,
          render: (row) => <DateTime at={row.until} />,
        },
        {
          label: text('protection.pending'),
          render: ({ pending }) =>
            pending === null ? (
              '—'
            ) : (
              <>
                {most(pending.amount, pending.minutes)} · <DateTime at={pending.from} />
              </>
            ),
        },
      ]}
    />
  );
}

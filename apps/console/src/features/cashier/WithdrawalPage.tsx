// One withdrawal: claimed by one officer, reviewed with the member's risk figures, then paid or
// returned.
import { Alert, Box, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { Title, useNotify } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { call } from '../../calls/calls.ts';
import { useSession } from '../../calls/session.ts';
import { useAsk, useReadAgain } from '../../calls/use-ask.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { Elapsed, Remaining } from '../../ui/time/Elapsed.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Money } from '../../ui/Money.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { urls } from '../../urls.ts';
import { OrderEvents } from './OrderEvents.tsx';
import {
  WITHDRAWAL_TONES,
  withdrawalActs,
  type Withdrawal,
  type WithdrawalAct,
} from './order-acts.ts';
import { RiskPanel } from './RiskPanel.tsx';
import { WithdrawalDialog } from './WithdrawalDialog.tsx';
import { Risks } from './WithdrawalList.tsx';

const LATE_MS = 30 * 60_000;

export function WithdrawalPage() {
  const text = useText();
  const { id = '' } = useParams();
  const { data, error, refetch } = useAsk('withdrawalDetail', { number: id }, { refreshMs: 4000 });
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  if (data === undefined) return null;
  const { order, events, risk, hasProvider } = data;
  return (
    <Stack spacing={2}>
      <Title title={`${text('menu.withdrawals')} · ${order.number}`} />
      <OrderPanel order={order} hasProvider={hasProvider} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', lg: '3fr 2fr' },
          alignItems: 'start',
          '& > *': { minWidth: 0 },
        }}
      >
        <RiskPanel risk={risk} currency={order.currency} />
        <OrderEvents kind="withdrawal" events={events} />
      </Box>
    </Stack>
  );
}

interface OrderShown {
  readonly order: Withdrawal;
  readonly hasProvider: boolean;
}

function OrderPanel({ order, hasProvider }: OrderShown) {
  const text = useText();
  const textOf = useTextOf();
  return (
    <Panel
      title={order.number}
      actions={
        <>
          <StateChip
            tone={WITHDRAWAL_TONES[order.state]}
            label={textOf('withdrawal', order.state)}
          />
          <Acts order={order} hasProvider={hasProvider} />
        </>
      }
    >
      <Stack spacing={2}>
        <Claim order={order} />
        <Facts
          facts={[
            [
              text('member.username'),
              <Link key="member" to={urls.member(order.member)}>
                {order.username}
              </Link>,
            ],
            [
              text('field.amount'),
              <Money key="a" value={order.amount} currency={order.currency} />,
            ],
            [text('order.fee'), <Money key="f" value={order.fee} />],
            [text('order.net'), <Money key="n" value={order.net} currency={order.currency} />],
            [text('order.to'), `${order.bank} ${order.account}`],
            [text('order.holder'), order.holder],
            [text('order.ordinal'), order.ordinal],
            [text('order.reason'), order.reason ? textOf('orderReason', order.reason) : '—'],
            [text('order.risks'), <Risks key="r" risks={order.risks} />],
            [text('order.reference'), order.providerReference ?? '—'],
            [text('order.attempt'), order.attempt],
            [text('order.created'), <DateTime key="at" at={order.createdAt} />],
            [
              text(order.endedAt === null ? 'order.waits' : 'order.ended'),
              order.endedAt === null ? (
                <Elapsed key="w" since={order.createdAt} lateAfterMs={LATE_MS} />
              ) : (
                <DateTime key="w" at={order.endedAt} />
              ),
            ],
          ]}
        />
      </Stack>
    </Panel>
  );
}

function Claim({ order }: { readonly order: Withdrawal }) {
  const text = useText();
  if (order.claim === null || order.endedAt !== null) return null;
  return (
    <Alert severity={order.claim.mine ? 'info' : 'warning'} sx={{ py: 0 }}>
      {text(order.claim.mine ? 'order.claimedByMe' : 'order.claimedByOther', {
        name: order.claim.name,
      })}{' '}
      <Remaining until={order.claim.until} />
    </Alert>
  );
}

const GRAVE: readonly WithdrawalAct[] = ['reject', 'return'];
const PRIMARY: readonly WithdrawalAct[] = ['claim', 'approve', 'pay', 'paid'];

function Acts({ order, hasProvider }: OrderShown) {
  const text = useText();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const rights = useSession().standing?.rights ?? [];
  const [act, setAct] = useState<WithdrawalAct>();
  const begin = async (chosen: WithdrawalAct) => {
    if (chosen !== 'claim' && chosen !== 'release') return setAct(chosen);
    const name = chosen === 'claim' ? 'withdrawalClaim' : 'withdrawalRelease';
    const answer = await call(name, { number: order.number });
    if (!answer.ok) notify(answer.refusal.message, { type: 'error' });
    await readAgain();
  };
  return (
    <>
      {withdrawalActs(order, rights, hasProvider).map((each) => (
        <Button
          key={each}
          variant={PRIMARY.includes(each) ? 'contained' : 'outlined'}
          color={GRAVE.includes(each) ? 'error' : 'primary'}
          onClick={() => void begin(each)}
        >
          {text(`withdrawal.act.${each}`)}
        </Button>
      ))}
      {act ? <WithdrawalDialog order={order} act={act} onClose={() => setAct(undefined)} /> : null}
    </>
  );
}

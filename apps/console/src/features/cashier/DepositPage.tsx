// One deposit order, and the decision on a late payment or a different amount.
import { Box, Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { call } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useLanguage, useText, useTextOf } from '../../i18n/use-text.ts';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { formatMoney } from '../../ui/format.ts';
import { Money } from '../../ui/Money.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { urls } from '../../urls.ts';
import { DEPOSIT_TONES, depositActs, type Deposit, type DepositAct } from './order-acts.ts';
import { OrderEvents } from './OrderEvents.tsx';
import { useDone } from '../../acts/use-done.ts';

const REFRESH_MS = 5_000;

export function DepositPage() {
  const text = useText();
  const textOf = useTextOf();
  const { id = '' } = useParams();
  const mayReview = useRight('deposits.review');
  const { data, error, refetch } = useAsk(
    'depositDetail',
    { number: id },
    { refreshMs: REFRESH_MS },
  );
  const [decision, setDecision] = useState<DepositAct>();
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  if (data === undefined) return null;
  const { order, events } = data;
  const acts = mayReview ? depositActs(order) : [];
  return (
    <Stack spacing={2}>
      <Title title={`${text('menu.deposits')} · ${order.number}`} />
      <Panel
        title={order.number}
        actions={
          <>
            <StateChip tone={DEPOSIT_TONES[order.state]} label={textOf('deposit', order.state)} />
            {acts.includes('credit') ? (
              <Button variant="contained" onClick={() => setDecision('credit')}>
                {text('deposit.credit')}
              </Button>
            ) : null}
            {acts.includes('reject') ? (
              <Button variant="outlined" color="error" onClick={() => setDecision('reject')}>
                {text('deposit.reject')}
              </Button>
            ) : null}
          </>
        }
      >
        <OrderFacts order={order} />
      </Panel>
      <Box sx={{ maxWidth: 720 }}>
        <OrderEvents kind="deposit" events={events} />
      </Box>
      {decision ? (
        <ReviewDialog order={order} decision={decision} onClose={() => setDecision(undefined)} />
      ) : null}
    </Stack>
  );
}

function OrderFacts({ order }: { readonly order: Deposit }) {
  const text = useText();
  const textOf = useTextOf();
  return (
    <Facts
      facts={[
        [
          text('member.username'),
          <Link key="member" to={urls.member(order.member)}>
            {order.username}
          </Link>,
        ],
        [text('field.amount'), <Money key="a" value={order.amount} currency={order.currency} />],
        [text('order.fee'), <Money key="f" value={order.fee} />],
        [text('order.told'), <Money key="p" value={order.paidAmount} />],
        [text('order.accepted'), <Money key="ac" value={order.acceptedAmount} />],
        [text('order.credited'), <Money key="c" value={order.credited} />],
        [text('order.channel'), `${order.method} · ${order.provider} · ${order.channel}`],
        [text('order.reference'), order.providerReference ?? '—'],
        [text('order.reason'), order.reason ? textOf('orderReason', order.reason) : '—'],
        [text('order.created'), <DateTime key="at" at={order.createdAt} />],
        [text('order.expires'), <DateTime key="e" at={order.expiresAt} />],
        [text('order.changed'), <DateTime key="ch" at={order.changedAt} />],
      ]}
    />
  );
}

interface ReviewDialogProps {
  readonly order: Deposit;
  readonly decision: DepositAct;
  readonly onClose: () => void;
}

function ReviewDialog({ order, decision, onClose }: ReviewDialogProps) {
  const text = useText();
  const language = useLanguage();
  const done = useDone(onClose);
  const [amount, setAmount] = useState(order.paidAmount ?? order.amount);
  const credit = decision === 'credit';
  const valid = /^\d{1,12}(\.\d{1,4})?$/.test(amount);
  const money = `${valid ? formatMoney(amount, language) : amount} ${order.currency}`;
  return (
    <ActDialog
      title={text(credit ? 'deposit.credit' : 'deposit.reject')}
      danger
      words={text(credit ? 'deposit.creditEffect' : 'deposit.rejectEffect', {
        name: order.username,
        amount: money,
      })}
      button={text(credit ? 'deposit.credit' : 'deposit.reject')}
      ready={!credit || valid}
      run={({ reason, idempotencyKey }) =>
        call(
          'depositReview',
          { number: order.number, decision, why: reason, ...(credit ? { amount } : {}) },
          { idempotencyKey },
        )
      }
      onDone={done}
      onClose={onClose}
    >
      {credit ? (
        <TextField
          label={text('deposit.arrived')}
          value={amount}
          onChange={(event) => setAmount(event.target.value.trim())}
          error={!valid}
          required
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
      ) : null}
    </ActDialog>
  );
}

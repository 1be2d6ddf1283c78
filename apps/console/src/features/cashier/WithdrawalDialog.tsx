// One decision on one withdrawal: amount and destination, a reason, and for some acts a reference.
import { assert } from '@fairhouse/values';
import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { call, type CallInput } from '../../calls/calls.ts';
import { useLanguage, useText, useTextOf } from '../../i18n/use-text.ts';
import { ActDialog } from '../../acts/ActDialog.tsx';
import type { Act } from '../../acts/act.ts';
import { formatMoney } from '../../ui/format.ts';
import type { Withdrawal, WithdrawalAct } from './order-acts.ts';
import { useDone } from '../../acts/use-done.ts';

type RejectReason = CallInput<'withdrawalReject'>['reason'];

const REJECT_REASONS: readonly RejectReason[] = [
  'details_unclear',
  'turnover_unclear',
  'account_name_differs',
  'account_refused',
  'other',
];

interface WithdrawalDialogProps {
  readonly order: Withdrawal;
  readonly act: WithdrawalAct;
  readonly onClose: () => void;
}

export function WithdrawalDialog({ order, act, onClose }: WithdrawalDialogProps) {
  const text = useText();
  const textOf = useTextOf();
  const language = useLanguage();
  const done = useDone(onClose);
  const [memberReason, setMemberReason] = useState<RejectReason | ''>('');
  const [reference, setReference] = useState('');
  const tells = act === 'reject' || act === 'return';
  const money = (value: string) => `${formatMoney(value, language)} ${order.currency}`;
  return (
    <ActDialog
      title={`${text(`withdrawal.act.${act}`)} · ${order.number}`}
      danger={act !== 'hold' && act !== 'unhold'}
      words={text(`withdrawal.effect.${act}`, {
        name: order.username,
        amount: money(order.amount),
        net: money(order.net),
        fee: money(order.fee),
        to: `${order.bank} ${order.account}, ${order.holder}`,
      })}
      button={text(`withdrawal.act.${act}`)}
      optionalReason={act === 'pay'}
      ready={(!tells || memberReason !== '') && (act !== 'paid' || reference.trim().length >= 2)}
      run={(given) => decide(order, act, { ...given, memberReason, reference })}
      onDone={done}
      onClose={onClose}
    >
      {tells ? (
        <TextField
          select
          label={text('withdrawal.told')}
          helperText={text('withdrawal.toldHelp')}
          value={memberReason}
          onChange={(event) => setMemberReason(event.target.value as RejectReason)}
          required
        >
          {REJECT_REASONS.map((each) => (
            <MenuItem key={each} value={each}>
              {textOf('orderReason', each)}
            </MenuItem>
          ))}
        </TextField>
      ) : null}
      {act === 'paid' ? (
        <TextField
          label={text('order.reference')}
          helperText={text('withdrawal.referenceHelp')}
          value={reference}
          onChange={(event) => setReference(event.target.value)}
          required
        />
      ) : null}
    </ActDialog>
  );
}

interface Decision extends Act {
  /** Empty where nothing is said to the member. */
  readonly memberReason: RejectReason | '';
  readonly reference: string;
}

function decide({ number }: Withdrawal, act: WithdrawalAct, given: Decision) {
  const { reason: why, memberReason, reference, idempotencyKey } = given;
  const once = { idempotencyKey };
  switch (act) {
    case 'approve':
      return call('withdrawalApprove', { number, note: why }, once);
    case 'hold':
      return call('withdrawalHold', { number, held: true, why });
    case 'unhold':
      return call('withdrawalHold', { number, held: false, why });
    case 'reject':
      return call('withdrawalReject', { number, reason: chosen(memberReason), why }, once);
    case 'pay':
      return call('withdrawalPay', { number, ...(why === '' ? {} : { note: why }) }, once);
    case 'byHand':
      return call('withdrawalByHand', { number, why }, once);
    case 'paid':
      return call('withdrawalPaid', { number, reference, why }, once);
    case 'return':
      return call('withdrawalReturn', { number, reason: chosen(memberReason), why }, once);
    case 'claim':
      return call('withdrawalClaim', { number });
    case 'release':
      return call('withdrawalRelease', { number });
  }
}

function chosen(reason: RejectReason | ''): RejectReason {
  assert(reason !== '', 'the member reads why the money comes back');
  return reason;
}

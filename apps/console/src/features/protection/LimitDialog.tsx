import { MenuItem, TextField } from '@mui/material';
import { parseAmount } from '@fairhouse/values';
import { useState } from 'react';
import { call, type CallInput } from '../../calls/calls.ts';
import { useDone } from '../../acts/use-done.ts';
import { useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../acts/ActDialog.tsx';
import type { Member } from '../../calls/member.ts';

const KINDS = ['deposit', 'stake', 'loss', 'session'] as const;
const PERIODS = ['day', 'week', 'month'] as const;
type Kind = (typeof KINDS)[number];
type Period = (typeof PERIODS)[number];

interface LimitDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Sets an operator's limit for a member. */
export function LimitDialog({ member, onClose }: LimitDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  const [kind, setKind] = useState<Kind>('deposit');
  const [period, setPeriod] = useState<Period>('week');
  const [typed, setTyped] = useState('');
  const timed = kind === 'session';
  const most = mostOf(timed, typed.trim());
  return (
    <ActDialog
      title={text('protection.setLimit')}
      words={text('protection.limitEffect', { name: member.username })}
      button={text('protection.setLimit')}
      ready={most !== undefined}
      run={({ reason }) =>
        call('memberProtectionLimit', {
          id: member.id,
          kind,
          period: timed ? 'day' : period,
          reason,
          ...most,
        } satisfies CallInput<'memberProtectionLimit'>)
      }
      onDone={done}
      onClose={onClose}
    >
      <TextField
        select
        label={text('protection.kind')}
        value={kind}
        onChange={(event) => setKind(event.target.value as Kind)}
      >
        {KINDS.map((each) => (
          <MenuItem key={each} value={each}>
            {text(`protection.kind.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      {timed ? null : (
        <TextField
          select
          label={text('protection.period')}
          value={period}
          onChange={(event) => setPeriod(event.target.value as Period)}
        >
          {PERIODS.map((each) => (
            <MenuItem key={each} value={each}>
              {text(`protection.period.${each}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        label={text(timed ? 'protection.minutes' : 'protection.amount')}
        value={typed}
        error={most === undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
    </ActDialog>
  );
}

/** The input of the call; undefined while the typed text is not a limit. */
function mostOf(
  timed: boolean,
  typed: string,
): { amount: string | null; minutes: number | null } | undefined {
  if (typed === '') return { amount: null, minutes: null };
  if (timed) {
    const minutes = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
    return minutes >= 10 && minutes <= 1440 ? { amount: null, minutes } : undefined;
  }
  const amount = parseAmount(typed);
  return amount === undefined || amount === 0n ? undefined : { amount: typed, minutes: null };
}

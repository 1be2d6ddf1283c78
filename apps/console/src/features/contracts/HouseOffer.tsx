// A contract of the house with a top agent: one tier of a kind, which a second operator agrees to.
import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { useDone } from '../../acts/use-done.ts';
import { call, type CallInput } from '../../calls/calls.ts';
import { useText } from '../../i18n/use-text.ts';

type Terms = CallInput<'contractHouseOffer'>['terms'];
type Kind = Terms['kind'];

/** The usual basis and period of each kind. */
const USUAL: Readonly<Record<Kind, Pick<Terms, 'basis' | 'period'>>> = {
  DIVIDEND: { basis: 'NET_LOSS', period: 'HALF_MONTH' },
  DAILY_SALARY: { basis: 'ALL', period: 'DAY' },
  HOUR_SALARY: { basis: 'ALL', period: 'HOUR' },
  REALTIME_SALARY: { basis: 'ALL', period: 'SLOT_5M' },
};
const KINDS = Object.keys(USUAL) as Kind[];
const RATE = /^\d{1,3}(\.\d{1,4})?$/;
const TIER_LINE = /^\s*([\d.]+)\s+(\d+)\s+([\d.]+)\s*$/;

/** One tier in a line: turnover, active members, rate in percent. */
export function readTiers(lines: string): Terms['tiers'] | undefined {
  const tiers = lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, minTurnover = '', active = '', ratePct = ''] = TIER_LINE.exec(line) ?? [];
      const base = { minLoss: '0', minDeposit: '0', minActive: Number(active) };
      return { ...base, minTurnover, ratePct };
    });
  const isWhole = tiers.every(
    ({ ratePct, minTurnover }) => RATE.test(ratePct) && minTurnover !== '',
  );
  return tiers.length > 0 && isWhole ? tiers : undefined;
}

export function HouseOffer({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const done = useDone(onClose);
  const [username, setUsername] = useState('');
  const [kind, setKind] = useState<Kind>('DIVIDEND');
  const [lines, setLines] = useState('');
  const tiers = readTiers(lines);
  return (
    <ActDialog
      title={text('contract.houseOffer')}
      words={text('contract.houseOfferEffect')}
      button={text('contract.houseOffer')}
      second
      ready={username.trim() !== '' && tiers !== undefined}
      run={({ reason }) =>
        call('contractHouseOffer', {
          username: username.trim(),
          terms: {
            kind,
            ...USUAL[kind],
            categories: ['LOTT'],
            activeMinBet: '100',
            tiers: tiers ?? [],
          },
          reason,
        })
      }
      onDone={done}
      onClose={onClose}
    >
      <TextField
        label={text('member.username')}
        value={username}
        onChange={({ target }) => setUsername(target.value)}
      />
      <TextField
        select
        label={text('contract.kind')}
        value={kind}
        onChange={({ target }) => setKind(target.value as Kind)}
      >
        {KINDS.map((each) => (
          <MenuItem key={each} value={each}>
            {text(`contract.kind.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        multiline
        minRows={3}
        label={text('contract.tiers')}
        helperText={text('contract.tiersHint')}
        value={lines}
        onChange={({ target }) => setLines(target.value)}
      />
    </ActDialog>
  );
}

// A contract of the house with a top agent, which a second operator agrees to.
import { Box, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { useDone } from '../../acts/use-done.ts';
import { call } from '../../calls/calls.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { AMOUNT } from '../../ui/forms/AmountInput.tsx';
import { KINDS, type Kind } from '../../records/contracts/contract-names.ts';
import { readTiers, type Terms } from './read-tiers.ts';

/** The bases and periods of each kind, the usual one first. */
const CHOICES: Readonly<
  Record<
    Kind,
    { readonly bases: readonly Terms['basis'][]; readonly periods: readonly Terms['period'][] }
  >
> = {
  DIVIDEND: {
    bases: ['NET_LOSS', 'TURNOVER'],
    periods: ['HALF_MONTH', 'MONTH', 'WEEK', 'TEN_DAYS', 'DAY'],
  },
  DAILY_SALARY: { bases: ['ALL', 'WIN_LOSS', 'MEMBER_PL'], periods: ['DAY'] },
  HOUR_SALARY: { bases: ['WIN_LOSS', 'ALL'], periods: ['HOUR'] },
  REALTIME_SALARY: { bases: ['ALL', 'WIN_LOSS'], periods: ['SLOT_5M'] },
};

export function HouseOffer({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const textOf = useTextOf();
  const done = useDone(onClose);
  const [username, setUsername] = useState('');
  const [kind, setKind] = useState<Kind>('DIVIDEND');
  const [basis, setBasis] = useState<Terms['basis']>('NET_LOSS');
  const [period, setPeriod] = useState<Terms['period']>('HALF_MONTH');
  const [activeMinBet, setActive] = useState('100');
  const [periodCap, setCap] = useState('');
  const [lines, setLines] = useState('');
  const tiers = readTiers(lines);
  const { bases, periods } = CHOICES[kind];
  const choose = (next: Kind) => {
    const [firstBasis] = CHOICES[next].bases;
    const [firstPeriod] = CHOICES[next].periods;
    setKind(next);
    if (firstBasis !== undefined) setBasis(firstBasis);
    if (firstPeriod !== undefined) setPeriod(firstPeriod);
  };
  const areAmounts = AMOUNT.test(activeMinBet) && (periodCap === '' || AMOUNT.test(periodCap));
  return (
    <ActDialog
      title={text('contract.houseOffer')}
      words={text('contract.houseOfferEffect')}
      button={text('contract.houseOffer')}
      second
      ready={username.trim() !== '' && tiers !== undefined && areAmounts}
      run={({ reason }) =>
        call('contractHouseOffer', {
          username: username.trim(),
          terms: {
            kind,
            basis,
            period,
            categories: ['LOTT'],
            activeMinBet,
            tiers: tiers ?? [],
            ...(periodCap === '' ? {} : { periodCap }),
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
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextField
          select
          label={text('contract.kind')}
          value={kind}
          onChange={({ target }) => choose(target.value as Kind)}
        >
          {KINDS.map((each) => (
            <MenuItem key={each} value={each}>
              {text(`contract.kind.${each}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={text('contract.basis')}
          value={basis}
          onChange={({ target }) => setBasis(target.value as Terms['basis'])}
        >
          {bases.map((each) => (
            <MenuItem key={each} value={each}>
              {textOf('contract.basis', each)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={text('contract.every')}
          value={period}
          disabled={periods.length === 1}
          onChange={({ target }) => setPeriod(target.value as Terms['period'])}
        >
          {periods.map((each) => (
            <MenuItem key={each} value={each}>
              {textOf('contract.every', each)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label={text('contract.activeFrom')}
          value={activeMinBet}
          onChange={({ target }) => setActive(target.value.trim())}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
        <TextField
          label={text('contract.periodCap')}
          value={periodCap}
          onChange={({ target }) => setCap(target.value.trim())}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
      </Box>
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

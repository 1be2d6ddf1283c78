// The terms of an offer beside its tiers: those of every kind, and those that a kind alone has.
import { Box, MenuItem, TextField } from '@mui/material';
import { useText, useTextOf } from '../../../i18n/use-text.ts';
import { KINDS } from '../../../records/contracts/contract-names.ts';
import {
  asksCoverage,
  CARRY_MODES,
  CATEGORIES,
  CHOICES,
  countsUnits,
  draftOf,
  mayBeFixed,
  TIER_METRICS,
  type Kind,
  type OfferDraft,
  type Terms,
} from './offer-draft.ts';
import { StreakRows } from './StreakRows.tsx';

interface TermFieldsProps {
  readonly draft: OfferDraft;
  /** The periods that the rules of the kind permit. */
  readonly periods: readonly Terms['period'][];
  readonly onChange: (draft: OfferDraft) => void;
}

/** The fields of the draft that are chosen from a list, or typed. */
type Chosen = 'basis' | 'period' | 'carryMode' | 'tierMetric';
type Typed =
  | 'activeMinBet'
  | 'periodCap'
  | 'minPerDay'
  | 'rateCapPct'
  | 'roundUnit'
  | 'stopLimit'
  | 'minCoveragePct';

const GRID = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
} as const;

export function TermFields({ draft, periods, onChange }: TermFieldsProps) {
  const text = useText();
  const textOf = useTextOf();
  const set = (part: Partial<OfferDraft>) => onChange({ ...draft, ...part });
  const choice = (
    name: Chosen,
    values: readonly string[],
    prefix: Parameters<typeof textOf>[0],
  ) => (
    <TextField
      key={name}
      select
      size="small"
      label={text(NAMES[name])}
      value={draft[name]}
      onChange={({ target }) => set({ [name]: target.value })}
    >
      {values.map((each) => (
        <MenuItem key={each} value={each}>
          {textOf(prefix, each)}
        </MenuItem>
      ))}
    </TextField>
  );
  const typed = (name: Typed | 'requiredDays', helperText?: string) => (
    <TextField
      key={name}
      size="small"
      label={text(`contract.${name === 'activeMinBet' ? 'activeFrom' : name}`)}
      value={draft[name]}
      {...(helperText === undefined ? {} : { helperText })}
      onChange={({ target }) => set({ [name]: target.value.trim() })}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
    />
  );
  return (
    <>
      <Box sx={GRID}>
        <TextField
          select
          size="small"
          label={text('contract.kind')}
          value={draft.kind}
          onChange={({ target }) => onChange(draftOf(target.value as Kind))}
        >
          {KINDS.map((each) => (
            <MenuItem key={each} value={each}>
              {text(`contract.kind.${each}`)}
            </MenuItem>
          ))}
        </TextField>
        {choice('basis', CHOICES[draft.kind].bases, 'contract.basis')}
        {choice('period', periods, 'contract.every')}
        <TextField
          select
          size="small"
          label={text('contract.games')}
          value={draft.categories}
          onChange={({ target }) => set({ categories: target.value as unknown as never })}
          slotProps={{ select: { multiple: true } }}
        >
          {CATEGORIES.map((each) => (
            <MenuItem key={each} value={each}>
              {text(`contract.category.${each}`)}
            </MenuItem>
          ))}
        </TextField>
        {mayBeFixed(draft) ? (
          <TextField
            select
            size="small"
            label={text('contract.pays')}
            value={draft.isFixed ? 'fixed' : 'rate'}
            onChange={({ target }) => set({ isFixed: target.value === 'fixed' })}
          >
            <MenuItem value="rate">{text('contract.paysRate')}</MenuItem>
            <MenuItem value="fixed">{text('contract.paysFixed')}</MenuItem>
          </TextField>
        ) : null}
        {typed('activeMinBet')}
        {typed('periodCap')}
        {draft.kind === 'DIVIDEND' ? (
          <>
            {choice('carryMode', CARRY_MODES, 'contract.carry')}
            {choice('tierMetric', TIER_METRICS, 'contract.metric')}
            {typed('minPerDay')}
            {typed('requiredDays')}
            {typed('rateCapPct')}
          </>
        ) : null}
        {countsUnits(draft) ? typed('roundUnit') : null}
        {draft.kind === 'REALTIME_SALARY' ? typed('stopLimit') : null}
        {asksCoverage(draft) ? typed('minCoveragePct', text('contract.coverageHint')) : null}
      </Box>
      {draft.kind === 'DIVIDEND' ? (
        <StreakRows streak={draft.streak} onChange={(streak) => set({ streak })} />
      ) : null}
    </>
  );
}

const NAMES = {
  basis: 'contract.basis',
  period: 'contract.every',
  carryMode: 'contract.carryMode',
  tierMetric: 'contract.tierMetric',
} as const;

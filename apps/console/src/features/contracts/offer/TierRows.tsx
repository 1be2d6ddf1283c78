// The tiers of an offer: what each pays, and what a team must reach for it.
import { Box, Button, TextField, Typography } from '@mui/material';
import { useText } from '../../../i18n/use-text.ts';
import type { TextKey } from '../../../i18n/text-types.ts';
import {
  fieldsOf,
  hasTwoRates,
  isTyped,
  type OfferDraft,
  type TierDraft,
  type TierField,
} from './offer-draft.ts';

interface TierRowsProps {
  readonly draft: OfferDraft;
  readonly maxTiers: number;
  readonly onChange: (tiers: readonly TierDraft[]) => void;
}

const LABELS: Readonly<Record<TierField, TextKey>> = {
  minTurnover: 'contract.minTurnover',
  minLoss: 'contract.minLoss',
  minActive: 'contract.minActive',
  minDeposit: 'contract.minDeposit',
  days5: 'contract.days5',
  days15: 'contract.days15',
  fixedAmount: 'contract.fixedAmount',
  rate: 'contract.ratePct',
  lossRate: 'contract.lossRatePct',
};

const GRID = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 135px), 1fr))',
} as const;

export function TierRows({ draft, maxTiers, onChange }: TierRowsProps) {
  const text = useText();
  const { tiers } = draft;
  const change = (at: number, part: Partial<TierDraft>) =>
    onChange(tiers.map((each, place) => (place === at ? { ...each, ...part } : each)));
  const labelOf = (name: TierField) =>
    text(name === 'rate' && hasTwoRates(draft) ? 'contract.winRatePct' : LABELS[name]);
  const last = tiers.at(-1);
  return (
    <Box>
      {tiers.map((tier, at) => (
        <Box
          key={at}
          component="fieldset"
          sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, m: 0, mb: 1.5 }}
        >
          <Typography component="legend" variant="caption" sx={{ px: 0.5 }}>
            {`${text('contract.tier')} ${at + 1}`}
          </Typography>
          <Box sx={GRID}>
            {fieldsOf(draft).map((name) => (
              <TextField
                key={name}
                size="small"
                label={labelOf(name)}
                value={tier[name]}
                error={tier[name] !== '' && !isTyped(name, tier[name])}
                onChange={({ target }) => change(at, { [name]: target.value.trim() })}
                slotProps={{ htmlInput: { inputMode: 'decimal' } }}
              />
            ))}
          </Box>
          {tiers.length > 1 ? (
            <Button
              size="small"
              color="error"
              sx={{ mt: 1 }}
              onClick={() => onChange(tiers.filter((_, place) => place !== at))}
            >
              {text('contract.removeTier')}
            </Button>
          ) : null}
        </Box>
      ))}
      {tiers.length < maxTiers && last !== undefined ? (
        <Button size="small" variant="outlined" onClick={() => onChange([...tiers, last])}>
          {text('contract.addTier')}
        </Button>
      ) : null}
    </Box>
  );
}

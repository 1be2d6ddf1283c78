import { Box } from '@mui/material';
import { useLanguage } from '../i18n/use-text.ts';
import { formatMoney, formatRoundedMoney } from './format.ts';

interface MoneyProps {
  readonly value: string | null | undefined;
  readonly currency?: string;
  /** Gains are green and losses red. */
  readonly signed?: boolean;
  /** To two decimals, for figures that are compared. */
  readonly rounded?: boolean;
}

/** An amount with thousands separators and tabular figures. */
export function Money({ value, currency, signed, rounded }: MoneyProps) {
  const language = useLanguage();
  if (value === null || value === undefined) return <span>—</span>;
  const lost = value.startsWith('-');
  const gained = !lost && /[1-9]/.test(value);
  const color = !signed ? undefined : lost ? 'error.main' : gained ? 'success.main' : undefined;
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', color }}>
      {signed && gained ? '+' : ''}
      {rounded ? formatRoundedMoney(value, language) : formatMoney(value, language)}
      {currency === undefined ? null : (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.85em', ml: 0.5 }}>
          {currency}
        </Box>
      )}
    </Box>
  );
}

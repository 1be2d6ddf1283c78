// The sums of all rows of a filter, read when they are asked for.
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import type { CallInput, CallName, CallValue } from '../calls/calls.ts';
import { useAsk } from '../calls/use-ask.ts';
import { useLanguage, useText } from '../i18n/use-text.ts';
import { formatCount } from '../ui/format.ts';
import { Money } from '../ui/Money.tsx';
import { QueryError } from '../ui/QueryError.tsx';

/** The calls that sum a filter. */
export type TotalsCall = Extract<CallName, `${string}Totals`>;

type Sums<Name extends TotalsCall> = CallValue<Name>['sums'];

export interface WholeTotalsProps<Name extends TotalsCall> {
  readonly name: Name;
  readonly input: CallInput<Name>;
  /** The heading of each sum, in their order. */
  readonly labels: Readonly<Record<keyof Sums<Name>, string>>;
}

/** A button that becomes the sums; another filter is asked for again. */
export function WholeTotals<Name extends TotalsCall>(props: WholeTotalsProps<Name>) {
  const text = useText();
  const filter = JSON.stringify(props.input);
  const [asked, setAsked] = useState<string>();
  return (
    <Box sx={{ px: 2, py: 0.5, minHeight: 44, display: 'flex', alignItems: 'center' }}>
      {asked === filter ? (
        <AskedTotals {...props} />
      ) : (
        <Button size="small" onClick={() => setAsked(filter)}>
          {text('list.wholeTotal')}
        </Button>
      )}
    </Box>
  );
}

function AskedTotals<Name extends TotalsCall>({ name, input, labels }: WholeTotalsProps<Name>) {
  const text = useText();
  const language = useLanguage();
  const { data, error, refetch } = useAsk(name, input, { fresh: true });
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  if (data === undefined) return <span role="status">{text('list.summing')}</span>;
  const count = formatCount(data.count, language);
  const sums = data.sums as Readonly<Record<string, string | null>>;
  return (
    <Box
      role="status"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, fontSize: 14 }}
    >
      <span>{text(data.whole ? 'list.wholeOf' : 'list.firstOf', { count })}</span>
      {Object.entries<string>(labels).map(([sum, label]) =>
        typeof sums[sum] === 'string' ? (
          <span key={sum}>
            {label}{' '}
            <strong>
              <Money value={sums[sum]} currency={data.currency} rounded />
            </strong>
          </span>
        ) : null,
      )}
    </Box>
  );
}

import { Box, Stack, Typography } from '@mui/material';
import type { CallValue } from '../../../calls/calls.ts';
import { useAsk } from '../../../calls/use-ask.ts';
import { useText, useTextOf } from '../../../i18n/use-text.ts';
import { Money } from '../../../ui/Money.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { QueryError } from '../../../ui/QueryError.tsx';
import { StateChip, type Tone } from '../../../ui/StateChip.tsx';
import { DateTime } from '../../../ui/time/DateTime.tsx';

type Sign = CallValue<'memberRisks'>['list'][number];

const TONES: Readonly<Record<Sign['level'], Tone>> = {
  high: 'bad',
  medium: 'wait',
  low: 'work',
  good: 'good',
};

/** What may be risky about a member, the gravest first. */
export function MemberRisks({ member }: { readonly member: string }) {
  const text = useText();
  const { data, error, refetch } = useAsk('memberRisks', { id: member });
  return (
    <Panel title={text('sign.title')}>
      {error ? <QueryError message={error.message} onRetry={() => void refetch()} /> : null}
      {data?.list.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {text('sign.none')}
        </Typography>
      ) : null}
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none', minHeight: 24 }}>
        {(data?.list ?? []).map((sign) => (
          <SignLine key={sign.sign} sign={sign} />
        ))}
      </Stack>
    </Panel>
  );
}

function SignLine({ sign }: { readonly sign: Sign }) {
  const text = useText();
  const names = useNames(sign);
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 'none', minWidth: 84 }}>
        <StateChip tone={TONES[sign.level]} label={text(`sign.level.${sign.level}`)} />
      </Box>
      <Typography variant="body2" component="div" sx={{ minWidth: 0, pt: '2px' }}>
        {text(`sign.${sign.sign}`, { count: sign.count })}
        {sign.amount === null ? null : (
          <>
            {' · '}
            <Money value={sign.amount} />
          </>
        )}
        {names.length === 0 ? null : ` · ${names.join(', ')}`}
        {sign.at === null ? null : (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' · '}
            <DateTime at={sign.at} />
          </Box>
        )}
      </Typography>
    </Box>
  );
}

/** Rules, limits and verdicts in words. */
function useNames({ sign, names }: Sign): readonly string[] {
  const textOf = useTextOf();
  return names.map((name) => {
    if (sign === 'near_limit') {
      const [kind = '', period = ''] = name.split('.');
      return `${textOf('protection.kind', kind)} / ${textOf('protection.period', period)}`;
    }
    return textOf(sign === 'identity_refused' ? 'identity.verdict' : 'risk', name);
  });
}

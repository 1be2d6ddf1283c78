import { Alert, Box, Stack } from '@mui/material';
import { Link } from 'react-router-dom';
import type { CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { Elapsed } from '../../ui/time/Elapsed.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { urls } from '../../urls.ts';
import { formatChance } from './format-chance.ts';

type Alarm = CallValue<'lotteryAlarms'>['list'][number];

const SHOWN = 3;

/**
 * The alarms of the lotteries by kind, with the last answer also while a later one fails; renders
 * nothing while there are none.
 */
export function LotteryAlarms() {
  const text = useText();
  const mayRead = useRight('draws.read');
  const { data, error, refetch } = useAsk(
    'lotteryAlarms',
    {},
    { refreshMs: 30_000, enabled: mayRead },
  );
  const list = data?.list ?? [];
  if (!mayRead || (list.length === 0 && !error)) return null;
  const kinds = [...new Set(list.map(({ kind }) => kind))];
  return (
    <Panel title={text('lotteryAlarm.title')}>
      <Stack spacing={1}>
        {error ? <QueryError message={error.message} onRetry={() => void refetch()} /> : null}
        {kinds.map((kind) => (
          <AlarmsOfKind key={kind} kind={kind} alarms={list.filter((each) => each.kind === kind)} />
        ))}
      </Stack>
    </Panel>
  );
}

interface AlarmsOfKindProps {
  readonly kind: Alarm['kind'];
  readonly alarms: readonly Alarm[];
}

function AlarmsOfKind({ kind, alarms }: AlarmsOfKindProps) {
  const text = useText();
  return (
    <Alert severity={kind === 'draw_void' ? 'warning' : 'error'} sx={{ py: 0.25 }}>
      {text(`lotteryAlarm.${kind}`)}: {alarms.length}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, overflowWrap: 'anywhere' }}>
        {alarms.slice(0, SHOWN).map((each, index) => (
          <span key={index}>
            <Link to={pageOf(each)} style={{ color: 'inherit' }}>
              {each.issue ?? each.gameCode}
            </Link>{' '}
            {each.since === undefined ? figureOf(each) : <Elapsed since={each.since} />}
          </span>
        ))}
        {alarms.length > SHOWN ? `+${alarms.length - SHOWN}` : null}
      </Box>
    </Alert>
  );
}

function pageOf({ issue, gameCode }: Alarm): string {
  return issue === undefined ? `${urls.lottery(gameCode)}?tab=statistics` : urls.draw(issue);
}

function figureOf({ chance, deviations }: Alarm): string {
  if (chance !== undefined) return `p = ${formatChance(chance)}`;
  return deviations === undefined ? '' : `${deviations} σ`;
}

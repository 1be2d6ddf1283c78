// The team of an agent over the last thirty days: its money, its people, and each day.
import { Stack, Typography } from '@mui/material';
import type { CallValue } from '../../calls/calls.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { Facts } from '../../ui/Facts.tsx';
import { formatCount, formatDay } from '../../ui/format.ts';
import { Money } from '../../ui/Money.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { TimeBars } from '../../ui/time/time-charts.tsx';

type Sums = CallValue<'agentTeamSums'>;

const SUMS = [
  'bet',
  'payout',
  'rebate',
  'activity',
  'salary',
  'dividend',
  'deposit',
  'withdrawal',
] as const;
const PEOPLE = ['members', 'agents', 'registered', 'depositors', 'active'] as const;

export function AgentTeamSums({ id }: { readonly id: string }) {
  const text = useText();
  const language = useLanguage();
  const { data, error, refetch } = useAsk('agentTeamSums', { id });
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  if (data === undefined) return null;
  const day = (of: string) => formatDay(of, language) ?? of;
  return (
    <Panel title={text('agent.teamSums')}>
      <Stack spacing={2}>
        <Typography variant="body2" color="textSecondary">
          {`${day(data.from)} – ${day(data.to)} · ${data.currency}`}
        </Typography>
        <Facts
          facts={[
            ...SUMS.map(
              (name) =>
                [
                  text(`agent.sum.${name}`),
                  <Money key={name} value={data.total[name]} rounded />,
                ] as const,
            ),
            [
              text('agent.sum.netResult'),
              <Money key="n" value={data.total.netResult} signed rounded />,
            ],
            [text('agent.sum.balance'), <Money key="b" value={data.people.balance} rounded />],
            ...PEOPLE.map(
              (name) =>
                [text(`agent.people.${name}`), formatCount(data.people[name], language)] as const,
            ),
            [text('agent.firstDeposits'), formatCount(data.total.firstDeposits, language)],
          ]}
        />
        <Days days={data.days} />
      </Stack>
    </Panel>
  );
}

function Days({ days }: Pick<Sums, 'days'>) {
  const text = useText();
  return (
    <TimeBars
      label={text('agent.teamSums')}
      by="day"
      series={[
        { key: 'bet', label: text('agent.sum.bet'), color: 'primary' },
        { key: 'deposit', label: text('agent.sum.deposit'), color: 'success' },
      ]}
      points={days.map(({ day, bet, deposit }) => ({
        at: Date.parse(`${day}T12:00:00Z`),
        bet,
        deposit,
      }))}
    />
  );
}

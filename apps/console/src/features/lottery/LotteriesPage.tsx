// What is sold, on which terms, and what is open now.
import { Button } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ValueOf } from '../../app/calls.ts';
import { useRight } from '../../app/session.ts';
import { useAsk } from '../../app/use-ask.ts';
import { useLanguage, useText, useTextOf } from '../../i18n/use-text.ts';
import { Remaining } from '../../ui/Elapsed.tsx';
import { formatElapsed } from '../../ui/format.ts';
import { Lines } from '../../ui/Lines.tsx';
import { Money } from '../../ui/Money.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { urls } from '../../urls.ts';
import { LotteryDialog } from './LotteryDialog.tsx';
import { Numbers } from './Numbers.tsx';
import { OnOff } from '../../ui/OnOff.tsx';

export type Lottery = ValueOf<'lotteryList'>['list'][number];

export function LotteriesPage() {
  const text = useText();
  const textOf = useTextOf();
  const language = useLanguage();
  const mayEdit = useRight('lotteries.edit');
  const { data, error, refetch } = useAsk('lotteryList', {}, { refreshMs: 5000 });
  const [edited, setEdited] = useState<Lottery>();
  if (error) return <Problem message={error.message} onRetry={() => void refetch()} />;
  return (
    <Panel title={text('menu.lotteries')}>
      <Title title={text('menu.lotteries')} />
      <Lines
        label={text('menu.lotteries')}
        rows={data?.list}
        keyOf={(row) => row.code}
        empty={text('ra.navigation.no_results')}
        columns={[
          {
            label: text('draw.lottery'),
            render: (row) => <Link to={urls.lottery(row.code)}>{row.names[language]}</Link>,
          },
          {
            label: text('lottery.every'),
            wide: true,
            render: ({ schedule }) =>
              schedule.kind === 'interval'
                ? formatElapsed(schedule.seconds * 1000)
                : text('lottery.timesADay', { count: schedule.times.length }),
          },
          { label: text('draw.mode'), wide: true, render: (row) => textOf('drawMode', row.mode) },
          {
            label: text('lottery.open'),
            render: (row) =>
              row.current === undefined ? (
                '—'
              ) : (
                <>
                  <Link to={urls.draw(row.current.issue)}>{row.current.issue}</Link>{' '}
                  <Remaining until={row.current.closesAt} />
                </>
              ),
          },
          { label: text('lottery.last'), render: (row) => <Numbers numbers={row.last?.numbers} /> },
          {
            label: text('lottery.maxStake'),
            right: true,
            wide: true,
            render: (row) => <Money value={row.maxStake} />,
          },
          {
            label: text('field.state'),
            render: (row) => <OnOff on={row.enabled} />,
          },
          {
            label: '',
            right: true,
            render: (row) =>
              mayEdit ? (
                <Button onClick={() => setEdited(row)}>{text('lottery.terms')}</Button>
              ) : null,
          },
        ]}
      />
      {edited ? <LotteryDialog lottery={edited} onClose={() => setEdited(undefined)} /> : null}
    </Panel>
  );
}

// A settlement run: its bills beside what each would come to now, what waits for whom, and what
// repetitions changed. It is approved, paid and repeated from here.
import { Alert, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { useDone } from '../../acts/use-done.ts';
import { call, type CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { Facts } from '../../ui/Facts.tsx';
import { formatCount, formatMoney } from '../../ui/format.ts';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { Money } from '../../ui/Money.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { sumMoney } from '../../ui/sum-money.ts';
import { DateTime } from '../../ui/time/DateTime.tsx';
import type { Kind } from '../../records/contracts/contract-names.ts';
import { newAmount, oldAmount } from './run-amounts.tsx';
import { RunLines } from './RunLines.tsx';
import { SignedMoney } from './SignedMoney.tsx';
import { usePeriodName } from '../../records/contracts/use-period-name.ts';

type Compared = CallValue<'contractRunCompare'>;
type Line = Compared['lines'][number];
type Act = 'runApprove' | 'runPay' | 'runRepeat';

const REFRESH_MS = 20_000;
const isSome = (value: string): boolean => /[1-9]/.test(value);

interface RunDetailProps {
  readonly kind: Kind;
  readonly periodKey: string;
  readonly onClose: () => void;
}

export function RunDetail({ kind, periodKey, onClose }: RunDetailProps) {
  const text = useText();
  const periodName = usePeriodName();
  const asked = { kind, periodKey };
  const { data, error, refetch } = useAsk('contractRunCompare', asked, { refreshMs: REFRESH_MS });
  const back = <Button onClick={onClose}>{text('contract.allRuns')}</Button>;
  const title = `${text(`contract.kind.${kind}`)} · ${periodName(periodKey)}`;
  if (error) {
    return (
      <Panel title={title} actions={back}>
        <QueryError message={error.message} onRetry={() => void refetch()} />
      </Panel>
    );
  }
  if (data === undefined)
    return (
      <Panel title={title} actions={back}>
        {null}
      </Panel>
    );
  return (
    <Stack spacing={2}>
      <Summary title={title} back={back} compared={data} />
      <RunLines lines={data.lines} kind={kind} periodKey={periodKey} />
      <Changes changes={data.changes} />
    </Stack>
  );
}

interface SummaryProps {
  readonly title: string;
  readonly back: React.ReactNode;
  readonly compared: Compared;
}

function Summary({ title, back, compared }: SummaryProps) {
  const text = useText();
  const mayPay = useRight('contracts.pay');
  const [act, setAct] = useState<Act>();
  const { run, waiting, needsSecond, lines } = compared;
  const replaced = lines.filter((line) => line.replaced).length;
  const stays = lines.filter((line) => !line.replaced && isSome(line.difference)).length;
  const count = (status: Line['status']) => lines.filter((line) => line.status === status).length;
  return (
    <Panel
      title={title}
      actions={
        <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
          {back}
          {mayPay && isSome(waiting) ? (
            <Button variant="contained" onClick={() => setAct('runApprove')}>
              {text('contract.runApprove')}
            </Button>
          ) : null}
          {mayPay && count('READY') > 0 ? (
            <Button onClick={() => setAct('runPay')}>{text('contract.runPay')}</Button>
          ) : null}
          {mayPay ? (
            <Button onClick={() => setAct('runRepeat')}>{text('contract.runRepeat')}</Button>
          ) : null}
        </Stack>
      }
    >
      <Stack spacing={1.5}>
        <Facts
          facts={[
            [text('contract.begins'), <DateTime key="b" at={run.begins} />],
            [text('contract.ends'), <DateTime key="e" at={run.ends} />],
            [text('contract.computed'), <DateTime key="c" at={run.computedAt} />],
            [
              text('contract.repeated'),
              run.recomputedAt === null ? '–' : <DateTime key="r" at={run.recomputedAt} />,
            ],
            [text('contract.before'), <Money key="o" value={compared.before} />],
            [text('contract.after'), <Money key="n" value={compared.after} />],
            [text('contract.difference'), <SignedMoney key="d" value={compared.difference} />],
            [text('contract.waiting'), <Money key="w" value={waiting} />],
          ]}
        />
        {isSome(waiting) ? (
          <Alert severity="info">
            {text(needsSecond ? 'contract.needsSecond' : 'contract.oneIsEnough')}
          </Alert>
        ) : null}
        {replaced + stays === 0 ? null : (
          <Alert severity="warning">{text('contract.wouldDiffer', { replaced, stays })}</Alert>
        )}
      </Stack>
      {act === undefined ? null : (
        <RunAct act={act} compared={compared} onClose={() => setAct(undefined)} />
      )}
    </Panel>
  );
}

interface RunActProps {
  readonly act: Act;
  readonly compared: Compared;
  readonly onClose: () => void;
}

function RunAct({ act, compared, onClose }: RunActProps) {
  const text = useText();
  const done = useDone(onClose);
  const { kind, periodKey } = compared.run;
  const language = useLanguage();
  const words = { period: usePeriodName()(periodKey), kind: text(`contract.kind.${kind}`) };
  const status = act === 'runPay' ? 'READY' : 'WAIT_APPROVAL';
  const chosen = compared.lines.filter((line) => line.status === status);
  const amounts = {
    count: formatCount(chosen.length, language),
    sum: formatMoney(sumMoney(chosen.map(({ before }) => before)), language),
  };
  const differing = compared.lines.filter((line) => line.replaced || isSome(line.difference));
  return (
    <ActDialog
      title={text(`contract.${act}`)}
      words={
        <>
          {text(`contract.${act}Effect`, words)}
          {act === 'runRepeat' ? null : (
            <p style={{ margin: '8px 0 0', fontWeight: 600 }}>
              {text('contract.payCount', amounts)}
            </p>
          )}
          {act === 'runRepeat' ? <Differences lines={differing} /> : null}
        </>
      }
      button={text(`contract.${act}`)}
      second={act === 'runRepeat' || (act === 'runApprove' && compared.needsSecond)}
      withoutReason={act === 'runPay'}
      run={({ reason }) => {
        if (act === 'runPay') return call('contractRunPay', { kind, periodKey });
        const asked = { kind, periodKey, reason };
        return act === 'runApprove'
          ? call('contractRunApprove', asked)
          : call('contractRunRepeat', asked);
      }}
      onDone={done}
      onClose={onClose}
    />
  );
}

/** What a repetition would change, before anybody asks for it. */
function Differences({ lines }: { readonly lines: readonly Line[] }) {
  const text = useText();
  return (
    <DataTable<Line>
      label={text('contract.difference')}
      rows={lines}
      keyOf={(line) => line.username}
      empty={text('contract.noDifference')}
      columns={[
        { label: text('member.username'), render: (line) => line.username },
        { label: text('contract.before'), right: true, render: oldAmount },
        { label: text('contract.after'), right: true, render: newAmount },
        {
          label: text('contract.difference'),
          right: true,
          render: (line) => <SignedMoney value={line.difference} />,
        },
      ]}
    />
  );
}

function Changes({ changes }: Pick<Compared, 'changes'>) {
  const text = useText();
  if (changes.length === 0) return null;
  return (
    <Panel title={text('contract.changes')}>
      <DataTable
        label={text('contract.changes')}
        rows={changes}
        keyOf={(row) => `${row.username} ${row.time} ${row.after}`}
        empty={text('contract.noDifference')}
        columns={[
          { label: text('field.time'), wide: true, render: (row) => <DateTime at={row.time} /> },
          { label: text('member.username'), render: (row) => row.username },
          {
            label: text('contract.before'),
            right: true,
            render: (row) => <Money value={row.before} />,
          },
          {
            label: text('contract.after'),
            right: true,
            render: (row) => <Money value={row.after} />,
          },
          {
            label: text('contract.difference'),
            right: true,
            render: (row) => <SignedMoney value={row.difference} />,
          },
          {
            label: text('contract.onRepeat'),
            render: (row) => text(row.replaced ? 'contract.replaced' : 'contract.stays'),
          },
          { label: text('contract.by'), wide: true, render: (row) => row.by },
        ]}
      />
    </Panel>
  );
}

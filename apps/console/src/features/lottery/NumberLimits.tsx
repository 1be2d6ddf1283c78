import { Button, Chip } from '@mui/material';
import { useState } from 'react';
import { call, type CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useDone } from '../../acts/use-done.ts';
import { useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { SaveLoaded } from '../../ui/lists/SaveLoaded.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { NamedCode } from '../../ui/NamedCode.tsx';
import { usePlayNames } from '../../records/use-play-names.ts';
import { NumberLimitDialog } from './NumberLimitDialog.tsx';

type Limit = CallValue<'numberLimits'>['list'][number];

const TONES = { stands: 'wait', ended: 'plain', over: 'plain' } as const;

/** The numbers of a lottery that are closed, pay less or are capped, and recently ended limits. */
export function NumberLimits({ code }: { readonly code: string }) {
  const text = useText();
  const mayEdit = useRight('lotteries.edit');
  const { data, error, refetch } = useAsk('numberLimits', { code });
  const names = usePlayNames(code);
  const [adding, setAdding] = useState(false);
  const [ending, setEnding] = useState<Limit>();
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  return (
    <Panel
      title={text('limits.title')}
      actions={
        <>
          <SaveLoaded
            list="numberLimits"
            rows={data?.list}
            fields={[
              'terms',
              'issue',
              'state',
              'reason',
              'madeBy',
              'madeAt',
              'endedBy',
              'endedAt',
              'endReason',
            ]}
            of={{ lottery: code }}
          />
          {mayEdit ? (
            <Button variant="contained" onClick={() => setAdding(true)}>
              {text('limits.add')}
            </Button>
          ) : null}
        </>
      }
    >
      <DataTable
        label={text('limits.title')}
        rows={data?.list}
        keyOf={(row) => row.id}
        empty={text('limits.none')}
        columns={[
          {
            label: text('limits.number'),
            render: (row) => <NamedCode name={names.item(itemOf(row))} code={itemOf(row)} />,
          },
          { label: text('limits.what'), render: (row) => <Effect limit={row} /> },
          {
            label: text('draw.issue'),
            render: (row) => row.issue ?? text('limits.untilNotice'),
          },
          { label: text('act.reason'), wide: true, render: (row) => row.reason },
          {
            label: text('limits.madeBy'),
            wide: true,
            render: (row) => (
              <>
                {row.madeBy} · <DateTime at={row.madeAt} />
              </>
            ),
          },
          {
            label: text('field.state'),
            render: (row) => (
              <StateChip tone={TONES[row.state]} label={text(`limits.${row.state}`)} />
            ),
          },
          {
            label: '',
            right: true,
            render: (row) =>
              mayEdit && row.state === 'stands' ? (
                <Button onClick={() => setEnding(row)}>{text('limits.end')}</Button>
              ) : null,
          },
        ]}
      />
      {adding ? <NumberLimitDialog code={code} onClose={() => setAdding(false)} /> : null}
      {ending ? (
        <EndDialog
          code={code}
          limit={ending}
          name={names.item(itemOf(ending))}
          onClose={() => setEnding(undefined)}
        />
      ) : null}
    </Panel>
  );
}

function itemOf({ terms }: Limit): string {
  return terms.kind === 'pair' ? '*' : terms.item;
}

function Effect({ limit: { terms } }: { readonly limit: Limit }) {
  const text = useText();
  if (terms.kind === 'pay') {
    return terms.payPercent === 0 ? (
      <Chip size="small" color="error" label={text('limits.closed')} />
    ) : (
      <>{text('limits.pays', { percent: terms.payPercent })}</>
    );
  }
  if (terms.kind === 'pair') return <>{text('limits.pairMost', { most: terms.most })}</>;
  const of = `${text(`limits.scope.${terms.scope}`)}, ${text(`limits.measure.${terms.measure}`)}`;
  return <>{text('limits.most', { of, most: terms.most })}</>;
}

interface EndDialogProps {
  readonly code: string;
  readonly limit: Limit;
  readonly name: string;
  readonly onClose: () => void;
}

function EndDialog({ code, limit, name, onClose }: EndDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  return (
    <ActDialog
      title={`${text('limits.end')} · ${name}`}
      words={text('limits.endEffect')}
      button={text('limits.end')}
      run={({ reason, idempotencyKey }) =>
        call('numberLimitEnd', { code, limit: limit.id, reason }, { idempotencyKey })
      }
      onDone={done}
      onClose={onClose}
    />
  );
}

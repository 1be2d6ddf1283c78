import { Button, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { call, type CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk, useReadAgain } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { urls } from '../../urls.ts';
import { Pager } from '../../ui/lists/Pager.tsx';

type Row = CallValue<'feedbackList'>['list'][number];

const STATES = ['new', 'read', 'closed'] as const;
const TONES = { new: 'wait', read: 'work', closed: 'plain' } as const;
const PAGE = 25;

/** The feedback that visitors sent. */
export function FeedbackTable() {
  const text = useText();
  const [state, setState] = useState<Row['state'] | ''>('');
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useAsk(
    'feedbackList',
    { pageNo: page + 1, pageSize: PAGE, ...(state === '' ? {} : { state }) },
    { refreshMs: 15_000 },
  );
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  return (
    <Panel
      title={text('content.feedback')}
      actions={
        <TextField
          select
          label={text('field.state')}
          value={state}
          onChange={(event) => setState(event.target.value as Row['state'] | '')}
          sx={{ minWidth: 140 }}
        >
          <MenuItem value="">{text('app.all')}</MenuItem>
          {STATES.map((each) => (
            <MenuItem key={each} value={each}>
              {text(`feedback.${each}`)}
            </MenuItem>
          ))}
        </TextField>
      }
    >
      <DataTable
        label={text('content.feedback')}
        rows={data?.list}
        keyOf={(row) => row.id}
        empty={text('feedback.none')}
        columns={[
          { label: text('field.time'), render: (row) => <DateTime at={row.at} /> },
          { label: text('feedback.content'), render: (row) => row.content },
          {
            label: text('feedback.from'),
            render: (row) =>
              row.member === null ? (
                (row.contact ?? '—')
              ) : (
                <Link to={urls.member(row.member)}>{text('feedback.member')}</Link>
              ),
          },
          {
            label: text('field.state'),
            render: (row) => (
              <StateChip tone={TONES[row.state]} label={text(`feedback.${row.state}`)} />
            ),
          },
          { label: '', right: true, render: (row) => <FeedbackActions row={row} /> },
        ]}
      />
      <Pager total={data?.total} page={page} pageSize={PAGE} onPage={setPage} />
    </Panel>
  );
}

function FeedbackActions({ row }: { readonly row: Row }) {
  const text = useText();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const mayMark = useRight('content.edit');
  const mark = async (state: Row['state']) => {
    const answer = await call('feedbackMark', { id: row.id, state });
    if (!answer.ok) notify(answer.refusal.message, { type: 'error' });
    await readAgain();
  };
  if (!mayMark || row.state === 'closed') return null;
  return (
    <>
      {row.state === 'new' ? (
        <Button onClick={() => void mark('read')}>{text('feedback.markRead')}</Button>
      ) : null}
      <Button onClick={() => void mark('closed')}>{text('feedback.close')}</Button>
    </>
  );
}

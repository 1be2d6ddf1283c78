import { Button } from '@mui/material';
import { SelectInput, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { call, type CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useReadAgain } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { ListPage } from '../../ui/lists/ListPage.tsx';
import { ListTable } from '../../ui/lists/ListTable.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { urls } from '../../urls.ts';

type Row = CallValue<'feedbackList'>['list'][number];

const STATES = ['new', 'read', 'closed'] as const;
const TONES = { new: 'wait', read: 'work', closed: 'plain' } as const;

/** The fields of the CSV file. */
const CSV = ['at', 'member', 'contact', 'state', 'content'];

/** The feedback that visitors sent. */
export function FeedbackList() {
  const text = useText();
  const states = STATES.map((id) => ({ id, name: text(`feedback.${id}`) }));
  return (
    <ListPage
      title={text('menu.feedback')}
      resource="feedback"
      csv={CSV}
      refreshMs={15_000}
      filters={[
        <SelectInput
          key="state"
          source="state"
          label={text('field.state')}
          choices={states}
          alwaysOn
        />,
      ]}
    >
      <ListTable<Row>
        label={text('menu.feedback')}
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
    </ListPage>
  );
}

function FeedbackActions({ row }: { readonly row: Row }) {
  const text = useText();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const mayMark = useRight('feedback.close');
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

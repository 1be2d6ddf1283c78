// A short list whose lines are added, edited and deleted in dialogs.
import { Button } from '@mui/material';
import { useState, type ComponentProps, type ReactNode } from 'react';
import type { ClientAnswer } from '../calls/calls.ts';
import { useText } from '../i18n/use-text.ts';
import { DataTable, type ColumnSpec } from '../ui/lists/DataTable.tsx';
import { SaveLoaded } from '../ui/lists/SaveLoaded.tsx';
import { EnabledChip } from '../ui/EnabledChip.tsx';
import { Panel } from '../ui/Panel.tsx';
import { QueryError, type FailingQuery } from '../ui/QueryError.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';

interface Line {
  readonly id: string;
  readonly enabled: boolean;
}

interface EditedLinesProps<Row extends Line, Draft> {
  readonly title: string;
  /** The result of `useAsk`. */
  readonly query: FailingQuery & { readonly data: readonly Row[] | undefined };
  /** The columns before the state and the buttons. */
  readonly columns: readonly ColumnSpec<Row>[];
  /** What the rows are, and the columns of their file. */
  readonly file: Pick<ComponentProps<typeof SaveLoaded<Row>>, 'list' | 'fields'>;
  readonly mayEdit: boolean;
  readonly newDraft: () => Draft;
  readonly editor: (first: Draft | Row, onClose: () => void) => ReactNode;
  readonly removeWords: (row: Row) => string;
  readonly remove: (row: Row) => Promise<ClientAnswer<null>>;
}

export function EditedLines<Row extends Line, Draft>(props: EditedLinesProps<Row, Draft>) {
  const { title, query, columns, file, mayEdit, newDraft, editor, removeWords, remove } = props;
  const text = useText();
  const [edited, setEdited] = useState<Draft | Row>();
  const [removed, setRemoved] = useState<Row>();
  const { data, error, refetch } = query;
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  const buttons = (row: Row) =>
    mayEdit ? (
      <>
        <Button onClick={() => setEdited(row)}>{text('ra.action.edit')}</Button>
        <Button color="error" onClick={() => setRemoved(row)}>
          {text('ra.action.delete')}
        </Button>
      </>
    ) : null;
  return (
    <Panel
      title={title}
      actions={
        <>
          <SaveLoaded {...file} rows={data} />
          {mayEdit ? (
            <Button variant="contained" onClick={() => setEdited(newDraft())}>
              {text('ra.action.add')}
            </Button>
          ) : null}
        </>
      }
    >
      <DataTable
        label={title}
        rows={data}
        keyOf={(row) => row.id}
        empty={text('ra.navigation.no_results')}
        columns={[
          ...columns,
          { label: text('field.state'), render: (row) => <EnabledChip on={row.enabled} /> },
          { label: '', right: true, render: buttons },
        ]}
      />
      {edited === undefined ? null : editor(edited, () => setEdited(undefined))}
      {removed ? (
        <RemoveDialog
          words={removeWords(removed)}
          remove={() => remove(removed)}
          onClose={() => setRemoved(undefined)}
        />
      ) : null}
    </Panel>
  );
}

// Contracts from a file: it is checked whole, each row that cannot be imported says why, and only a
// file without such rows can be handed on to a second operator.
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { useDone } from '../../acts/use-done.ts';
import { call, type CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useText } from '../../i18n/use-text.ts';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { useRateTexts } from '../../records/contracts/contract-rates.ts';

type Checked = CallValue<'contractImportCheck'>;
type Row = Checked['rows'][number];

/** Larger than any file of five hundred contracts. */
const FILE_BYTES_MAX = 600_000;

/** What a file looks like: two tiers of a top agent, and one of its downline. */
const SAMPLE = `username,kind,basis,period,categories,activeMinBet,minTurnover,minActive,ratePct
anna,DIVIDEND,NET_LOSS,HALF_MONTH,LOTT,100,50000,3,10
anna,,,,,,200000,5,15
bruno,DIVIDEND,NET_LOSS,HALF_MONTH,LOTT,100,50000,3,8
`;

export function ContractImport() {
  const text = useText();
  const mayEdit = useRight('contracts.edit');
  const [name, setName] = useState('');
  const [checked, setChecked] = useState<Checked>();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const check = async (file: File) => {
    setBusy(true);
    setChecked(undefined);
    setRefusal(undefined);
    setName(file.name);
    if (file.size > FILE_BYTES_MAX) setRefusal(text('contract.fileTooLarge'));
    else {
      const answer = await call('contractImportCheck', { file: await file.text() });
      if (answer.ok) setChecked(answer.value);
      else setRefusal(answer.refusal.message);
    }
    setBusy(false);
  };
  return (
    <Panel title={text('contract.tab.import')}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="body2">{text('contract.importWords')}</Typography>
        <Typography
          component="pre"
          variant="caption"
          sx={{ m: 0, p: 1, maxWidth: '100%', overflowX: 'auto', bgcolor: 'action.hover' }}
        >
          {SAMPLE}
        </Typography>
        {mayEdit ? (
          <Button component="label" variant="contained" disabled={isBusy}>
            {text('contract.chooseFile')}
            <input
              hidden
              type="file"
              accept=".csv,.json,text/csv,application/json"
              aria-label={text('contract.chooseFile')}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) void check(file);
                // The same file can be chosen again once it is mended.
                target.value = '';
              }}
            />
          </Button>
        ) : null}
        {refusal === undefined ? null : <Alert severity="error">{`${name}: ${refusal}`}</Alert>}
      </Stack>
      {checked === undefined ? null : (
        <Result name={name} checked={checked} onAsk={() => setAsking(true)} />
      )}
      {checked !== undefined && isAsking ? (
        <Confirm
          rows={checked.rows}
          onClose={() => setAsking(false)}
          onImported={() => setChecked(undefined)}
        />
      ) : null}
    </Panel>
  );
}

interface ResultProps {
  readonly name: string;
  readonly checked: Checked;
  readonly onAsk: () => void;
}

function Result({ name, checked, onAsk }: ResultProps) {
  const text = useText();
  const { ratesText } = useRateTexts();
  const { rows, problems } = checked;
  // Rows with a problem come first: they are what is to be mended.
  const sorted = rows.toSorted(
    (one, other) => Number(one.problem === null) - Number(other.problem === null),
  );
  const count = rows.length;
  return (
    <Stack spacing={1.5} sx={{ mt: 2 }}>
      {problems === 0 ? (
        <Alert
          severity="success"
          action={
            <Button color="inherit" onClick={onAsk}>
              {text('contract.importAsk')}
            </Button>
          }
        >
          {text('contract.importGood', { name, count })}
        </Alert>
      ) : (
        <Alert severity="error">{text('contract.importBad', { name, count, problems })}</Alert>
      )}
      <DataTable<Row>
        label={text('contract.tab.import')}
        rows={sorted}
        keyOf={(row) => String(row.line)}
        empty={text('contract.none')}
        columns={[
          { label: text('contract.line'), right: true, render: (row) => row.line },
          { label: text('member.username'), render: (row) => row.username || '–' },
          {
            label: text('contract.upline'),
            wide: true,
            render: (row) => row.upline ?? text('contract.house'),
          },
          {
            label: text('contract.kind'),
            render: (row) => (row.terms ? text(`contract.kind.${row.terms.kind}`) : '–'),
          },
          {
            label: text('contract.rates'),
            wide: true,
            render: (row) => (row.terms ? ratesText(row.terms.tiers) : '–'),
          },
          {
            label: text('contract.check'),
            render: (row) =>
              row.problem === null ? (
                <StateChip tone="good" label={text('contract.rowGood')} />
              ) : (
                <Typography variant="body2" color="error">
                  {row.problem}
                </Typography>
              ),
          },
        ]}
      />
    </Stack>
  );
}

interface ConfirmProps {
  readonly rows: readonly Row[];
  readonly onClose: () => void;
  readonly onImported: () => void;
}

function Confirm({ rows, onClose, onImported }: ConfirmProps) {
  const text = useText();
  const done = useDone(onClose);
  return (
    <ActDialog
      title={text('contract.tab.import')}
      words={text('contract.importEffect', { count: rows.length })}
      button={text('contract.importAsk')}
      second
      run={({ reason }) =>
        call('contractImport', {
          rows: rows.flatMap(({ line, username, terms }) =>
            terms === null ? [] : [{ line, username, terms }],
          ),
          reason,
        })
      }
      onDone={(waits) => {
        onImported();
        done(waits);
      }}
      onClose={onClose}
    />
  );
}

// What a move of a line ends: each contract with its parties, terms and open debt.
import { Alert, Stack, Typography } from '@mui/material';
import type { CallValue } from '../../calls/calls.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { useRateTexts } from '../../records/contracts/contract-rates.ts';
import { ContractState } from '../../records/contracts/ContractState.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { Money } from '../../ui/Money.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { urls } from '../../urls.ts';

type Preview = CallValue<'agentMovePreview'>;
type Row = Preview['endings'][number];

/** The contracts and offers that a move ends, and what stays owed of them. */
export function EndingContracts({ preview }: { readonly preview: Preview }) {
  const text = useText();
  const { ratesText } = useRateTexts();
  const textOf = useTextOf();
  const { endings, contracts, offers } = preview;
  const all = contracts + offers;
  const party = (row: Row) => `${row.upline ?? text('contract.house')} → ${row.username}`;
  return (
    <Stack spacing={1}>
      <Typography variant="subtitle2" component="h3">
        {text('agent.endings')}
      </Typography>
      <DataTable<Row>
        label={text('agent.endings')}
        rows={endings}
        keyOf={(row) => row.id}
        empty={text('agent.noEndings')}
        rowPath={(row) => urls.contract(row.id)}
        columns={[
          {
            label: text('agent.endingParties'),
            render: (row) => party(row),
          },
          {
            label: text('contract.kind'),
            render: (row) => (
              <>
                {text(`contract.kind.${row.kind}`)}
                <Typography component="div" variant="caption" color="textSecondary">
                  {`${textOf('contract.basis', row.terms.basis)} · `}
                  {textOf('contract.every', row.terms.period)}
                </Typography>
              </>
            ),
          },
          { label: text('contract.rates'), render: (row) => ratesText(row.terms.tiers) },
          { label: text('agent.endingSince'), render: (row) => <DateTime at={row.since} /> },
          {
            label: text('agent.endsAt'),
            render: (row) => (
              <>
                {row.endsAt === null ? text('agent.endsNow') : <DateTime at={row.endsAt} />}
                {row.state === 'ACTIVE' ? null : (
                  <div>
                    <ContractState state={row.state} />
                  </div>
                )}
              </>
            ),
          },
          {
            label: text('agent.openDebt'),
            right: true,
            sum: (row) => row.debt,
            render: (row) => (/[1-9]/.test(row.debt) ? <Money value={row.debt} /> : '–'),
          },
        ]}
      />
      {all > endings.length ? (
        <Typography variant="body2" color="textSecondary">
          {text('agent.endingsCut', { shown: endings.length, all })}
        </Typography>
      ) : null}
      {/[1-9]/.test(preview.debt) ? (
        <Alert severity="warning">{text('agent.debtStays')}</Alert>
      ) : null}
    </Stack>
  );
}

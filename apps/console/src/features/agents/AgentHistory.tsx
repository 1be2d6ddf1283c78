// How an account's terms and its place in the tree came about.
import { Stack } from '@mui/material';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import type { Agent } from './agent.ts';
import { ratesText } from './group-text.ts';

interface AgentHistoryProps {
  readonly agent: Agent;
}

export function AgentHistory({ agent }: AgentHistoryProps) {
  return (
    <Stack spacing={2}>
      <Changes agent={agent} />
      <Moves agent={agent} />
    </Stack>
  );
}

function Changes({ agent }: AgentHistoryProps) {
  const text = useText();
  const textOf = useTextOf();
  return (
    <Panel title={text('agent.changes')}>
      <DataTable
        label={text('agent.changes')}
        rows={agent.changes}
        keyOf={(row) => `${row.time} ${row.newGroup} ${row.cause}`}
        empty={text('agent.noChanges')}
        columns={[
          { label: text('field.time'), render: (row) => <DateTime at={row.time} /> },
          { label: text('agent.cause'), render: (row) => textOf('agent.cause', row.cause) },
          {
            label: text('agent.group'),
            render: (row) =>
              row.oldGroup === null ? row.newGroup : `${row.oldGroup} → ${row.newGroup}`,
          },
          { label: text('agent.rates'), render: (row) => ratesText(row.newRates) },
          { label: text('agent.by'), render: (row) => row.by },
          { label: text('act.reason'), wide: true, render: (row) => row.reason },
        ]}
      />
    </Panel>
  );
}

function Moves({ agent }: AgentHistoryProps) {
  const text = useText();
  return (
    <Panel title={text('agent.moves')}>
      <DataTable
        label={text('agent.moves')}
        rows={agent.moves}
        keyOf={(row) => String(row.time)}
        empty={text('agent.noMoves')}
        columns={[
          { label: text('field.time'), render: (row) => <DateTime at={row.time} /> },
          { label: text('agent.from'), render: (row) => row.from ?? text('agent.house') },
          { label: text('agent.to'), render: (row) => row.to ?? text('agent.house') },
          { label: text('agent.team'), right: true, render: (row) => row.team },
          { label: text('agent.by'), render: (row) => row.by },
          { label: text('act.reason'), wide: true, render: (row) => row.reason },
        ]}
      />
    </Panel>
  );
}

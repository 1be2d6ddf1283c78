// Requests of agents to freeze a downline: an operator grants one, with a level and a reach of its
// own choice, or refuses it.
import { Button, Checkbox, FormControlLabel, MenuItem, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { useDone } from '../../acts/use-done.ts';
import { call, type CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useText } from '../../i18n/use-text.ts';
import { PagedPanel } from '../../ui/lists/PagedPanel.tsx';
import { usePages } from '../../calls/use-pages.ts';
import { StateChip, type Tone } from '../../ui/StateChip.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { urls } from '../../urls.ts';

type Row = CallValue<'agentFreezeList'>['list'][number];
type Level = Row['level'];

const REFRESH_MS = 10_000;
const LEVELS: readonly Level[] = [1, 2, 3];
const TONES: Readonly<Record<Row['state'], Tone>> = {
  open: 'wait',
  granted: 'good',
  refused: 'bad',
  withdrawn: 'plain',
};

/** The columns of the file. */
const CSV = [
  'time',
  'agent.username',
  'member.username',
  'level',
  'team',
  'teamSize',
  'state',
  'decidedBy',
  'decidedAt',
];

export function AgentFreezes({ member }: { readonly member?: string }) {
  const text = useText();
  const [act, setAct] = useState<{ readonly row: Row; readonly grant: boolean }>();
  const mayDecide = useRight('members.freeze');
  const ofMember = member === undefined ? {} : { member };
  const pages = usePages({
    call: 'agentFreezeList',
    resource: 'agentFreezes',
    filter: ofMember,
    refreshMs: REFRESH_MS,
  });
  const levelOf = (row: Row) =>
    `${text(`freeze.${row.level}`)}${row.team ? ` · ${text('agent.withTeam')}` : ''}`;
  return (
    <PagedPanel<Row>
      title={text('agent.tab.freezes')}
      pages={pages}
      csv={CSV}
      keyOf={(row) => row.id}
      empty={text('agent.noFreezes')}
      columns={[
        { label: text('field.time'), wide: true, render: (row) => <DateTime at={row.time} /> },
        { label: text('agent.asker'), render: (row) => row.agent.username },
        {
          label: text('agent.account'),
          render: (row) => <Link to={urls.agent(row.member.id)}>{row.member.username}</Link>,
        },
        { label: text('agent.asked'), render: levelOf },
        { label: text('act.reason'), wide: true, render: (row) => row.reason },
        {
          label: text('field.state'),
          render: (row) => (
            <StateChip tone={TONES[row.state]} label={text(`agent.freeze.${row.state}`)} />
          ),
        },
        {
          label: text('agent.decision'),
          wide: true,
          render: (row) =>
            row.decidedBy === null ? '–' : `${row.decidedBy}: ${row.decisionReason}`,
        },
        {
          label: '',
          render: (row) =>
            mayDecide && row.state === 'open' ? (
              <Stack direction="row">
                <Button size="small" onClick={() => setAct({ row, grant: true })}>
                  {text('agent.grant')}
                </Button>
                <Button size="small" color="error" onClick={() => setAct({ row, grant: false })}>
                  {text('agent.refuse')}
                </Button>
              </Stack>
            ) : null,
        },
      ]}
    >
      {act === undefined ? null : <Decide {...act} onClose={() => setAct(undefined)} />}
    </PagedPanel>
  );
}

interface DecideProps {
  readonly row: Row;
  readonly grant: boolean;
  readonly onClose: () => void;
}

function Decide({ row, grant, onClose }: DecideProps) {
  const text = useText();
  const done = useDone(onClose);
  const [level, setLevel] = useState<Level>(row.level);
  const [team, setTeam] = useState(row.team);
  const names = { name: row.member.username, agent: row.agent.username };
  return (
    <ActDialog
      title={text(grant ? 'agent.grant' : 'agent.refuse')}
      words={text(grant ? `member.freezeEffect.${level}` : 'agent.refuseFreezeEffect', names)}
      button={text(grant ? 'agent.grant' : 'agent.refuse')}
      danger={grant}
      run={({ reason }) =>
        call('agentFreezeDecide', {
          id: row.id,
          grant,
          reason,
          ...(grant ? { level, team } : {}),
        })
      }
      onDone={done}
      onClose={onClose}
    >
      {grant ? (
        <>
          <TextField
            select
            label={text('member.freezeLevel')}
            value={level}
            onChange={({ target }) => setLevel(Number(target.value) as Level)}
          >
            {LEVELS.map((each) => (
              <MenuItem key={each} value={each}>
                {text(`freeze.${each}`)}
              </MenuItem>
            ))}
          </TextField>
          <FormControlLabel
            control={<Checkbox checked={team} onChange={({ target }) => setTeam(target.checked)} />}
            label={text('member.freezeTeam', { count: row.teamSize })}
          />
        </>
      ) : null}
    </ActDialog>
  );
}

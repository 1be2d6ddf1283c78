// The approval inbox: each request described in words, to approve or refuse.
import { APPROVAL_KINDS } from '@fairhouse/calls/operator';
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { DataTable, SelectInput, TextInput } from 'react-admin';
import { call, type CallValue } from '../../calls/calls.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { Target } from './Target.tsx';
import { RequestedChanges } from './RequestedChanges.tsx';
import { RevealButton } from './RevealButton.tsx';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { Elapsed } from '../../ui/time/Elapsed.tsx';
import { Column } from '../../ui/lists/Column.tsx';
import { DayFilter } from '../../ui/lists/DayFilter.tsx';
import { ListPage, EmptyList } from '../../ui/lists/ListPage.tsx';
import { StateChip, type Tone } from '../../ui/StateChip.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { useDone } from '../../acts/use-done.ts';
import { useActs } from './use-acts.ts';

export type Approval = CallValue<'approvalList'>['list'][number];
type Decision = 'approve' | 'refuse' | 'withdraw';

const STATES = ['pending', 'approved', 'refused', 'withdrawn'] as const;
const TONES: Readonly<Record<Approval['state'], Tone>> = {
  pending: 'wait',
  approved: 'good',
  refused: 'bad',
  withdrawn: 'plain',
};

/** The fields of the CSV file. */
const CSV = [
  'id',
  'kind',
  'target',
  'subject',
  'words',
  'reason',
  'state',
  'maker',
  'madeAt',
  'checker',
  'decidedAt',
];

export function ApprovalList() {
  const text = useText();
  const textOf = useTextOf();
  const { wordsOf } = useActs();
  const kinds = Object.entries(APPROVAL_KINDS)
    .map(([act, id]) => ({ id, name: wordsOf(act) }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const choices = STATES.map((id) => ({ id, name: text(`approval.${id}`) }));
  return (
    <ListPage
      title={text('menu.approvals')}
      refreshMs={5000}
      csv={CSV}
      defaultFilter={{ state: 'pending' }}
      filters={[
        <SelectInput
          key="state"
          source="state"
          label={text('field.state')}
          choices={choices}
          alwaysOn
        />,
        <TextInput key="maker" source="maker" label={text('approval.maker')} alwaysOn />,
        <SelectInput key="kind" source="kind" label={text('approval.what')} choices={kinds} />,
        <TextInput key="target" source="target" label={text('audit.target')} />,
        <DayFilter key="day" source="day" label={text('draw.day')} />,
      ]}
    >
      <DataTable bulkActionButtons={false} empty={<EmptyList />} rowClick={false}>
        <Column
          source="words"
          label={text('approval.what')}

          render={(row: Approval) => <RequestDescription approval={row} />}
        />
        <Column
          source="target"
          wide
          label={text('audit.target')}
          render={(row: Approval) => <Target target={row.target} subject={row.subject} />}
        />
        <Column
          source="maker"
          wide
          label={text('approval.maker')}

          render={(row: Approval) => (
            <Typography variant="body2">
              {row.maker}
              <br />
              <DateTime at={row.madeAt} />
            </Typography>
          )}
        />
        <Column
          source="state"
          wide
          label={text('field.state')}

          render={(row: Approval) => (
            <StateChip tone={TONES[row.state]} label={textOf('approval', row.state)} />
          )}
        />
        <Column
          source="checker"
          label={text('approval.decision')}

          render={(row: Approval) => <DecisionCell approval={row} />}
        />
      </DataTable>
    </ListPage>
  );
}

function RequestDescription({ approval }: { readonly approval: Approval }) {
  const text = useText();
  return (
    <Stack sx={{ maxWidth: 560, whiteSpace: 'normal' }}>
      <Typography variant="body2" sx={{ fontWeight: 550 }}>
        {approval.words}
      </Typography>
      <RequestedChanges approval={approval} />
      <Typography variant="caption" color="textSecondary">
        {text('act.reason')}: <span translate="no">{approval.reason}</span>
      </Typography>
    </Stack>
  );
}

function DecisionCell({ approval }: { readonly approval: Approval }) {
  const text = useText();
  const [asked, setAsked] = useState<Decision>();
  if (approval.state !== 'pending') {
    return (
      <Typography variant="body2">
        {approval.checker}: <span translate="no">{approval.decisionReason}</span>
        <br />
        <DateTime at={approval.decidedAt} />
        {approval.mayReveal ? <RevealButton id={approval.id} /> : null}
      </Typography>
    );
  }
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      {approval.mayDecide ? (
        <>
          <Button variant="contained" onClick={() => setAsked('approve')}>
            {text('approval.approve')}
          </Button>
          <Button variant="outlined" color="error" onClick={() => setAsked('refuse')}>
            {text('approval.refuse')}
          </Button>
        </>
      ) : null}
      {approval.mine ? (
        <Button variant="outlined" onClick={() => setAsked('withdraw')}>
          {text('approval.withdraw')}
        </Button>
      ) : null}
      <Elapsed since={approval.madeAt} />
      {asked ? (
        <DecisionDialog approval={approval} decision={asked} onClose={() => setAsked(undefined)} />
      ) : null}
    </Stack>
  );
}

interface DecisionDialogProps {
  readonly approval: Approval;
  readonly decision: Decision;
  readonly onClose: () => void;
}

function DecisionDialog({ approval, decision, onClose }: DecisionDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  const button = {
    approve: text('approval.approve'),
    refuse: text('approval.refuse'),
    withdraw: text('approval.withdraw'),
  }[decision];
  const effect = {
    approve: text('approval.approveEffect', { maker: approval.maker }),
    refuse: text('approval.refuseEffect', { maker: approval.maker }),
    withdraw: text('approval.withdrawEffect'),
  }[decision];
  return (
    <ActDialog
      title={button}
      danger={decision === 'approve'}
      words={
        <>
          <Typography
            component="strong"
            variant="inherit"
            sx={{ display: 'block', fontWeight: 700 }}
          >
            {approval.words}
          </Typography>
          <RequestedChanges approval={approval} />
          {effect}
        </>
      }
      button={button}
      run={({ reason, idempotencyKey }) =>
        call('approvalDecide', { id: approval.id, decision, reason }, { idempotencyKey })
      }
      onDone={done}
      onClose={onClose}
    />
  );
}

// What syncs found in a vendor's list. A lower return and the retirement of many games wait for a
// decision, and a row that is not valid is listed until the vendor corrects it.
import { VENDOR_CHANGE_KINDS } from '@fairhouse/calls/operator';
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { SelectInput, TextInput, useListContext } from 'react-admin';
import { useRight } from '../../../calls/session.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ListPage } from '../../../ui/lists/ListPage.tsx';
import { ListTable } from '../../../ui/lists/ListTable.tsx';
import { NamedCode } from '../../../ui/NamedCode.tsx';
import { StateChip, type Tone } from '../../../ui/StateChip.tsx';
import { DateTime } from '../../../ui/time/DateTime.tsx';
import { ChangeDetail } from './ChangeDetail.tsx';
import { DecideDialog, type Change, type Decision } from './DecideDialog.tsx';

const CSV = ['at', 'kind', 'state', 'question', 'game', 'name', 'detail'];

const TONES: Readonly<Record<Change['state'], Tone>> = {
  DONE: 'plain',
  WAITING: 'wait',
  APPROVED: 'good',
  REJECTED: 'bad',
  WITHDRAWN: 'plain',
};

export function VendorChanges({ code }: { readonly code: string }) {
  const text = useText();
  const mayDecide = useRight('settings.edit');
  const [asked, setAsked] = useState<Decision>();
  const decide = mayDecide ? setAsked : undefined;
  return (
    <>
      <ListPage
        resource="vendorChanges"
        permanentFilter={{ code }}
        csv={[...CSV, 'decidedAt', 'decidedBy', 'decidedReason']}
        filters={[
          <SelectInput
            key="state"
            source="state"
            label={text('field.state')}
            choices={[{ id: 'waiting', name: text('change.waiting') }]}
            alwaysOn
          />,
          <SelectInput
            key="kind"
            source="kind"
            label={text('change.kind')}
            choices={VENDOR_CHANGE_KINDS.map((id) => ({ id, name: text(`change.${id}`) }))}
            alwaysOn
          />,
          <TextInput key="game" source="game" label={text('change.gameCode')} alwaysOn />,
        ]}
      >
        {decide === undefined ? null : <RetireAll onDecide={decide} />}
        <ListTable<Change>
          label={text('vendor.tab.changes')}
          empty={text('change.none')}
          columns={[
            {
              label: text('change.kind'),
              render: ({ kind, question }) =>
                text(question === null ? `change.${kind}` : `change.question.${question}`),
            },
            {
              label: text('vendor.game'),
              render: ({ name, game }) => <NamedCode name={name ?? (game || '–')} code={game} />,
            },
            {
              label: text('change.found'),
              wide: true,
              render: ({ detail }) => <ChangeDetail json={detail} />,
            },
            { label: text('field.time'), wide: true, render: ({ at }) => <DateTime at={at} /> },
            {
              label: text('field.state'),
              render: (row) => <ChangeState of={row} onDecide={decide} />,
            },
          ]}
        />
      </ListPage>
      {asked === undefined ? null : (
        <DecideDialog code={code} decision={asked} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}

interface StateProps {
  readonly of: Change;
  readonly onDecide: ((decision: Decision) => void) | undefined;
}

function ChangeState({ of, onDecide }: StateProps) {
  const text = useText();
  const isDecidable = of.question !== null && (of.state === 'WAITING' || of.state === 'REJECTED');
  const buttons =
    of.state === 'REJECTED' ? (['approve'] as const) : (['approve', 'reject'] as const);
  return (
    <Stack sx={{ alignItems: 'flex-start' }}>
      <StateChip tone={TONES[of.state]} label={text(`change.state.${of.state}`)} />
      {of.decidedBy === null ? null : (
        <Typography variant="caption" color="textSecondary" translate="no">
          {`${of.decidedBy}: ${of.decidedReason ?? ''}`}
        </Typography>
      )}
      {isDecidable && onDecide !== undefined ? (
        <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
          {buttons.map((decision) => (
            <Button
              key={decision}
              size="small"
              onClick={() => onDecide({ changes: [of], decision })}
            >
              {text(`change.${decision}`)}
            </Button>
          ))}
        </Stack>
      ) : null}
    </Stack>
  );
}

/** Retirements wait many at a time: those of the page are decided together. */
function RetireAll({ onDecide }: { readonly onDecide: (decision: Decision) => void }) {
  const text = useText();
  const { data = [] } = useListContext();
  const changes = (data as unknown as readonly Change[]).filter(
    ({ question, state }) => question === 'RETIREMENT' && state === 'WAITING',
  );
  if (changes.length < 2) return null;
  return (
    <Stack direction="row" sx={{ p: 1, gap: 1, flexWrap: 'wrap' }}>
      {(['approve', 'reject'] as const).map((decision) => (
        <Button key={decision} variant="outlined" onClick={() => onDecide({ changes, decision })}>
          {text(`change.all.${decision}`, { count: changes.length })}
        </Button>
      ))}
    </Stack>
  );
}

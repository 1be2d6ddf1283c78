// The pots that a vendor reports, and whether players see them.
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { useDone } from '../../acts/use-done.ts';
import { call, type CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { SaveLoaded } from '../../ui/lists/SaveLoaded.tsx';
import { Money } from '../../ui/Money.tsx';
import { NamedCode } from '../../ui/NamedCode.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';

type Pot = CallValue<'vendorJackpots'>[number];

const REFRESH_MS = 10_000;

export function VendorJackpots({ code }: { readonly code: string }) {
  const text = useText();
  const mayEdit = useRight('settings.edit');
  const [changed, setChanged] = useState<Pot>();
  const query = useAsk('vendorJackpots', { code }, { refreshMs: REFRESH_MS });
  return (
    <Panel
      title={text('vendor.tab.jackpots')}
      actions={
        <SaveLoaded
          list="vendorJackpots"
          rows={query.data}
          fields={['id', 'name', 'currency', 'amount', 'games', 'at', 'isStale', 'hidden']}
          of={{ vendor: code }}
        />
      }
    >
      <DataTable<Pot>
        label={text('vendor.tab.jackpots')}
        rows={query.data}
        query={query}
        keyOf={({ id }) => id}
        empty={text('pot.none')}
        columns={[
          { label: text('pot.name'), render: (pot) => <NamedCode name={pot.name} code={pot.id} /> },
          {
            label: text('pot.amount'),
            right: true,
            render: (pot) => <Money value={pot.amount} currency={pot.currency} />,
          },
          {
            label: text('vendor.tab.games'),
            wide: true,
            render: (pot) => pot.games.map(({ code: game, name }) => name ?? game).join(', '),
          },
          { label: text('pot.reported'), wide: true, render: ({ at }) => <DateTime at={at} /> },
          { label: text('field.state'), render: (pot) => <PotState of={pot} /> },
          {
            label: '',
            right: true,
            render: (pot) =>
              mayEdit ? (
                <Button size="small" onClick={() => setChanged(pot)}>
                  {text(pot.hidden ? 'pot.show' : 'pot.hide')}
                </Button>
              ) : null,
          },
        ]}
      />
      {changed === undefined ? null : (
        <HideDialog code={code} pot={changed} onClose={() => setChanged(undefined)} />
      )}
    </Panel>
  );
}

function PotState({ of }: { readonly of: Pot }) {
  const text = useText();
  const reasons = [
    of.hidden ? text('pot.isHidden') : undefined,
    of.isStale ? text('pot.isStale') : undefined,
    of.isForeign ? text('pot.isForeign') : undefined,
  ].filter((each) => each !== undefined);
  return (
    <Stack sx={{ alignItems: 'flex-start' }}>
      <StateChip
        tone={reasons.length === 0 ? 'good' : of.hidden ? 'plain' : 'wait'}
        label={text(reasons.length === 0 ? 'pot.isShown' : 'pot.isNotShown')}
      />
      <Typography variant="caption" color="textSecondary">
        {reasons.join(' · ')}
      </Typography>
    </Stack>
  );
}

interface HideDialogProps {
  readonly code: string;
  readonly pot: Pot;
  readonly onClose: () => void;
}

function HideDialog({ code, pot, onClose }: HideDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  const { id, name, hidden } = pot;
  return (
    <ActDialog
      title={name}
      danger={!hidden}
      words={text(hidden ? 'pot.showEffect' : 'pot.hideEffect', { name })}
      button={text(hidden ? 'pot.show' : 'pot.hide')}
      run={({ reason }) => call('vendorJackpotChange', { code, id, hidden: !hidden, reason })}
      onDone={done}
      onClose={onClose}
    />
  );
}

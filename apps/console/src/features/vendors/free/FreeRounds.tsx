// Free rounds that members were given at a vendor: how many are played, and what they won.
import { FREE_ROUND_STATES } from '@fairhouse/calls/operator';
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { SelectInput, TextInput } from 'react-admin';
import { ActDialog } from '../../../acts/ActDialog.tsx';
import { useDone } from '../../../acts/use-done.ts';
import { call, type CallValue } from '../../../calls/calls.ts';
import { useRight } from '../../../calls/session.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ListPage } from '../../../ui/lists/ListPage.tsx';
import { ListTable } from '../../../ui/lists/ListTable.tsx';
import { Money } from '../../../ui/Money.tsx';
import { StateChip } from '../../../ui/StateChip.tsx';
import { DateTime } from '../../../ui/time/DateTime.tsx';
import { PlayerOfGame } from '../PlayerOfGame.tsx';
import { GiveDialog } from './GiveDialog.tsx';

type Grant = CallValue<'vendorFreeRounds'>['list'][number];

const CSV = ['givenAt', 'member.username', 'game', 'count', 'used', 'value', 'won', 'rollover'];
const REFRESH_MS = 15_000;
const TONES = {
  OFFERED: 'wait',
  ACTIVE: 'good',
  USED: 'plain',
  EXPIRED: 'plain',
  CANCELLED: 'bad',
} as const;

export function FreeRounds({ code }: { readonly code: string }) {
  const text = useText();
  const mayGive = useRight('adjustments.make');
  const [isGiving, setGiving] = useState(false);
  const [ended, setEnded] = useState<Grant>();
  return (
    <Stack spacing={2}>
      {mayGive ? (
        <Button
          variant="contained"
          onClick={() => setGiving(true)}
          sx={{ alignSelf: 'flex-start' }}
        >
          {text('free.give')}
        </Button>
      ) : null}
      <ListPage
        resource="vendorFreeRounds"
        permanentFilter={{ code }}
        refreshMs={REFRESH_MS}
        csv={[...CSV, 'state', 'endsAt', 'givenBy', 'reason', 'problem', 'cancelledBy']}
        filters={[
          <TextInput key="username" source="username" label={text('free.member')} alwaysOn />,
          <SelectInput
            key="state"
            source="state"
            label={text('field.state')}
            choices={FREE_ROUND_STATES.map((id) => ({ id, name: text(`free.${id}`) }))}
            alwaysOn
          />,
        ]}
      >
        <ListTable<Grant>
          label={text('vendor.tab.free')}
          empty={text('free.none')}
          columns={[
            {
              label: text('free.member'),
              render: (grant) => <PlayerOfGame member={grant.member} game={grant.game} />,
            },
            {
              label: text('free.played'),
              render: ({ used, count, value }) => (
                <Stack>
                  <span>{`${used} / ${count}`}</span>
                  <Typography variant="caption" color="textSecondary" component="div">
                    <Money value={value} />
                  </Typography>
                </Stack>
              ),
            },
            {
              label: text('free.won'),
              right: true,
              sum: ({ won }) => won,
              render: ({ won }) => <Money value={won} />,
            },
            {
              label: text('free.rollover'),
              wide: true,
              right: true,
              render: ({ rollover }) => `× ${rollover}`,
            },
            {
              label: text('free.ends'),
              wide: true,
              render: ({ endsAt }) => <DateTime at={endsAt} />,
            },
            { label: text('field.state'), render: (grant) => <GrantState of={grant} /> },
            {
              label: text('free.givenBy'),
              wide: true,
              render: ({ givenBy, givenAt, reason }) => (
                <Stack sx={{ fontSize: 12, maxWidth: 220 }}>
                  <span>
                    {givenBy} <DateTime at={givenAt} />
                  </span>
                  <span>{reason}</span>
                </Stack>
              ),
            },
            {
              label: '',
              right: true,
              render: (grant) =>
                mayGive && (grant.state === 'OFFERED' || grant.state === 'ACTIVE') ? (
                  <Button size="small" color="error" onClick={() => setEnded(grant)}>
                    {text('free.cancel')}
                  </Button>
                ) : null,
            },
          ]}
        />
      </ListPage>
      {isGiving ? <GiveDialog code={code} onClose={() => setGiving(false)} /> : null}
      {ended === undefined ? null : (
        <CancelDialog code={code} grant={ended} onClose={() => setEnded(undefined)} />
      )}
    </Stack>
  );
}

function GrantState({ of }: { readonly of: Grant }) {
  const text = useText();
  const { state, sentAt, problem, cancelledBy, cancelReason } = of;
  const isWaiting = sentAt === null && state === 'OFFERED';
  const notes = [
    isWaiting ? text('free.notSent') : undefined,
    cancelledBy === '' ? text('free.refused') : (cancelledBy ?? undefined),
    cancelReason ?? undefined,
    problem === '' ? undefined : problem,
  ].filter((each) => each !== undefined);
  return (
    <Stack sx={{ alignItems: 'flex-start', maxWidth: 260, overflowWrap: 'anywhere' }}>
      <StateChip tone={isWaiting ? 'wait' : TONES[state]} label={text(`free.${state}`)} />
      <Typography variant="caption" color="textSecondary">
        {notes.join(' · ')}
      </Typography>
    </Stack>
  );
}

interface CancelDialogProps {
  readonly code: string;
  readonly grant: Grant;
  readonly onClose: () => void;
}

function CancelDialog({ code, grant, onClose }: CancelDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  const { reward, member, game, count, used } = grant;
  const values = { username: member.username, game, left: count - used };
  return (
    <ActDialog
      title={text('free.cancel')}
      danger
      words={text('free.cancelEffect', values)}
      button={text('free.cancel')}
      run={({ reason }) => call('vendorFreeRoundsCancel', { code, reward, reason })}
      onDone={done}
      onClose={onClose}
    />
  );
}

import { Box, Button, FormControlLabel, Switch, TextField } from '@mui/material';
import { useState } from 'react';
import { call, type CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { Money } from '../../ui/Money.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { useDone } from '../../acts/use-done.ts';

type Channel = CallValue<'channelList'>['list'][number];

/** The deposit channels, with the success rate of their latest orders. */
export function ChannelTable() {
  const text = useText();
  const language = useLanguage();
  const mayEdit = useRight('settings.edit');
  const { data, error, refetch } = useAsk('channelList', {}, { refreshMs: 10_000 });
  const [edited, setEdited] = useState<Channel>();
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  return (
    <Panel title={text('channel.title')}>
      <DataTable
        label={text('channel.title')}
        rows={data?.list}
        keyOf={(row) => row.id}
        empty={text('ra.navigation.no_results')}
        columns={[
          {
            label: text('channel.name'),
            render: (row) => row.names[language] ?? row.names['EN'] ?? row.id,
          },
          { label: text('channel.provider'), wide: true, render: (row) => row.provider },
          {
            label: text('channel.limits'),
            right: true,
            render: (row) => (
              <>
                <Money value={row.min} /> – <Money value={row.max} currency={row.currency} />
              </>
            ),
          },
          { label: text('channel.fee'), right: true, wide: true, render: (row) => row.feeRate },
          { label: text('channel.weight'), right: true, wide: true, render: (row) => row.weight },
          {
            label: text('channel.ended'),
            right: true,
            wide: true,
            render: (row) => `${row.succeeded} / ${row.ended}`,
          },
          { label: text('field.state'), render: (row) => <ChannelState channel={row} /> },
          {
            label: '',
            right: true,
            render: (row) =>
              mayEdit ? (
                <Button onClick={() => setEdited(row)}>{text('ra.action.edit')}</Button>
              ) : null,
          },
        ]}
      />
      {edited ? <ChannelDialog channel={edited} onClose={() => setEdited(undefined)} /> : null}
    </Panel>
  );
}

function ChannelState({ channel }: { readonly channel: Channel }) {
  const text = useText();
  if (!channel.enabled) return <StateChip tone="plain" label={text('channel.off')} />;
  if (channel.maintenance) return <StateChip tone="wait" label={text('channel.maintenance')} />;
  return <StateChip tone="good" label={text('channel.on')} />;
}

const AMOUNTS = ['min', 'max', 'step', 'feeRate', 'feeFixed', 'turnover'] as const;
const COUNTS = ['expiresMinutes', 'weight'] as const;

function ChannelDialog({
  channel,
  onClose,
}: {
  readonly channel: Channel;
  readonly onClose: () => void;
}) {
  const text = useText();
  const done = useDone(onClose);
  const [draft, setDraft] = useState(channel);
  const set = (part: Partial<Channel>) => setDraft({ ...draft, ...part });
  const { id, version, min, max, step, presets, feeRate, feeFixed, turnover } = draft;
  const { expiresMinutes, weight, enabled, maintenance } = draft;
  return (
    <ActDialog
      title={channel.names['EN'] ?? channel.id}
      danger={!enabled || maintenance}
      words={text(!enabled || maintenance ? 'channel.closeEffect' : 'channel.editEffect')}
      button={text('ra.action.save')}
      withoutReason
      run={() =>
        call('channelEdit', {
          id,
          version,
          min,
          max,
          step,
          presets,
          feeRate,
          feeFixed,
          turnover,
          expiresMinutes,
          weight,
          enabled,
          maintenance,
        })
      }
      onDone={done}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}>
        {AMOUNTS.map((name) => (
          <TextField
            key={name}
            label={text(`channel.field.${name}`)}
            value={draft[name]}
            onChange={(event) => set({ [name]: event.target.value.trim() })}
          />
        ))}
        {COUNTS.map((name) => (
          <TextField
            key={name}
            type="number"
            label={text(`channel.field.${name}`)}
            value={draft[name]}
            onChange={(event) => set({ [name]: Number(event.target.value) })}
          />
        ))}
      </Box>
      <TextField
        label={text('channel.field.presets')}
        value={presets.join(', ')}
        onChange={(event) =>
          set({ presets: event.target.value.split(',').map((each) => each.trim()) })
        }
      />
      <FormControlLabel
        label={text('channel.field.enabled')}
        control={<Switch checked={enabled} onChange={(_event, on) => set({ enabled: on })} />}
      />
      <FormControlLabel
        label={text('channel.field.maintenance')}
        control={
          <Switch checked={maintenance} onChange={(_event, on) => set({ maintenance: on })} />
        }
      />
    </ActDialog>
  );
}

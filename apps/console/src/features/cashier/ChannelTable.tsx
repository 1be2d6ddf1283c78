import { Button } from '@mui/material';
import { useState } from 'react';
import type { CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { SaveLoaded } from '../../ui/lists/SaveLoaded.tsx';
import { Money } from '../../ui/Money.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { percentOf } from '../../ui/percent-of.ts';
import { QueryError } from '../../ui/QueryError.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { ChannelDialog } from './ChannelDialog.tsx';

export type Channel = CallValue<'channelList'>['list'][number];

interface ChannelTableProps {
  /** Only those in maintenance are listed. */
  readonly isDownOnly: boolean;
  readonly onAll: () => void;
}

/** The deposit channels, with the success rate of their latest orders. */
export function ChannelTable({ isDownOnly, onAll }: ChannelTableProps) {
  const text = useText();
  const language = useLanguage();
  const mayEdit = useRight('settings.edit');
  const { data, error, refetch } = useAsk('channelList', {}, { refreshMs: 10_000 });
  const [edited, setEdited] = useState<Channel>();
  const channels = isDownOnly ? data?.list.filter(isDown) : data?.list;
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  return (
    <Panel
      title={text(isDownOnly ? 'queue.channels_down' : 'channel.title')}
      actions={
        <>
          {isDownOnly ? <Button onClick={onAll}>{text('channel.all')}</Button> : null}
          <SaveLoaded
            list="channels"
            rows={channels}
            fields={[
              'id',
              'group',
              'method',
              'provider',
              'currency',
              'min',
              'max',
              'feeRate',
              'feeFixed',
              'turnover',
              'weight',
              'enabled',
              'maintenance',
              'ended',
              'succeeded',
            ]}
          />
        </>
      }
    >
      <DataTable
        label={text('channel.title')}
        rows={channels}
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
          {
            label: text('channel.fee'),
            right: true,
            wide: true,
            render: (row) => `${percentOf(row.feeRate)} %`,
          },
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

/** Whether the dashboard counts it as down. */
const isDown = ({ enabled, maintenance }: Channel) => enabled && maintenance;

function ChannelState({ channel }: { readonly channel: Channel }) {
  const text = useText();
  if (!channel.enabled) return <StateChip tone="plain" label={text('channel.off')} />;
  if (channel.maintenance) return <StateChip tone="wait" label={text('channel.maintenance')} />;
  return <StateChip tone="good" label={text('channel.on')} />;
}

// SMS and mail as handed over for sending.
import { Box, Typography } from '@mui/material';
import { DataTable, SelectInput, TextInput } from 'react-admin';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import type { CallValue } from '../../calls/calls.ts';
import { Column } from '../../ui/lists/Column.tsx';
import { ListPage, EmptyList } from '../../ui/lists/ListPage.tsx';
import { MomentFilter } from '../../ui/lists/MomentFilter.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { failureWords } from './failure-words.ts';

type Message = CallValue<'outboxList'>['list'][number];
const TONES = {
  kept: 'plain',
  waiting: 'wait',
  sending: 'work',
  sent: 'good',
  failed: 'bad',
  ended: 'bad',
} as const;

/** The fields of the CSV file. */
const CSV = ['at', 'kind', 'purpose', 'to', 'state', 'tries', 'sentAt'];

export function OutboxList() {
  const text = useText();
  const textOf = useTextOf();
  const kinds = (['sms', 'mail'] as const).map((id) => ({ id, name: text(`outbox.${id}`) }));
  const states = Object.keys(TONES).map((id) => ({ id, name: textOf('outbox', id) }));
  return (
    <ListPage
      title={text('menu.outbox')}
      refreshMs={5000}
      csv={CSV}
      filters={[
        <TextInput key="to" source="to" label={text('outbox.to')} alwaysOn />,
        <SelectInput
          key="kind"
          source="kind"
          label={text('outbox.kind')}
          choices={kinds}
          alwaysOn
        />,
        <SelectInput
          key="state"
          source="state"
          label={text('field.state')}
          choices={states}
          alwaysOn
        />,
        <MomentFilter key="from" source="from" label={text('vendor.from')} />,
      ]}
    >
      <DataTable bulkActionButtons={false} empty={<EmptyList />} rowClick={false}>
        <Column
          source="at"
          label={text('field.time')}

          render={(row: Message) => <DateTime at={row.at} />}
        />
        <Column
          source="kind"
          wide
          label={text('outbox.kind')}

          render={(row: Message) => (
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {textOf('outbox', row.kind)}
            </Box>
          )}
        />
        <Column
          source="to"
          label={text('outbox.to')}
          render={(row: Message) => (
            <Box sx={{ overflowWrap: 'anywhere', minWidth: 96 }}>{row.to}</Box>
          )}
        />
        <Column
          source="text"
          label={text('outbox.text')}

          render={(row: Message) => (
            <Typography
              variant="body2"
              translate="no"
              sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 560 }}
            >
              {row.subject ? <strong>{row.subject}: </strong> : null}
              {row.text ?? <em>{text('outbox.forgotten')}</em>}
            </Typography>
          )}
        />
        <Column
          source="state"
          label={text('field.state')}

          render={(row: Message) => (
            <>
              <StateChip tone={TONES[row.state]} label={textOf('outbox', row.state)} />
              {row.reason === null || row.state === 'sent' ? null : (
                <Typography variant="caption" color="textSecondary" component="div">
                  {failureWords(textOf, row)}
                </Typography>
              )}
            </>
          )}
        />
      </DataTable>
    </ListPage>
  );
}

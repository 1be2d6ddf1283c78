// What the merchant pays at most for a round of our studio's games, by type.
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { regex } from 'react-admin';
import { ActForm } from '../../../acts/ActForm.tsx';
import { useDone } from '../../../acts/use-done.ts';
import { call, type CallValue } from '../../../calls/calls.ts';
import { useRight } from '../../../calls/session.ts';
import { useAsk } from '../../../calls/use-ask.ts';
import { useText } from '../../../i18n/use-text.ts';
import { AMOUNT } from '../../../ui/forms/AmountInput.tsx';
import { WordInput } from '../../../ui/forms/WordInput.tsx';
import { DataTable } from '../../../ui/lists/DataTable.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Panel } from '../../../ui/Panel.tsx';

type MaxWin = CallValue<'vendorMaxWins'>[number];

/** Nothing at a vendor that bounds its games itself. */
export function MaxWins({ code }: { readonly code: string }) {
  const text = useText();
  const mayEdit = useRight('settings.edit');
  const [changed, setChanged] = useState<MaxWin>();
  const query = useAsk('vendorMaxWins', { code });
  if (query.data?.length === 0) return null;
  return (
    <Panel title={text('maxWin.title')}>
      <Typography color="textSecondary" variant="body2">
        {text('maxWin.rule')}
      </Typography>
      <DataTable<MaxWin>
        label={text('maxWin.title')}
        rows={query.data}
        query={query}
        keyOf={({ type }) => type}
        empty=""
        columns={[
          {
            label: text('vendor.gameType'),
            render: ({ type }) => text(`vendor.gameType.${type}`),
          },
          {
            label: text('vendor.tab.games'),
            right: true,
            wide: true,
            render: ({ games }) => String(games),
          },
          {
            label: text('maxWin.listed'),
            right: true,
            render: ({ listed }) => <Money value={listed} />,
          },
          {
            label: text('maxWin.own'),
            right: true,
            render: ({ own }) => (own === null ? text('maxWin.asListed') : <Money value={own} />),
          },
          {
            label: '',
            right: true,
            render: (row) =>
              mayEdit ? (
                <Button size="small" onClick={() => setChanged(row)}>
                  {text('ra.action.edit')}
                </Button>
              ) : null,
          },
        ]}
      />
      {changed === undefined ? null : (
        <MaxWinDialog code={code} of={changed} onClose={() => setChanged(undefined)} />
      )}
    </Panel>
  );
}

interface MaxWinDialogProps {
  readonly code: string;
  readonly of: MaxWin;
  readonly onClose: () => void;
}

const isAmount = regex(AMOUNT, 'form.amount');

function MaxWinDialog({ code, of, onClose }: MaxWinDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  const { type, least, listed } = of;
  const bounds = { least: String(Number(least)), most: String(Number(listed)) };
  return (
    <ActForm
      title={text('maxWin.title')}
      start={{ maxWin: of.own ?? '' }}
      words={() => text('maxWin.effect', { type: text(`vendor.gameType.${type}`) })}
      button={text('ra.action.save')}
      run={({ maxWin }, { reason, idempotencyKey }) =>
        call(
          'vendorMaxWinChange',
          { code, type, maxWin: maxWin || null, reason },
          { idempotencyKey },
        )
      }
      onDone={done}
      onClose={onClose}
    >
      <WordInput
        source="maxWin"
        label={text(`vendor.gameType.${type}`)}
        helperText={text('maxWin.help', bounds)}
        parse={(typed) => typed.trim()}
        validate={isAmount}
        optional
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
    </ActForm>
  );
}

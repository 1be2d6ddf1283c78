import { Alert, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { call, type CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { SaveLoaded } from '../../ui/lists/SaveLoaded.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { useDone } from '../../acts/use-done.ts';

type Card = CallValue<'memberCards'>['list'][number];

/** The bank accounts of a member, each with a button that unbinds it. */
export function MemberCards({ member }: { readonly member: string }) {
  const text = useText();
  const mayUnbind = useRight('withdrawals.review');
  const cards = useAsk('memberCards', { id: member });
  const [chosen, setChosen] = useState<Card>();
  const lockedUntil = cards.data?.lockedUntil ?? undefined;
  return (
    <Panel
      title={text('risk.cards')}
      actions={
        <SaveLoaded
          list="memberCards"
          rows={cards.data?.list}
          fields={['kind', 'bank', 'account', 'holder', 'addedAt', 'removedAt']}
          of={{ member }}
        />
      }
    >
      <Stack spacing={1}>
        {lockedUntil !== undefined ? (
          <Alert severity="info" sx={{ py: 0 }}>
            {text('card.lockedUntil')} <DateTime at={lockedUntil} />
          </Alert>
        ) : null}
        <DataTable
          label={text('risk.cards')}
          rows={cards.data?.list}
          query={cards}
          keyOf={(row) => row.id}
          empty={text('ra.navigation.no_results')}
          columns={[
            { label: text('order.to'), render: (row) => `${row.bank} ${row.account}` },
            { label: text('order.holder'), render: (row) => row.holder },
            { label: text('risk.added'), render: (row) => <DateTime at={row.addedAt} /> },
            {
              label: text('card.unbound'),
              render: (row) =>
                row.removedAt === null ? (
                  mayUnbind && (
                    <Button size="small" color="error" onClick={() => setChosen(row)}>
                      {text('card.unbind')}
                    </Button>
                  )
                ) : (
                  <DateTime at={row.removedAt} />
                ),
            },
          ]}
        />
      </Stack>
      {chosen ? (
        <UnbindDialog member={member} card={chosen} onClose={() => setChosen(undefined)} />
      ) : null}
    </Panel>
  );
}

interface UnbindDialogProps {
  readonly member: string;
  readonly card: Card;
  readonly onClose: () => void;
}

function UnbindDialog({ member, card, onClose }: UnbindDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  return (
    <ActDialog
      title={text('card.unbind')}
      danger
      words={text('card.unbindEffect', {
        account: `${card.bank} ${card.account}`,
        name: card.holder,
      })}
      button={text('card.unbind')}
      run={({ reason, idempotencyKey }) =>
        call('memberCardUnbind', { id: member, card: card.id, why: reason }, { idempotencyKey })
      }
      onDone={done}
      onClose={onClose}
    />
  );
}

// Adjustments: credits and debits that two operators made together.
import { Button } from '@mui/material';
import { useState } from 'react';
import { DataTable, TextInput } from 'react-admin';
import type { CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { Column } from '../../ui/lists/Column.tsx';
import { FilterTotals } from '../../records/FilterTotals.tsx';
import { ListPage, EmptyList } from '../../ui/lists/ListPage.tsx';
import { PageTotals } from '../../ui/lists/PageTotals.tsx';
import { Money } from '../../ui/Money.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { urls } from '../../urls.ts';
import { AdjustmentDialog } from './AdjustmentDialog.tsx';

type Row = CallValue<'adjustmentList'>['list'][number];

const CSV = [
  'number',
  'time',
  'username',
  'direction',
  'currency',
  'amount',
  'reason',
  'maker',
  'checker',
];

export function AdjustmentList() {
  const text = useText();
  const textOf = useTextOf();
  const mayAsk = useRight('adjustments.make');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <ListPage
        title={text('menu.adjustments')}
        csv={CSV}
        refreshMs={10_000}
        actions={
          mayAsk ? (
            <Button variant="contained" onClick={() => setAsking(true)}>
              {text('adjustment.ask')}
            </Button>
          ) : null
        }
        filters={[
          <TextInput key="username" source="username" label={text('member.username')} alwaysOn />,
        ]}
      >
        <DataTable
          bulkActionButtons={false}
          rowClick={false}
          foot={PageTotals}
          empty={<EmptyList />}
        >
          <Column source="number" label={text('order.number')} />
          <Column
            source="time"
            label={text('field.time')}
            render={(row: Row) => <DateTime at={row.time} />}
          />
          <Column
            source="username"
            label={text('member.username')}
            to={(row: Row) => urls.member(row.member)}
          />
          <Column
            source="amount"
            signed
            sum={signedAmount}
            label={text('field.amount')}
            right
            render={(row: Row) => (
              <Money value={signedAmount(row)} currency={row.currency} signed />
            )}
          />
          <Column
            source="direction"
            wide
            label={text('adjustment.direction')}
            render={(row: Row) => textOf('adjustment', row.direction)}
          />
          <Column source="reason" wide label={text('act.reason')} />
          <Column source="maker" wide label={text('approval.maker')} />
          <Column source="checker" wide label={text('approval.checker')} />
        </DataTable>
        <FilterTotals
          name="adjustmentTotals"
          labels={{
            credit: textOf('adjustment', 'CREDIT'),
            debit: textOf('adjustment', 'DEBIT'),
          }}
        />
      </ListPage>
      {asking ? <AdjustmentDialog onClose={() => setAsking(false)} /> : null}
    </>
  );
}

/** What the member gained; below zero for a debit. */
const signedAmount = ({ direction, amount }: Row): string =>
  direction === 'DEBIT' ? `-${amount}` : amount;

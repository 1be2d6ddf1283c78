// Money given and taken by two operators together.
import { Button } from '@mui/material';
import { useState } from 'react';
import { DataTable, TextInput } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ValueOf } from '../../app/calls.ts';
import { useRight } from '../../app/session.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { Col } from '../../ui/Col.tsx';
import { ListPage, NothingHere } from '../../ui/ListPage.tsx';
import { Money } from '../../ui/Money.tsx';
import { When } from '../../ui/When.tsx';
import { urls } from '../../urls.ts';
import { AdjustmentDialog } from './AdjustmentDialog.tsx';

type Row = ValueOf<'adjustmentList'>['list'][number];

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
        <DataTable bulkActionButtons={false} rowClick={false} empty={<NothingHere />}>
          <Col source="number" label={text('order.number')} />
          <Col
            source="time"
            label={text('field.time')}
            render={(row: Row) => <When at={row.time} />}
          />
          <Col
            source="username"
            label={text('member.username')}
            render={(row: Row) => <Link to={urls.member(row.member)}>{row.username}</Link>}
          />
          <Col
            source="amount"
            label={text('field.amount')}
            right
            render={(row: Row) => (
              <Money
                value={row.direction === 'DEBIT' ? `-${row.amount}` : row.amount}
                currency={row.currency}
                signed
              />
            )}
          />
          <Col
            source="direction"
            wide
            label={text('adjustment.direction')}
            render={(row: Row) => textOf('adjustment', row.direction)}
          />
          <Col source="reason" wide label={text('act.reason')} />
          <Col source="maker" wide label={text('approval.maker')} />
          <Col source="checker" wide label={text('approval.checker')} />
        </DataTable>
      </ListPage>
      {asking ? <AdjustmentDialog onClose={() => setAsking(false)} /> : null}
    </>
  );
}

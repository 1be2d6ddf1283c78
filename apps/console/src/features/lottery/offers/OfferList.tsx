// Group buys, newest first.
import { DataTable, SelectInput, TextInput } from 'react-admin';
import type { CallValue } from '../../../calls/calls.ts';
import { useText, useTextOf } from '../../../i18n/use-text.ts';
import { Column } from '../../../ui/lists/Column.tsx';
import { EmptyList, ListPage } from '../../../ui/lists/ListPage.tsx';
import { Money } from '../../../ui/Money.tsx';
import { StateChip } from '../../../ui/StateChip.tsx';
import { DateTime } from '../../../ui/time/DateTime.tsx';
import { urls } from '../../../urls.ts';
import { OFFER_TONES } from './offer-tones.ts';

type Offer = CallValue<'offerList'>['list'][number];

const CSV = ['createdAt', 'issue', 'username', 'state', 'price', 'shares', 'sold', 'commission'];

export function OfferList() {
  const text = useText();
  const textOf = useTextOf();
  const states = Object.keys(OFFER_TONES).map((id) => ({ id, name: textOf('offer', id) }));
  return (
    <ListPage
      title={text('menu.offers')}
      refreshMs={5000}
      csv={CSV}
      filters={[
        <SelectInput
          key="state"
          source="state"
          label={text('field.state')}
          choices={states}
          alwaysOn
        />,
        <TextInput key="issue" source="issue" label={text('draw.issue')} alwaysOn />,
      ]}
    >
      <DataTable bulkActionButtons={false} empty={<EmptyList />} rowClick={false}>
        <Column
          source="createdAt"
          label={text('field.time')}
          render={(row: Offer) => <DateTime at={row.createdAt} />}
        />
        <Column source="issue" label={text('draw.issue')} to={(row: Offer) => urls.offer(row.id)} />
        <Column source="username" label={text('offer.initiator')} />
        <Column
          source="state"
          label={text('field.state')}
          render={(row: Offer) => (
            <StateChip tone={OFFER_TONES[row.state]} label={textOf('offer', row.state)} />
          )}
        />
        <Column
          source="sold"
          right
          label={text('offer.sold')}
          render={(row: Offer) => `${row.sold} / ${row.shares}`}
        />
        <Column
          source="price"
          right
          label={text('offer.price')}
          sum={(row: Offer) => row.price}
          render={(row: Offer) => <Money value={row.price} />}
        />
      </DataTable>
    </ListPage>
  );
}

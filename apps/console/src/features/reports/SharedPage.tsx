import { SelectInput } from 'react-admin';
import { useText } from '../../i18n/use-text.ts';
import { ListPage } from '../../ui/lists/ListPage.tsx';
import { ListTable } from '../../ui/lists/ListTable.tsx';
import { useSharedColumns } from './use-shared-columns.tsx';

const KINDS = ['device', 'address', 'mobile', 'person', 'card', 'paper'] as const;

/** The count of a small merchant is renewed about as often. */
const COUNTED_EVERY_MS = 10_000;

/** The fields of the CSV file. */
const CSV = ['kind', 'shown', 'count', 'lastAt'];

/** Devices, addresses, numbers, cards and documents that two or more members use. */
export function SharedPage() {
  const text = useText();
  const kinds = KINDS.map((id) => ({ id, name: text(`shared.kind.${id}`) }));
  return (
    <ListPage
      title={text('menu.shared')}
      resource="shared"
      refreshMs={COUNTED_EVERY_MS}
      csv={CSV}
      filters={[
        <SelectInput
          key="kind"
          source="kind"
          label={text('shared.kind')}
          choices={kinds}
          alwaysOn
        />,
      ]}
    >
      <ListTable
        label={text('shared.title')}
        empty={text('shared.none')}
        columns={useSharedColumns()}
      />
    </ListPage>
  );
}

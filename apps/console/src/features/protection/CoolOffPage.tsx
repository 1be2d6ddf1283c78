import { SelectInput } from 'react-admin';
import type { CallValue } from '../../calls/calls.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { ListPage } from '../../ui/lists/ListPage.tsx';
import { ListTable } from '../../ui/lists/ListTable.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { urls } from '../../urls.ts';

type Paused = CallValue<'protectionPaused'>['list'][number];

const KINDS = ['timeout', 'exclusion'] as const;

/** The fields of the CSV file. */
const CSV = ['id', 'username', 'kind', 'from', 'until'];

/** The members currently on a break, latest first. */
export function CoolOffPage() {
  const text = useText();
  const textOf = useTextOf();
  const kinds = KINDS.map((id) => ({ id, name: text(`protection.pause.${id}`) }));
  return (
    <ListPage
      title={text('menu.protection')}
      resource="protection"
      csv={CSV}
      filters={[
        <SelectInput
          key="kind"
          source="kind"
          label={text('protection.break')}
          choices={kinds}
          alwaysOn
        />,
      ]}
    >
      <ListTable<Paused>
        label={text('protection.pausedTitle')}
        empty={text('protection.nobody')}
        rowPath={({ id }) => urls.member(id, 'protection')}
        columns={[
          { label: text('protection.owner.member'), render: (row) => row.username },
          {
            label: text('protection.break'),
            render: (row) => (
              <StateChip
                tone={row.kind === 'exclusion' ? 'bad' : 'wait'}
                label={text(`protection.pause.${row.kind}`)}
              />
            ),
          },
          {
            label: text('protection.length'),
            render: (row) => textOf('protection.length', row.length),
          },
          {
            label: text('protection.since'),
            wide: true,
            render: (row) => <DateTime at={row.from} />,
          },
          {
            label: text('protection.until'),
            render: (row) =>
              row.until === null ? text('protection.forever') : <DateTime at={row.until} />,
          },
          { label: text('protection.owner'), wide: true, render: (row) => row.by },
        ]}
      />
    </ListPage>
  );
}

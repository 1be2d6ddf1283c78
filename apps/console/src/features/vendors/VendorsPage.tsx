// The game vendors: their places in the navigation, and a switch for each; a row opens its vendor.
import { Box, Button, FormControlLabel, Switch, TextField } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { call, type CallInput, type CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { SaveLoaded } from '../../ui/lists/SaveLoaded.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { useDone } from '../../acts/use-done.ts';
import { EnabledChip } from '../../ui/EnabledChip.tsx';
import { NamedCode } from '../../ui/NamedCode.tsx';
import { urls } from '../../urls.ts';
import { GatewayDialog } from './GatewayDialog.tsx';

type Vendor = CallValue<'vendorList'>[number];
type Categories = CallInput<'vendorChange'>['categories'];

export function VendorsPage() {
  const text = useText();
  const textOf = useTextOf();
  const mayEdit = useRight('settings.edit');
  const { data, error, refetch } = useAsk('vendorList', {});
  const [edited, setEdited] = useState<Vendor>();
  const [connects, setConnects] = useState(false);
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  return (
    <Panel
      title={text('menu.vendors')}
      actions={
        <>
          <SaveLoaded
            list="vendors"
            rows={data}
            fields={['code', 'name', 'kind', 'enabled', 'categories']}
          />
          {mayEdit ? (
            <Button variant="contained" onClick={() => setConnects(true)}>
              {text('vendor.connect')}
            </Button>
          ) : null}
        </>
      }
    >
      <Title title={text('menu.vendors')} />
      <DataTable
        label={text('menu.vendors')}
        rows={data}
        keyOf={(row) => row.code}
        rowPath={(row) => urls.vendor(row.code)}
        empty={text('ra.navigation.no_results')}
        columns={[
          {
            label: text('vendor.name'),
            render: (row) => <NamedCode name={row.name} code={row.code} />,
          },
          { label: text('member.kind'), render: (row) => textOf('vendor', row.kind) },
          {
            label: text('vendor.categories'),
            render: (row) =>
              row.categories.map((each) => `${each.category} (${each.sort})`).join(', '),
          },
          {
            label: text('field.state'),
            render: (row) => <EnabledChip on={row.enabled} />,
          },
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
      {connects ? <GatewayDialog onClose={() => setConnects(false)} /> : null}
      {edited ? <VendorDialog vendor={edited} onClose={() => setEdited(undefined)} /> : null}
    </Panel>
  );
}

function VendorDialog({
  vendor,
  onClose,
}: {
  readonly vendor: Vendor;
  readonly onClose: () => void;
}) {
  const text = useText();
  const done = useDone(onClose);
  const [enabled, setEnabled] = useState(vendor.enabled);
  const [categories, setCategories] = useState(vendor.categories as Categories);
  return (
    <ActDialog
      title={vendor.name}
      danger={vendor.enabled && !enabled}
      words={text(vendor.enabled && !enabled ? 'vendor.offEffect' : 'vendor.effect', {
        name: vendor.name,
      })}
      button={text('ra.action.save')}
      run={({ reason }) => call('vendorChange', { code: vendor.code, enabled, categories, reason })}
      onDone={done}
      onClose={onClose}
    >
      <FormControlLabel
        label={text('channel.on')}
        control={<Switch checked={enabled} onChange={(_event, on) => setEnabled(on)} />}
      />
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' }}>
        {categories.map(({ category, sort }) => (
          <TextField
            key={category}
            type="number"
            label={`${category} · ${text('field.sort')}`}
            value={sort}
            onChange={(event) =>
              setCategories(
                categories.map((each) =>
                  each.category === category ? { ...each, sort: Number(event.target.value) } : each,
                ),
              )
            }
          />
        ))}
      </Box>
    </ActDialog>
  );
}

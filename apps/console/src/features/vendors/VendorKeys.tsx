// The keys of both sides: a key beside a current one is the next one until it is made current.
import { VENDOR_SECRET_MIN } from '@fairhouse/calls/operator';
import { Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { useDone } from '../../acts/use-done.ts';
import { call } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useText } from '../../i18n/use-text.ts';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { SaveLoaded } from '../../ui/lists/SaveLoaded.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { PublicKeyField } from './PublicKeyField.tsx';
import type { Gateway, VendorTabProps } from './VendorPage.tsx';

type Key = Gateway['keys'][number];
type Owner = Key['owner'];

const OWNERS: readonly Owner[] = ['VENDOR', 'OURS'];

export function VendorKeys(props: VendorTabProps) {
  return (
    <Stack spacing={2}>
      {OWNERS.map((owner) => (
        <KeysOf key={owner} {...props} owner={owner} />
      ))}
    </Stack>
  );
}

function KeysOf({ code, gateway, owner }: VendorTabProps & { readonly owner: Owner }) {
  const text = useText();
  const mayEdit = useRight('settings.edit');
  const [act, setAct] = useState<'add' | 'enter' | 'promote'>();
  const [shown, setShown] = useState<Key>();
  const keys = gateway.keys.filter((each) => each.owner === owner);
  const close = () => setAct(undefined);
  const target = { code, name: gateway.name };
  const isShared = gateway.dialect === 'PLAY' && owner === 'VENDOR';
  const mayAdd =
    mayEdit && gateway.wallet !== 'LOTTERY' && (gateway.dialect === 'HUB88' || isShared);
  return (
    <Panel
      title={text(`vendor.keys.${owner}`)}
      actions={
        <>
          <SaveLoaded
            list="vendorKeys"
            rows={keys}
            fields={['owner', 'state', 'algorithm', 'createdAt']}
            of={{ vendor: code }}
          />
          {mayAdd && isShared ? (
            <Button variant="outlined" onClick={() => setAct('enter')}>
              {text('vendor.enterSecret')}
            </Button>
          ) : null}
          {mayAdd ? (
            <Button variant="contained" onClick={() => setAct('add')}>
              {text(
                isShared
                  ? 'vendor.makeSecret'
                  : owner === 'VENDOR'
                    ? 'vendor.enterKey'
                    : 'vendor.makeKey',
              )}
            </Button>
          ) : null}
        </>
      }
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {text(isShared ? 'vendor.secretWords' : `vendor.keysWords.${owner}`)}
      </Typography>
      <DataTable<Key>
        label={text(`vendor.keys.${owner}`)}
        rows={keys}
        keyOf={(row) => `${row.state} ${row.createdAt}`}
        empty={text('vendor.noKey')}
        columns={[
          {
            label: text('field.state'),
            render: ({ state }) => (
              <StateChip
                tone={state === 'CURRENT' ? 'good' : 'wait'}
                label={text(`vendor.key.${state}`)}
              />
            ),
          },
          { label: text('vendor.keySince'), render: (row) => <DateTime at={row.createdAt} /> },
          { label: text('vendor.keyAlgorithm'), wide: true, render: (row) => row.algorithm },
          {
            label: text('vendor.fingerprint'),
            wide: true,
            render: (row) => <Fingerprint of={row} />,
          },
          {
            label: '',
            right: true,
            render: (row) => (
              <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}>
                {row.publicKey === null ? null : (
                  <Button size="small" onClick={() => setShown(row)}>
                    {text('vendor.showKey')}
                  </Button>
                )}
                {mayEdit && row.state === 'NEXT' ? (
                  <Button size="small" onClick={() => setAct('promote')}>
                    {text('vendor.promote')}
                  </Button>
                ) : null}
              </Stack>
            ),
          },
        ]}
      />
      {shown === undefined ? null : <KeyText of={shown} />}
      {act === 'promote' ? <Promote {...target} owner={owner} onClose={close} /> : null}
      {act === 'enter' ? <EnterSecret {...target} onClose={close} /> : null}
      {act === 'add' && isShared ? <MakeSecret {...target} onClose={close} /> : null}
      {act === 'add' && owner === 'VENDOR' && !isShared ? (
        <EnterKey {...target} onClose={close} />
      ) : null}
      {act === 'add' && owner === 'OURS' ? <MakeKey {...target} onClose={close} /> : null}
    </Panel>
  );
}

function Fingerprint({ of }: { readonly of: Key }) {
  if (of.fingerprint === null) return '–';
  return (
    <Typography component="code" sx={{ fontSize: 11.5, overflowWrap: 'anywhere' }}>
      {of.fingerprint}
    </Typography>
  );
}

/** A public key to be copied, with what two people compare by telephone. */
function KeyText({ of }: { readonly of: Key }) {
  const text = useText();
  return (
    <Stack spacing={1} sx={{ mt: 2 }}>
      <Typography variant="caption" color="textSecondary">
        {text('vendor.fingerprint')}
      </Typography>
      <Fingerprint of={of} />
      <TextField
        label={`${text('vendor.publicKey')} · ${text(`vendor.key.${of.state}`)}`}
        value={of.publicKey ?? ''}
        multiline
        fullWidth
        slotProps={{
          input: { readOnly: true, sx: { fontFamily: 'monospace', fontSize: 12 } },
          htmlInput: { onFocus: ({ target }: { target: HTMLTextAreaElement }) => target.select() },
        }}
      />
    </Stack>
  );
}

interface KeyActProps {
  readonly code: string;
  readonly name: string;
  readonly onClose: () => void;
}

function EnterKey({ code, name, onClose }: KeyActProps) {
  const text = useText();
  const done = useDone(onClose);
  const [publicKey, setPublicKey] = useState('');
  return (
    <ActDialog
      title={text('vendor.enterKey')}
      words={text('vendor.enterKeyEffect', { name })}
      button={text('act.ask')}
      danger
      second
      ready={publicKey.trim() !== ''}
      run={({ reason }) => call('vendorKeyEnter', { code, publicKey: publicKey.trim(), reason })}
      onDone={done}
      onClose={onClose}
    >
      <PublicKeyField value={publicKey} onChange={setPublicKey} />
    </ActDialog>
  );
}

function MakeKey({ code, onClose }: KeyActProps) {
  const text = useText();
  const done = useDone(onClose);
  return (
    <ActDialog
      title={text('vendor.makeKey')}
      words={text('vendor.makeKeyEffect')}
      button={text('vendor.makeKey')}
      run={({ reason }) => call('vendorKeyCreate', { code, reason })}
      onDone={done}
      onClose={onClose}
    />
  );
}

/** The second operator reads the secret among the approvals, and gives it to the vendor. */
function MakeSecret({ code, name, onClose }: KeyActProps) {
  const text = useText();
  const done = useDone(onClose);
  return (
    <ActDialog
      title={text('vendor.makeSecret')}
      words={text('vendor.makeSecretEffect', { name })}
      button={text('act.ask')}
      danger
      second
      run={({ reason }) => call('vendorSecretCreate', { code, reason })}
      onDone={done}
      onClose={onClose}
    />
  );
}

/** The second operator agrees without seeing the secret. */
function EnterSecret({ code, name, onClose }: KeyActProps) {
  const text = useText();
  const done = useDone(onClose);
  const [secret, setSecret] = useState('');
  return (
    <ActDialog
      title={text('vendor.enterSecret')}
      words={text('vendor.enterSecretEffect', { name })}
      button={text('act.ask')}
      danger
      second
      ready={secret.trim().length >= VENDOR_SECRET_MIN}
      run={({ reason }) => call('vendorSecretEnter', { code, secret: secret.trim(), reason })}
      onDone={done}
      onClose={onClose}
    >
      <TextField
        type="password"
        label={text('vendor.theirSecret')}
        helperText={text('vendor.theirSecretHelp', { count: VENDOR_SECRET_MIN })}
        value={secret}
        onChange={({ target }) => setSecret(target.value)}
        required
        slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off' } }}
      />
    </ActDialog>
  );
}

function Promote({ code, name, owner, onClose }: KeyActProps & { readonly owner: Owner }) {
  const text = useText();
  const done = useDone(onClose);
  return (
    <ActDialog
      title={text('vendor.promote')}
      words={text(`vendor.promoteEffect.${owner}`, { name })}
      button={text('vendor.promote')}
      danger
      run={({ reason }) => call('vendorKeyPromote', { code, owner, reason })}
      onDone={done}
      onClose={onClose}
    />
  );
}

import DevicesOther from '@mui/icons-material/DevicesOther';
import PhonelinkErase from '@mui/icons-material/PhonelinkErase';
import { Button } from '@mui/material';
import { useState } from 'react';
import { call } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useDone } from '../../acts/use-done.ts';
import { useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { Facts, type Fact } from '../../ui/Facts.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import type { Member } from '../../calls/member.ts';

type FactorAct = 'authenticator' | 'devices';

/** The second factors of a member, with the acts that remove them. */
export function MemberFactors({ member }: { readonly member: Member }) {
  const text = useText();
  const [act, setAct] = useState<FactorAct>();
  const mayEdit = useRight('members.edit');
  const mayForget = useRight('members.freeze');
  const { data, error, refetch } = useAsk('memberFactors', { id: member.id });
  const close = () => setAct(undefined);
  const done = useDone(close, act === 'authenticator' ? 'act.waits' : 'app.done');
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  if (data === undefined) return null;
  const mark = (at: number | null) => (
    <StateChip
      tone={at === null ? 'wait' : 'good'}
      label={text(at === null ? 'factor.none' : 'factor.since')}
    />
  );
  const facts: Fact[] = [
    [text('factor.mobile'), mark(data.mobileVerifiedAt)],
    [text('factor.email'), mark(data.emailVerifiedAt)],
    [text('factor.authenticator'), mark(data.authenticatorSince)],
    [text('factor.recoveryCodes'), data.recoveryCodes],
    [text('factor.lockedUntil'), <DateTime key="locked" at={data.authenticatorLockedUntil} />],
    [text('factor.trustedDevices'), data.trustedDevices],
    [text('factor.payoutHeldUntil'), <DateTime key="held" at={data.payoutHeldUntil} />],
  ];
  return (
    <Panel
      title={text('factor.title')}
      actions={
        <>
          {mayForget ? (
            <Button startIcon={<DevicesOther />} onClick={() => setAct('devices')}>
              {text('factor.act.devices')}
            </Button>
          ) : null}
          {mayEdit && data.authenticatorSince !== null ? (
            <Button
              color="error"
              startIcon={<PhonelinkErase />}
              onClick={() => setAct('authenticator')}
            >
              {text('factor.act.authenticator')}
            </Button>
          ) : null}
        </>
      }
    >
      <Facts facts={facts} />
      {act === undefined ? null : (
        <ActDialog
          title={text(`factor.act.${act}`)}
          danger
          words={text(`factor.effect.${act}`, { name: member.username })}
          button={text(act === 'authenticator' ? 'factor.ask' : 'factor.act.devices')}
          run={({ reason }) =>
            act === 'authenticator'
              ? call('memberAuthenticatorReset', { id: member.id, reason })
              : call('memberDevicesForget', { id: member.id, reason })
          }
          onDone={done}
          onClose={close}
        />
      )}
    </Panel>
  );
}

// One act on one operator, with a description of its effect.
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { call } from '../../calls/calls.ts';
import { useReadAgain } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../acts/ActDialog.tsx';
import type { Operator } from './OperatorTable.tsx';
import { RolePicker } from './RolePicker.tsx';

export type OperatorAct =
  | 'roles'
  | 'reset'
  | 'unlock'
  | 'disable'
  | 'enable'
  | 'steward'
  | 'unsteward';

/** The acts without approval; all others wait for a second operator. */
const AT_ONCE: readonly OperatorAct[] = ['unlock', 'disable'];

interface OperatorDialogProps {
  readonly operator: Operator;
  readonly act: OperatorAct;
  readonly onClose: () => void;
}

export function OperatorDialog({ operator, act, onClose }: OperatorDialogProps) {
  const text = useText();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const [roles, setRoles] = useState(operator.roles);
  const { id, name } = operator;
  const waits = !AT_ONCE.includes(act);
  const run = async ({ reason }: { reason: string }) => {
    if (act === 'roles') return call('operatorRoles', { id, roles, reason });
    if (act === 'unlock') return call('operatorUnlock', { id, reason });
    if (act === 'reset') return call('operatorReset', { id, reason });
    if (act === 'steward' || act === 'unsteward') {
      return call('stewardChange', { id, steward: act === 'steward', reason });
    }
    return call('operatorState', { id, state: act === 'enable' ? 'active' : 'disabled', reason });
  };
  return (
    <ActDialog
      title={text(`operator.act.${act}`)}
      danger={act === 'disable' || act === 'reset'}
      words={text(`operator.effect.${act}`, { name })}
      button={text(`operator.act.${act}`)}
      second={waits}
      run={run}
      onDone={() => {
        notify(text(waits ? 'act.waits' : 'app.done'), { type: 'success' });
        void readAgain();
        onClose();
      }}
      onClose={onClose}
    >
      {act === 'roles' ? <RolePicker roles={roles} onChange={setRoles} /> : null}
    </ActDialog>
  );
}

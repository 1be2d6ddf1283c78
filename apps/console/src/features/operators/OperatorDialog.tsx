// One thing done to one operator, after its effect was said in words.
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { call } from '../../app/calls.ts';
import { useReadAgain } from '../../app/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../ui/ActDialog.tsx';
import { InitialPassword } from './InitialPassword.tsx';
import type { Operator } from './OperatorTable.tsx';
import { RolePicker } from './RolePicker.tsx';

export type OperatorAct = 'roles' | 'reset' | 'unlock' | 'disable' | 'enable';

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
  const [password, setPassword] = useState<string>();
  const { id, name } = operator;
  const run = async ({ reason }: { reason: string }) => {
    if (act === 'roles') return call('operatorRoles', { id, roles, reason });
    if (act === 'unlock') return call('operatorUnlock', { id, reason });
    if (act === 'reset') {
      const answer = await call('operatorReset', { id, reason });
      if (answer.ok) setPassword(answer.value.initialPassword);
      return answer;
    }
    return call('operatorState', { id, state: act === 'enable' ? 'active' : 'disabled', reason });
  };
  if (password !== undefined) {
    return <InitialPassword name={name} password={password} onClose={onClose} />;
  }
  return (
    <ActDialog
      title={text(`operator.act.${act}`)}
      danger={act === 'disable' || act === 'reset'}
      words={text(`operator.effect.${act}`, { name })}
      button={text(`operator.act.${act}`)}
      run={run}
      onDone={() => {
        const waits = act === 'roles' || act === 'enable' || act === 'reset';
        notify(text(waits ? 'act.waits' : 'app.done'), { type: 'success' });
        void readAgain();
        if (act !== 'reset') onClose();
      }}
      onClose={onClose}
    >
      {act === 'roles' ? <RolePicker roles={roles} onChange={setRoles} /> : null}
    </ActDialog>
  );
}

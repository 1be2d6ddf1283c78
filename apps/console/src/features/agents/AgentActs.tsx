// What an operator may change of one account of the tree.
import { Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { useDone } from '../../acts/use-done.ts';
import { call } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Agent } from './agent.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { PermissionsDialog } from './PermissionsDialog.tsx';
import { QuotaDialog } from './QuotaDialog.tsx';
import { TermsDialog } from './TermsDialog.tsx';

const ACTS = ['terms', 'permissions', 'quota', 'move', 'appoint'] as const;
type ActName = (typeof ACTS)[number];

export function AgentActs({ agent }: { readonly agent: Agent }) {
  const text = useText();
  const mayEdit = useRight('agents.edit');
  const [open, setOpen] = useState<ActName>();
  if (!mayEdit) return null;
  const close = () => setOpen(undefined);
  const dialogs: Readonly<Record<ActName, ReactNode>> = {
    terms: <TermsDialog agent={agent} onClose={close} />,
    permissions: <PermissionsDialog agent={agent} onClose={close} />,
    quota: <QuotaDialog agent={agent} onClose={close} />,
    move: <MoveDialog agent={agent} onClose={close} />,
    appoint: <AppointDialog agent={agent} onClose={close} />,
  };
  const isMember = agent.kind === 'member';
  const offered = ACTS.filter((act) =>
    isMember ? ['terms', 'move', 'appoint'].includes(act) : act !== 'appoint',
  );
  return (
    <>
      {offered.map((act) => (
        <Button key={act} variant="outlined" onClick={() => setOpen(act)}>
          {text(`agent.act.${act}`)}
        </Button>
      ))}
      {open === undefined ? null : dialogs[open]}
    </>
  );
}

interface DialogProps {
  readonly agent: Agent;
  readonly onClose: () => void;
}

function AppointDialog({ agent, onClose }: DialogProps) {
  const text = useText();
  const done = useDone(onClose);
  return (
    <ActDialog
      title={text('agent.act.appoint')}
      words={text('agent.appointEffect', { name: agent.username })}
      button={text('agent.act.appoint')}
      second
      run={({ reason }) => call('agentAppoint', { id: agent.id, reason })}
      onDone={done}
      onClose={onClose}
    />
  );
}

import { Box } from '@mui/material';
import { ActForm } from '../../acts/ActForm.tsx';
import { useDone } from '../../acts/use-done.ts';
import { call, type CallInput } from '../../calls/calls.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { ChoiceInput } from '../../ui/forms/ChoiceInput.tsx';
import type { Agent } from './agent.ts';

interface PermissionsDialogProps {
  readonly agent: Agent;
  readonly onClose: () => void;
}

/** What a permission is set to; `inherited` leaves it to the upline. */
const CHOICES = ['inherited', 'yes', 'no'] as const;
const DOWN = ['inherited', 'none', 'direct', 'descendants'] as const;
type Values = Readonly<Record<string, string>>;
type Permissions = CallInput<'agentPermissionsSet'>['permissions'];

export function PermissionsDialog({ agent, onClose }: PermissionsDialogProps) {
  const text = useText();
  const textOf = useTextOf();
  const done = useDone(onClose);
  const own = new Set(agent.setPermissions);
  const names = Object.keys(agent.permissions);
  const start: Values = Object.fromEntries(
    Object.entries(agent.permissions).map(([name, value]) => [
      name,
      choiceOf(own.has(name), value),
    ]),
  );
  return (
    <ActForm
      title={text('agent.act.permissions')}
      start={start}
      words={() => text('agent.permissionsEffect', { name: agent.username })}
      button={text('ra.action.save')}
      second
      run={(values, { reason }) =>
        call('agentPermissionsSet', {
          id: agent.id,
          permissions: permissionsOf(values, names),
          reason,
        })
      }
      onDone={done}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}>
        {names.map((name) =>
          name === 'transferDown' ? (
            <ChoiceInput
              key={name}
              source={name}
              label={textOf('agent.permission', name)}
              values={DOWN}
              nameOf={(each) =>
                each === 'inherited' ? text('agent.inherited') : textOf('agent.transferDown', each)
              }
            />
          ) : (
            <ChoiceInput
              key={name}
              source={name}
              label={textOf('agent.permission', name)}
              values={CHOICES}
              nameOf={(each) => text(`agent.${each}`)}
            />
          ),
        )}
      </Box>
    </ActForm>
  );
}

function choiceOf(isSet: boolean, value: boolean | string): string {
  if (!isSet) return 'inherited';
  if (typeof value === 'string') return value;
  return value ? 'yes' : 'no';
}

function permissionsOf(values: Values, names: readonly string[]): Permissions {
  const set = names.filter((name) => (values[name] ?? 'inherited') !== 'inherited');
  return Object.fromEntries(
    set.map((name) => [name, name === 'transferDown' ? values[name] : values[name] === 'yes']),
  ) as Permissions;
}

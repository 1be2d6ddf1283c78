import { ActForm } from '../../acts/ActForm.tsx';
import { useDone } from '../../acts/use-done.ts';
import { call } from '../../calls/calls.ts';
import { useText } from '../../i18n/use-text.ts';
import { WordInput } from '../../ui/forms/WordInput.tsx';
import { RoleInput } from './RoleInput.tsx';

const START = { name: '', displayName: '', roles: [] as string[] };

/** Requests a new operator with a name and roles. */
export function CreateOperatorDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const done = useDone(onClose, 'act.waits');
  return (
    <ActForm
      title={text('operator.create')}
      start={START}
      words={() => text('operator.createEffect')}
      button={text('operator.create')}
      second
      run={(values, { reason }) => call('operatorCreate', { ...values, reason })}
      onDone={done}
      onClose={onClose}
    >
      <WordInput
        source="name"
        label={text('operator.name')}
        helperText={text('operator.nameHelp')}
        parse={(typed) => typed.toLowerCase()}
      />
      <WordInput source="displayName" label={text('operator.displayName')} />
      <RoleInput source="roles" />
    </ActForm>
  );
}

import { useNotify } from 'react-admin';
import type { ClientAnswer } from '../../app/calls.ts';
import { useReadAgain } from '../../app/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../ui/ActDialog.tsx';

interface RemoveDialogProps {
  readonly name: string;
  readonly remove: () => Promise<ClientAnswer<null>>;
  readonly onClose: () => void;
}

/** Asks once more before something that people read is gone. */
export function RemoveDialog({ name, remove, onClose }: RemoveDialogProps) {
  const text = useText();
  const notify = useNotify();
  const readAgain = useReadAgain();
  return (
    <ActDialog
      title={text('ra.action.delete')}
      danger
      words={text('content.removeEffect', { name })}
      button={text('ra.action.delete')}
      withoutReason
      run={remove}
      onDone={() => {
        notify(text('app.done'), { type: 'success' });
        void readAgain();
        onClose();
      }}
      onClose={onClose}
    />
  );
}

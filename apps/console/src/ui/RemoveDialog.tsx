import type { ClientAnswer } from '../app/calls.ts';
import { useDone } from '../app/use-done.ts';
import { useText } from '../i18n/use-text.ts';
import { ActDialog } from './ActDialog.tsx';

interface RemoveDialogProps {
  /** What will be gone, and where people saw it. */
  readonly words: string;
  readonly remove: () => Promise<ClientAnswer<null>>;
  readonly onClose: () => void;
}

/** Asks once more before something that people read is gone. */
export function RemoveDialog({ words, remove, onClose }: RemoveDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  return (
    <ActDialog
      title={text('ra.action.delete')}
      danger
      words={words}
      button={text('ra.action.delete')}
      withoutReason
      run={remove}
      onDone={done}
      onClose={onClose}
    />
  );
}

import { useState } from 'react';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { useDone } from '../../acts/use-done.ts';
import { call } from '../../calls/calls.ts';
import type { Member } from '../../calls/member.ts';
import { useText } from '../../i18n/use-text.ts';
import { isWritten, MessageFields, NO_MESSAGE } from './MessageFields.tsx';

interface MessageDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Writes a message into the inbox of a member. */
export function MessageDialog({ member, onClose }: MessageDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  const [message, setMessage] = useState(NO_MESSAGE);
  return (
    <ActDialog
      title={text('member.act.message')}
      words={text('member.effect.message', { name: member.username })}
      button={text('member.act.message')}
      ready={isWritten(message)}
      run={({ reason, idempotencyKey }) =>
        call('memberMessage', { id: member.id, ...message, reason }, { idempotencyKey })
      }
      onDone={done}
      onClose={onClose}
    >
      <MessageFields message={message} onChange={setMessage} />
    </ActDialog>
  );
}

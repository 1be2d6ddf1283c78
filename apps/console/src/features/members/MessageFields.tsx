import { TextField } from '@mui/material';
import { useText } from '../../i18n/use-text.ts';

export interface Message {
  readonly title: string;
  readonly body: string;
}

export const NO_MESSAGE: Message = { title: '', body: '' };

export function isWritten({ title, body }: Message): boolean {
  return title.trim() !== '' && body.trim() !== '';
}

interface MessageFieldsProps {
  readonly message: Message;
  readonly onChange: (message: Message) => void;
}

/** The subject and the text of a message to members. */
export function MessageFields({ message, onChange }: MessageFieldsProps) {
  const text = useText();
  return (
    <>
      <TextField
        label={text('member.messageTitle')}
        value={message.title}
        onChange={(event) => onChange({ ...message, title: event.target.value })}
        required
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
      <TextField
        label={text('member.messageBody')}
        value={message.body}
        onChange={(event) => onChange({ ...message, body: event.target.value })}
        multiline
        minRows={3}
        required
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
    </>
  );
}

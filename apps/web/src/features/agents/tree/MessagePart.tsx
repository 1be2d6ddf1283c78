import { useState } from 'react';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { TextArea } from '../../../ui/forms/Input.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import { Part, type Downline } from './Part.tsx';

/** The characters that a message may have (agency.md 4.10). */
const TEXT_MAX = 200;

/** Writes a message into the inbox of a direct downline. */
export function MessagePart({ downline }: { readonly downline: Downline }) {
  const t = useTexts('agentTree');
  const [text, setText] = useState('');
  const { mutate, isPending, error } = useCallMutation('agentMessage', {
    onSuccess: () => {
      setText('');
      toast('done', t('messageSent', { name: downline.username }));
    },
  });
  return (
    <Part title={t('message')}>
      <form
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          mutate({ id: downline.id, text: text.trim() });
        }}
      >
        <Field
          label={t('messageText')}
          hint={t('messageHint', { count: TEXT_MAX - text.length })}
          error={error?.message}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={TEXT_MAX}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" className="self-start" busy={isPending} disabled={text.trim() === ''}>
          {t('messageSend')}
        </Button>
      </form>
    </Part>
  );
}

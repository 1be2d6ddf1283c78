import { useState, type FormEvent } from 'react';
import { useCallMutation } from '../../calls/use-call-mutation.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/forms/Button.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { Input, TextArea } from '../../ui/forms/Input.tsx';
import { useRest } from '../../ui/forms/use-rest.ts';
import { toast } from '../../ui/overlays/toasts.ts';
import { FEEDBACK_LENGTH, feedbackLeft } from './feedback-length.ts';

/** A message to the operator, at most 140 characters (product.md section 5). */
export function FeedbackForm() {
  const t = useTexts('pages');
  const [content, setContent] = useState('');
  const [contact, setContact] = useState('');
  const [empty, setEmpty] = useState(false);
  const [isResting, rest] = useRest();
  const { mutate, isPending, error } = useCallMutation('feedback', {
    onSuccess: () => {
      setContent('');
      setContact('');
      toast('done', t('feedback.sent'));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The second tap of two may come when the first has been answered, and the form is empty.
    if (isResting) return;
    const written = content.trim();
    setEmpty(written === '');
    if (written === '') return;
    rest();
    const reach = contact.trim();
    mutate({ content: written, ...(reach === '' ? {} : { contact: reach }) });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field
        label={t('feedback.content')}
        required
        error={empty ? t('feedback.empty') : error?.message}
        hint={t('feedback.left', { count: feedbackLeft(content) })}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            maxLength={FEEDBACK_LENGTH}
            value={content}
            onChange={(event) => setContent(event.target.value)}
          />
        )}
      </Field>
      <Field label={t('feedback.contactLabel')}>
        {(control) => (
          <Input
            {...control}
            maxLength={100}
            value={contact}
            onChange={(event) => setContact(event.target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        look="primary"
        busy={isPending}
        disabled={isResting}
        className="self-start"
      >
        {t('feedback.send')}
      </Button>
    </form>
  );
}

import { useTexts } from '../../../i18n/use-texts.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import { Input } from '../../../ui/forms/Input.tsx';
import { MobileField } from '../fields/MobileField.tsx';
import type { NewContact } from './use-new-contact.ts';

interface NewContactFieldProps {
  readonly contact: NewContact;
  readonly kind: 'mobile' | 'email';
  readonly error: string | undefined;
}

/** The number or address that a code is sent to and that is not verified yet. */
export function NewContactField({ contact, kind, error }: NewContactFieldProps) {
  const t = useTexts('security');
  if (kind === 'mobile') {
    return <MobileField mobile={contact.mobile} label={t('ownMobile')} error={error} />;
  }
  return (
    <Field label={t('ownEmail')} required error={error}>
      {(control) => (
        <Input
          {...control}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={120}
          value={contact.email}
          onChange={(event) => contact.typeEmail(event.target.value)}
        />
      )}
    </Field>
  );
}

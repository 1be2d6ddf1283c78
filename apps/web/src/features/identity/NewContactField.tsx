import { useTexts } from '../../i18n/use-texts.ts';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { MobileField } from './MobileField.tsx';
import type { NewContact } from './use-new-contact.ts';

interface NewContactFieldProps {
  readonly contact: NewContact;
  readonly kind: 'mobile' | 'email';
  readonly error: string | undefined;
}

/** The number or address to which a code goes that nobody has verified before. */
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

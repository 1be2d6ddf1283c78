import { useTexts } from '../../../i18n/use-texts.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import { Input } from '../../../ui/forms/Input.tsx';
import { DialCodeBox } from './DialCodeBox.tsx';
import type { Mobile } from './use-mobile.ts';

interface MobileFieldProps {
  readonly mobile: Mobile;
  readonly label?: string | undefined;
  readonly required?: boolean;
  readonly error: string | undefined;
  readonly hint?: string | undefined;
}

/** A mobile number with its country's flag and dialling code. */
export function MobileField({ mobile, label, required = true, error, hint }: MobileFieldProps) {
  const t = useTexts('forms');
  const { country } = mobile;
  return (
    <Field label={label ?? t('mobile')} required={required} error={error} hint={hint}>
      {(control) => (
        <div className="flex gap-2">
          {country !== undefined && (
            <DialCodeBox
              countries={mobile.countries}
              value={country}
              onChoose={mobile.chooseCountry}
            />
          )}
          <Input
            {...control}
            type="tel"
            name="mobileNum"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={24}
            value={mobile.number}
            onChange={(event) => mobile.type(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}

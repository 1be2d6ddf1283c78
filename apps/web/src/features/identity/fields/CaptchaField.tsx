import { Field } from '../../../ui/forms/Field.tsx';
import { Input } from '../../../ui/forms/Input.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { Captcha } from './use-captcha.ts';

interface CaptchaFieldProps {
  readonly captcha: Captcha;
  readonly value: string;
  readonly onType: (value: string) => void;
  readonly error: string | undefined;
}

/** A picture to read, or a sum in words as the accessible alternative. A press loads another. */
export function CaptchaField({ captcha, value, onType, error }: CaptchaFieldProps) {
  const t = useTexts('identity');
  const { picture, refused, refresh } = captcha;
  const inWords = (picture?.question ?? '') !== '';
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={inWords ? (picture?.question ?? '') : t('captcha')}
        required
        error={error ?? refused}
        extra={
          <button
            type="button"
            className="text-accent-text underline-offset-4 hover:underline"
            onClick={() => refresh(inWords ? 'image' : 'text')}
          >
            {t(inWords ? 'captchaPicture' : 'captchaWords')}
          </button>
        }
      >
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              value={value}
              autoComplete="off"
              autoCapitalize="off"
              onChange={(event) => onType(event.target.value)}
            />
            {!inWords && (
              <button
                type="button"
                onClick={() => refresh()}
                aria-label={t('captchaAnother')}
                title={t('captchaAnother')}
                className="h-11 w-34 shrink-0 overflow-hidden rounded-md border border-line-strong bg-white"
              >
                {picture !== undefined && (
                  <img
                    src={`data:image/png;base64,${picture.image}`}
                    alt={t('captchaAlt')}
                    className="size-full object-contain"
                  />
                )}
              </button>
            )}
          </div>
        )}
      </Field>
    </div>
  );
}

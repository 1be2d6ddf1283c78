import { useState, type ComponentProps } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Input } from '../../../ui/forms/Input.tsx';
import { multipleOf } from '../board/controls.ts';

interface MultipleInputProps extends ComponentProps<'input'> {
  /** The multiple of the bets; undefined where they have several. */
  readonly applied: number | undefined;
  readonly most: number;
  readonly onMultiple: (multiple: number) => void;
}

/**
 * A multiple that is applied while it is typed. A text that is none is marked and changes nothing;
 * when the field is left it shows what is applied.
 */
export function MultipleInput({ applied, most, onMultiple, ...rest }: MultipleInputProps) {
  const t = useTexts('lottery');
  const [typed, setTyped] = useState<string>();
  const isWrong = !!typed && multipleOf(typed) !== applied;
  return (
    <>
      <Input
        {...rest}
        inputMode="numeric"
        value={typed ?? applied ?? ''}
        aria-invalid={isWrong}
        onChange={(event) => {
          const multiple = multipleOf(event.target.value);
          setTyped(event.target.value);
          if (multiple > 0 && multiple <= most) onMultiple(multiple);
        }}
        onBlur={() => setTyped(undefined)}
      />
      {isWrong && (
        <span role="alert" className="w-full text-right text-sm text-lost">
          {t('multipleRange', { most })}
        </span>
      )}
    </>
  );
}

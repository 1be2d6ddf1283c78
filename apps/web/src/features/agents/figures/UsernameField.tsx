import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { setCentreFilters, useFilter } from '../../../centre/centre-filters.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import { IconButton } from '../../../ui/forms/Button.tsx';
import { Input } from '../../../ui/forms/Input.tsx';

/** The exact username of somebody in the team; empty for the whole team. */
export function UsernameField() {
  const t = useTexts('agentFigures');
  const chosen = useFilter('user') ?? '';
  const [typed, setTyped] = useState({ chosen, text: chosen });
  const text = typed.chosen === chosen ? typed.text : chosen;
  const show = () => {
    const name = text.trim();
    setCentreFilters({ user: name === '' ? undefined : name });
  };
  return (
    <form
      className="phone:col-span-2"
      onSubmit={(event) => {
        event.preventDefault();
        show();
      }}
    >
      <Field label={t('username')}>
        {(control) => (
          <Input
            {...control}
            value={text}
            maxLength={255}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            placeholder={t('searchHint')}
            onChange={({ target }) => setTyped({ chosen, text: target.value })}
            after={
              <IconButton label={t('search')} type="submit">
                <Search aria-hidden size={18} />
              </IconButton>
            }
          />
        )}
      </Field>
    </form>
  );
}

import { cleanup, render } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { i18nProvider, startLanguage } from '../../i18n/language.ts';
import { ZoneContext } from '../../ui/time/zone.ts';
import { Period } from './Period.tsx';

afterEach(cleanup);

test.each([
  ['2026-11-29T13+08:00', /^29\/11\/2026, 13:00/],
  ['2026-11-29T13:30+05:30', /^29\/11\/2026, 16:00/],
  ['2026-11-29', /^29\/11\/2026$/],
  ['2026-11H2', /^16\/11\/2026\s–\s30\/11\/2026$/],
  ['2026-11-1', /^2026-11-1$/],
])('the period %s is shown as people write it', async (name, shown) => {
  await startLanguage();
  const { container } = render(
    <I18nContextProvider value={i18nProvider}>
      <ZoneContext value="Asia/Manila">
        <Period of={name} />
      </ZoneContext>
    </I18nContextProvider>,
  );
  expect(container.textContent).toMatch(shown);
});

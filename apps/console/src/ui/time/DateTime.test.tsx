import { cleanup, render, screen } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { i18nProvider, startLanguage } from '../../i18n/language.ts';
import { DateTime } from './DateTime.tsx';
import { ZoneContext } from './zone.ts';

afterEach(cleanup);

test('a time is that of the merchant’s clock, whose zone it names', async () => {
  await startLanguage();
  render(
    <I18nContextProvider value={i18nProvider}>
      <ZoneContext value="Pacific/Kiritimati">
        <DateTime at={Date.UTC(2026, 10, 3, 10, 30)} />
      </ZoneContext>
    </I18nContextProvider>,
  );
  expect(screen.getByTitle('Pacific/Kiritimati').textContent).toBe('04/11/2026, 00:30:00');
});

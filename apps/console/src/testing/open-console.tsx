// The whole console at one of its addresses, rendered without a browser.
import { cleanup, configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import { Console } from '../app/Console.tsx';
import { queryClient } from '../app/query-client.ts';
import { saveToken } from '../calls/session.ts';
import { startLanguage } from '../i18n/language.ts';
import { exampleOf } from './example.ts';
import { startFakeServer, type Answers } from './fake-server.ts';

// Without the menu and the bar, which journeys use, a page is open in a third of the time.
vi.mock('../app/ConsoleLayout.tsx', () => ({
  ConsoleLayout: ({ children }: { readonly children: ReactNode }) => children,
}));

// The fake server reads no body.
vi.mock('@fairhouse/calls/seal', () => ({ seal: async () => 'sealed' }));

// The pages' code is loaded with the test file: a busy machine needs longer than a test waits.
import.meta.glob(['../{features,pages}/**/*Page.tsx', '../features/**/*List.tsx'], { eager: true });

// A machine may be busy with other tests.
configure({ asyncUtilTimeout: 10_000 });

const innerHTML = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');

/** In a browser the policy of the console refuses markup from a string. */
function refuseMarkup(): void {
  Object.defineProperty(Element.prototype, 'innerHTML', {
    ...innerHTML,
    set: () => {
      throw new TypeError('This document requires TrustedHTML');
    },
  });
}

/** Opens a page as an operator with these rights, until the test ends. */
export async function openConsole(path: string, rights: readonly string[], answers: Answers) {
  // A hook of this file would be one of the first test file that imports it, and of no other.
  onTestFinished(closeConsole);
  answers.consoleMe = {
    ...exampleOf('consoleMe'),
    displayName: 'Olga',
    zone: 'Asia/Shanghai',
    rights: [...rights],
  };
  startFakeServer(answers);
  localStorage.setItem('console.language', 'EN');
  await startLanguage();
  saveToken('token');
  refuseMarkup();
  window.location.hash = `#${path}`;
  render(<Console />);
}

function closeConsole(): void {
  cleanup();
  queryClient.clear();
  saveToken(undefined);
  localStorage.clear();
  vi.unstubAllGlobals();
  if (innerHTML !== undefined) Object.defineProperty(Element.prototype, 'innerHTML', innerHTML);
}

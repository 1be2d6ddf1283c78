import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentText } from '../../i18n/language.ts';
import { exampleOf } from '../../testing/example.ts';
import { openConsole } from '../../testing/open-console.tsx';

const requests = (state: 'open' | 'granted') => {
  const example = exampleOf('agentFreezeList');
  const list = example.list.map((each) => ({
    ...each,
    state,
    level: 2 as const,
    team: true,
    teamSize: 17,
    reason: 'plays for others',
    member: { ...each.member, username: 'bert' },
  }));
  return { agentFreezeList: { ...example, list } };
};

test('a request is granted with the level and the reach that were asked for, or others', async () => {
  await openConsole('/agents/freezes', ['agents.read', 'members.freeze'], requests('open'));
  expect(await screen.findByText('bert')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: currentText('agent.grant') }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(currentText('freeze.2'))).toBeTruthy();
  const team = within(dialog).getByRole('checkbox');
  expect((team as HTMLInputElement).checked).toBe(true);
  expect(within(dialog).getByText(/17/)).toBeTruthy();
});

test('a decided request, and one without the right, is offered no decision', async () => {
  await openConsole('/agents/freezes', ['agents.read', 'members.freeze'], requests('granted'));
  expect(await screen.findByText('bert')).toBeTruthy();
  expect(screen.queryByRole('button', { name: currentText('agent.grant') })).toBeNull();
});

test('without the right to freeze nothing is offered', async () => {
  await openConsole('/agents/freezes', ['agents.read'], requests('open'));
  expect(await screen.findByText('bert')).toBeTruthy();
  expect(screen.queryByRole('button', { name: currentText('agent.grant') })).toBeNull();
});

import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentText } from '../../i18n/language.ts';
import { exampleOf } from '../../testing/example.ts';
import { openConsole } from '../../testing/open-console.tsx';

const EDIT = ['agents.read', 'agents.edit'] as const;

async function openMove(endings: 'one' | 'none') {
  const agent = { ...exampleOf('agentOne'), username: 'anna', kind: 'agent' as const };
  const example = exampleOf('agentMovePreview');
  const [row] = example.endings;
  if (row === undefined) throw new TypeError('an example has a contract that ends');
  const ending = { ...row, upline: 'otto', username: 'bert', debt: '77.0000', endsAt: null };
  const preview = { ...example, endings: endings === 'one' ? [ending] : [], debt: '77.0000' };
  await openConsole('/agents/1/show', EDIT, { agentOne: agent, agentMovePreview: preview });
  fireEvent.click(await screen.findByRole('button', { name: currentText('agent.act.move') }));
  return screen.findByRole('dialog');
}

test('a move names each contract that it ends, with parties, terms and debt', async () => {
  const dialog = await openMove('one');
  const table = await within(dialog).findByRole('table', { name: currentText('agent.endings') });
  const shown = within(table).getByText('otto → bert').closest('tr')?.textContent ?? '';
  for (const part of ['1 %', '77', currentText('agent.endsNow')]) expect(shown).toContain(part);
  const link = within(table).getByRole('link', { name: 'otto → bert' });
  expect(link.getAttribute('href')).toMatch(/contracts\/.+\/show$/);
  expect(within(dialog).getByText(currentText('agent.debtStays'))).toBeTruthy();
});

test('a move that ends nothing says so', async () => {
  const dialog = await openMove('none');
  expect(await within(dialog).findByText(currentText('agent.noEndings'))).toBeTruthy();
});

import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentText } from '../../../i18n/language.ts';
import { exampleOf } from '../../../testing/example.ts';
import { openConsole } from '../../../testing/open-console.tsx';

const EDIT = ['contracts.read', 'contracts.edit'] as const;

async function openOffer() {
  const [agent] = exampleOf('contractTopAgents').list;
  if (agent === undefined) throw new TypeError('an example has an agent');
  const list = [{ ...agent, username: 'anna', agreed: true, offered: false }];
  await openConsole('/contracts', EDIT, { contractTopAgents: { list } });
  fireEvent.click(await screen.findByText(currentText('contract.houseOffer')));
  return screen.findByRole('dialog');
}

const field = (dialog: HTMLElement, label: string) =>
  within(dialog).getByLabelText(new RegExp(`^${label}`), { selector: 'input' });

test('an offer is made to an agent of a list, once its tiers are complete', async () => {
  const dialog = await openOffer();
  const agent = field(dialog, currentText('contract.topAgent'));
  fireEvent.mouseDown(agent);
  fireEvent.change(agent, { target: { value: 'ann' } });
  fireEvent.click(await screen.findByText('anna'));
  expect((agent as HTMLInputElement).value).toBe('anna');
  expect(within(dialog).getByText(currentText('contract.hasContract'))).toBeTruthy();
  const submit = () => within(dialog).getAllByRole('button').at(-1) as HTMLButtonElement;
  fireEvent.change(within(dialog).getByLabelText(/^Reason/), { target: { value: 'as agreed' } });
  expect(submit().disabled).toBe(true);
  fireEvent.change(field(dialog, 'Rate, %'), { target: { value: '12.5' } });
  expect(submit().disabled).toBe(false);
  for (const label of ['minDeposit', 'minPerDay', 'rateCapPct', 'periodCap'] as const) {
    expect(field(dialog, currentText(`contract.${label}`)), label).toBeTruthy();
  }
});

test('whether tiers pay a rate or an amount is chosen once for all of them', async () => {
  const dialog = await openOffer();
  fireEvent.click(within(dialog).getByText(currentText('contract.addTier')));
  const named = (label: string) =>
    within(dialog).queryAllByLabelText(label, { selector: 'input' }).length;
  const [rate, fixed] = [currentText('contract.ratePct'), currentText('contract.fixedAmount')];
  expect([named(rate), named(fixed)]).toEqual([2, 0]);
  const pays = within(dialog).getAllByLabelText(currentText('contract.pays'));
  expect(pays).toHaveLength(1);
  fireEvent.mouseDown(pays[0] as HTMLElement);
  fireEvent.click(await screen.findByText(currentText('contract.paysFixed')));
  expect([named(rate), named(fixed)]).toEqual([0, 2]);
});

// Each page of the console without a browser: what an operator sees on it when the answers come,
// when there are none, and when they are refused; and which acts the operator is offered.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { currentSession, saveStanding } from '../calls/session.ts';
import { currentText } from '../i18n/language.ts';
import { checked, emptyOf } from '../testing/example.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openConsole } from '../testing/open-console.tsx';
import { PAGE_CASES, type PageCase } from '../testing/page-cases.ts';
import { urls } from '../urls.ts';
import { queryClient } from './query-client.ts';

const [frame = ''] = Object.values(
  import.meta.glob<string>('./Console.tsx', { query: '?raw', import: 'default', eager: true }),
);

const REFUSAL = 'This is away for a moment.';

/** The tabs of a member's page: what each is read by, its right, its name. */
const PARTS = [
  ['overview', 'memberFigures', 'ledger.read', 'member.overview'],
  ['overview', 'memberRisks', 'members.read', 'member.overview'],
  ['case', 'memberCase', 'members.read', 'member.case'],
  ['profile', 'memberFactors', 'members.read', 'member.profile'],
  ['wallets', 'ledgerAccounts', 'ledger.read', 'member.wallets'],
  ['deposits', 'depositList', 'deposits.read', 'menu.deposits'],
  ['withdrawals', 'withdrawalList', 'withdrawals.read', 'menu.withdrawals'],
  ['bets', 'memberBets', 'draws.read', 'member.bets'],
  ['rounds', 'vendorRounds', 'ledger.read', 'round.title'],
  ['sessions', 'memberSessions', 'members.read', 'member.sessions'],
  ['protection', 'memberProtection', 'protection.read', 'menu.protection'],
  ['shared', 'memberShared', 'members.contact', 'menu.shared'],
  ['notes', 'memberNotes', 'members.read', 'member.notes'],
  ['actions', 'memberCase', 'audit.read', 'member.actions'],
] as const;

/** Pages whose tables are parts of one order, one contract, one installation. */
const NO_LISTS = new Set(['/withdrawals/:id/show', '/contracts/:id/show', '/doctor']);

const cases = PAGE_CASES.map((page) => [page.at ?? page.route, page] as const);

describe('a page of the console', () => {
  test.each(cases)(
    '%s shows a refusal, its data, the acts, and that there is none',
    async (_, page) => {
      const answers: Answers = { [page.call]: { refused: REFUSAL } };
      await openConsole(pathOf(page), page.right === undefined ? [] : [page.right], answers);
      await retry(() =>
        Object.assign(answers, { [page.call]: checked(page.call, page.answer as never) }),
      );
      expect((await screen.findAllByText(page.sees)).length).toBeGreaterThan(0);
      expectSaved(page);
      if (page.act) await expectOffered(page.act);
      if (page.empty) {
        Object.assign(answers, { [page.call]: emptyOf(page.call) });
        await act(() => queryClient.invalidateQueries());
        expect((await screen.findAllByText(currentText(page.empty))).length).toBeGreaterThan(0);
      }
    },
  );

  test('is refused to an operator without its right', async () => {
    await openConsole('/profile', [], {});
    // The first page greets an operator who may not see its figures.
    const guarded = PAGE_CASES.filter(({ right, route }) => right !== undefined && route !== '/');
    for (const page of guarded) {
      await moveTo('/profile', currentText('profile.rights'));
      await moveTo(pathOf(page), currentText('ra.page.access_denied'));
    }
  });

  test('of the operator’s own account shows name and rights', async () => {
    await openConsole('/profile', ['members.read'], {});
    expect(await screen.findByText('Members: read')).toBeTruthy();
  });

  test('of an enrolment link shows whose it is, or why it is refused', async () => {
    const answers: Answers = { consoleEnrolmentOpen: { refused: REFUSAL } };
    await openConsole('/enrol/one', [], answers);
    expect(await screen.findByText(REFUSAL)).toBeTruthy();
    delete answers.consoleEnrolmentOpen;
    await moveTo('/enrol/two', /sample/);
    expect(screen.getByRole('button', { name: currentText('login.enter') })).toBeTruthy();
  });

  test('of a member shows in each part that it could not be read', async () => {
    const rights = PARTS.map(([, , right]) => right);
    const refused = PARTS.map(([, call]) => [call, { refused: REFUSAL }]);
    await openConsole('/members/1/show', rights, Object.fromEntries(refused) as Answers);
    for (const [tab, , , label] of PARTS) {
      await moveTo(`/members/1/show?tab=${tab}`, REFUSAL);
      await screen.findByRole('tab', { name: currentText(label), selected: true });
      expect(screen.getAllByText(REFUSAL).length).toBeGreaterThan(0);
    }
    const main = screen.getByText(currentText('wallet.main')).parentElement;
    expect(main?.textContent).toBe(`${currentText('wallet.main')}—`);
  });

  test('whose address has an id of nothing says so, and a house account why it has no statement', async () => {
    const answers: Answers = { memberProfile: { refused: REFUSAL, fields: { id: 'No id.' } } };
    await openConsole('/members/zzz/show', ['members.read', 'ledger.read'], answers);
    expect(await screen.findByText(currentText('app.notFound'))).toBeTruthy();
    const statement = urls.ledgerStatement('house:fees', 'PHP');
    await moveTo(statement, currentText('ledger.noStatement'));
  });

  test.each([
    [urls.adjustments, 'adjustments.make', 'adjustment.ask', 'field.amount', '0'],
    [urls.content, 'content.edit', 'ra.action.add', 'content.title', 'x'.repeat(4001)],
    [urls.merchants, 'merchants.edit', 'merchant.make', 'merchant.code', 'A b!'],
  ] as const)('%s says what is allowed in a field', async (path, right, button, label, typed) => {
    await openConsole(path, ['ledger.read', 'settings.read', right], {});
    const opens = await screen.findByRole('button', { name: currentText(button) });
    await waitFor(() => expect(opens.hasAttribute('disabled')).toBe(false));
    fireEvent.click(opens);
    const field = await screen.findByLabelText(new RegExp(`^${currentText(label)}\\s?[·(*]`));
    fireEvent.change(field, { target: { value: typed } });
    for (const reason of screen.queryAllByLabelText(new RegExp(`^${currentText('act.reason')}`))) {
      fireEvent.change(reason, { target: { value: 'a good reason' } });
    }
    fireEvent.submit(field.closest('form') as HTMLElement);
    await waitFor(() => expect(document.querySelector('p.Mui-error')).not.toBeNull());
    const errors = [...document.querySelectorAll('p.Mui-error')].map((each) => each.textContent);
    expect(errors).toContainEqual(
      expect.stringMatching(/above 0, such as|At most 4,?000|Small letters, digits and hyphens/),
    );
  });

  test('has a case here', () => {
    const routes = [
      '/',
      ...[...frame.matchAll(/<Resource\s+name="(\w+)"\s+list=\{\w+\}(\s+show)?/g)].flatMap(
        ([, name = '', show]) => [`/${name}`, ...(show ? [`/${name}/:id/show`] : [])],
      ),
      ...[...frame.matchAll(/path="([^"]+)"/g)].map(([, path = '']) => path),
    ];
    expect(routes.length).toBeGreaterThan(25);
    const own = ['/profile', '/enrol/:link'];
    expect(new Set([...PAGE_CASES.map(({ route }) => route), ...own])).toEqual(new Set(routes));
  });
});

function pathOf({ at, route }: PageCase): string {
  return (at ?? route).replace(':id', '1');
}

/** The refusal is there with a button; `mend` is what happens before it is pressed. */
async function retry(mend: () => void): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name: currentText('app.retry') });
  expect(screen.getAllByText(REFUSAL).length).toBeGreaterThan(0);
  mend();
  if (button) fireEvent.click(button);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: currentText('app.retry') })).toBeNull(),
  );
}

/** Expects the button only once the operator has the right. */
/** Every page with a list saves it as a file. */
function expectSaved({ at, route }: PageCase): void {
  const tables = screen.queryAllByRole('table', { hidden: true }).length;
  if (tables === 0 || NO_LISTS.has(at ?? route)) return;
  const files = screen.queryAllByRole('button', { name: currentText('ra.action.export') });
  expect([at ?? route, files.length > 0]).toEqual([at ?? route, true]);
}

async function expectOffered({ right, button }: NonNullable<PageCase['act']>): Promise<void> {
  const name = currentText(button);
  expect(screen.queryByRole('button', { name })).toBeNull();
  const { standing } = currentSession();
  if (!standing) throw new TypeError('no standing');
  act(() => saveStanding({ ...standing, rights: [...standing.rights, right] as never }));
  expect((await screen.findAllByRole('button', { name })).length).toBeGreaterThan(0);
}

async function moveTo(path: string, sees: string | RegExp): Promise<void> {
  window.location.hash = `#${path}`;
  // A browser fires it by itself.
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  await screen.findAllByText(sees);
}

// What a list does half a second later does not reach the page that was opened meanwhile.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Admin, ListBase, memoryStore, Resource, useListContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageRouter } from './page-router.tsx';

function People() {
  return (
    <ListBase>
      <Controls />
    </ListBase>
  );
}

function Controls() {
  const { setFilters, filterValues } = useListContext();
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => setFilters({ word: 'an' }, {}, true)}>filter</button>
      <button onClick={() => setFilters({ ...filterValues, past: true })}>past</button>
      <button onClick={() => void navigate('/people/1/show')}>open</button>
    </>
  );
}

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** A navigation takes a few, in which no timer ends and no button can be pressed. */
async function microtasks(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

const rows = { data: [{ id: 1 }], total: 1 };
const dataProvider = { getList: async () => rows, getOne: async () => ({ data: { id: 1 } }) };

beforeEach(async () => {
  window.location.hash = '#/people';
  render(
    <Admin
      routerProvider={pageRouter}
      dataProvider={dataProvider as never}
      store={memoryStore()}
      disableTelemetry
    >
      <Resource name="people" list={People} show={() => <p>the person</p>} />
    </Admin>,
  );
  await screen.findByRole('button', { name: 'filter' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test('a filter that is given changes the address of the list', async () => {
  await act(async () => {
    click('filter');
    await vi.advanceTimersByTimeAsync(600);
  });
  expect(decodeURIComponent(window.location.hash)).toMatch(/^#\/people\?.*"word":"an"/);
});

test('a page that is opened while a filter is awaited stays open, at its own address', async () => {
  await act(async () => {
    click('filter');
    await vi.advanceTimersByTimeAsync(499);
    click('open');
    await microtasks();
    vi.advanceTimersByTime(1);
  });
  await act(() => vi.advanceTimersByTimeAsync(600));
  expect(window.location.hash).toBe('#/people/1/show');
  expect(screen.getByText('the person')).toBeTruthy();
});

test('a filter that is given is not lost by a button pressed right after it', async () => {
  // Outside `act`, React renders when it would in a browser.
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    screen.getByRole('button', { name: 'filter' }).click();
    vi.advanceTimersByTime(501);
    await microtasks();
    screen.getByRole('button', { name: 'past' }).click();
    await vi.advanceTimersByTimeAsync(10);
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  }
  const address = decodeURIComponent(window.location.hash);
  expect(address).toMatch(/"word":"an"/);
  expect(address).toMatch(/"past":true/);
});

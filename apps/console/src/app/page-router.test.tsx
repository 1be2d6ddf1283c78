// What a list does half a second later does not reach the page that was opened meanwhile.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Admin, ListBase, memoryStore, Resource, useListContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageRouter } from './page-router.ts';

function People() {
  return (
    <ListBase>
      <Controls />
    </ListBase>
  );
}

function Controls() {
  const { setFilters } = useListContext();
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => setFilters({ word: 'an' }, {}, true)}>filter</button>
      <button onClick={() => void navigate('/people/1/show')}>open</button>
    </>
  );
}

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

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
    // The address is the new page’s, and the list is mounted until that page is rendered.
    vi.advanceTimersByTime(1);
  });
  await act(() => vi.advanceTimersByTimeAsync(600));
  expect(window.location.hash).toBe('#/people/1/show');
  expect(screen.getByText('the person')).toBeTruthy();
});

import { afterAll, describe, expect, it } from 'vitest';
import { renderCataloguePage } from './catalogue-page.ts';
import { openStudio } from './studio.ts';

const studio = openStudio();
afterAll(() => studio.close());

describe('the studio', () => {
  it('lists exactly the published games to merchants', async () => {
    const answer = await studio.inject({ method: 'POST', url: '/game/list' });
    expect(answer.json()).toEqual({ status: 'RS_OK', games: [] });
  });

  it('escapes the names of games', () => {
    const page = renderCataloguePage([
      { game_code: 'x', name: '<script>x</script>', category: 'RNG', rtp: 960_000 },
    ]);
    expect(page).not.toContain('<script>');
  });
});

import { afterAll, describe, expect, it } from 'vitest';
import { renderCatalogue } from './catalogue-page.ts';
import { openStudio } from './studio.ts';

const studio = openStudio();
afterAll(() => studio.close());

describe('the studio', () => {
  it('lists to merchants exactly what it publishes', async () => {
    const answer = await studio.inject({ method: 'POST', url: '/game/list' });
    expect(answer.json()).toEqual({ status: 'RS_OK', games: [] });
  });

  it('writes a game’s name as text, never as markup', () => {
    const page = renderCatalogue([
      { game_code: 'x', name: '<script>x</script>', category: 'RNG', rtp: 960_000 },
    ]);
    expect(page).not.toContain('<script>');
  });
});

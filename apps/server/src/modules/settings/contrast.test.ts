import { describe, expect, it } from 'vitest';
import { manilaSettings, saigonSettings } from '../../../../../demo/settings.ts';
import { contrast, findUnreadable } from './contrast.ts';

describe('contrast', () => {
  it('is 21 between black and white and 1 between equal colours', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#3ecf9a', '#3ecf9a')).toBe(1);
  });

  it('reports the pair that cannot be read', () => {
    const theme = manilaSettings.theme;
    const pale = { ...theme, light: { ...theme.light, muted: '#cccccc' } };
    expect(findUnreadable(pale)?.pair).toBe('light muted/surface');
  });

  it('is sufficient in both themes of both demo merchants', () => {
    expect(findUnreadable(manilaSettings.theme)).toBeUndefined();
    expect(findUnreadable(saigonSettings.theme)).toBeUndefined();
  });
});

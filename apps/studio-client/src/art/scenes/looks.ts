// The colours of each game: its skies, the frame of its reels, its title.
import type { Family } from '../shapes.ts';

export interface Look {
  /** From the top of the sky to the ground. */
  readonly sky: readonly [string, string, string];
  readonly bonusSky: readonly [string, string, string];
  readonly frame: string;
  readonly frameEdge: string;
  readonly reel: string;
  readonly accent: string;
  /** The letters of the title, from above to below: pale, for the feature's night as well. */
  readonly title: readonly [string, string];
  /** What is drawn around the letters: by it they are read before a sky as pale as they are. */
  readonly titleEdge: string;
  readonly metal: Family;
  readonly drift: 'rain' | 'petals' | 'sparks' | 'bubbles' | 'stars' | 'none';
}

export const LOOKS: Readonly<Record<string, Look>> = {
  'harbour-lights': {
    sky: ['#1b1440', '#6b2a5e', '#f08a4b'],
    bonusSky: ['#050818', '#0d1f4a', '#1c4a7a'],
    frame: '#5a3517',
    frameEdge: '#e8b04a',
    reel: 'rgba(10,14,38,.82)',
    accent: '#ffb84d',
    title: ['#fff1c0', '#f08a2c'],
    titleEdge: '#2a1020',
    metal: 'brass',
    drift: 'sparks',
  },
  'jeepney-joy': {
    sky: ['#08a6c9', '#5fd4d6', '#ffd98a'],
    bonusSky: ['#3a0f5c', '#b02a7a', '#ffb347'],
    frame: '#c4213a',
    frameEdge: '#f4f7fb',
    reel: 'rgba(255,250,235,.9)',
    accent: '#ffd23f',
    title: ['#ffffff', '#ffd23f'],
    titleEdge: '#7a0f22',
    metal: 'steel',
    drift: 'none',
  },
  'jade-koi': {
    sky: ['#cfe9dc', '#7fc2a4', '#1f6b55'],
    bonusSky: ['#0c1f2b', '#123f4a', '#1f6b5f'],
    frame: '#123c33',
    frameEdge: '#d8c48e',
    reel: 'rgba(9,42,38,.78)',
    accent: '#bff2d8',
    title: ['#fffbe6', '#8fd6b0'],
    titleEdge: '#0c3a30',
    metal: 'jade',
    drift: 'petals',
  },
  'gem-monsoon': {
    sky: ['#243b4a', '#2f5d62', '#0f2a2c'],
    bonusSky: ['#101f38', '#1a3e5c', '#0d2a36'],
    frame: '#4b4238',
    frameEdge: '#9fb7a8',
    reel: 'rgba(10,22,26,.82)',
    accent: '#7fe8ff',
    title: ['#e8fbff', '#5fc9e8'],
    titleEdge: '#10242c',
    metal: 'steel',
    drift: 'rain',
  },
  'thousand-roofs': {
    sky: ['#f6b26b', '#e0715a', '#6b2f4a'],
    bonusSky: ['#1b1030', '#4a1e52', '#a03c5a'],
    frame: '#5c2a22',
    frameEdge: '#f2c078',
    reel: 'rgba(40,16,24,.8)',
    accent: '#ffd08a',
    title: ['#fff3d8', '#ff9f5a'],
    titleEdge: '#4a1620',
    metal: 'orange',
    drift: 'petals',
  },
  'pearl-vault': {
    sky: ['#0aa3b8', '#06566f', '#021c33'],
    bonusSky: ['#1a0b3a', '#33145f', '#0a0620'],
    frame: '#3c4652',
    frameEdge: '#d9b36b',
    reel: 'rgba(2,20,36,.82)',
    accent: '#ffd9f0',
    title: ['#ffffff', '#8fe3ef'],
    titleEdge: '#05283c',
    metal: 'pearl',
    drift: 'bubbles',
  },
  'sun-gate': {
    sky: ['#0a1a4a', '#16306f', '#c9822c'],
    bonusSky: ['#3a0a1a', '#8a2a12', '#f2b632'],
    frame: '#8a5a10',
    frameEdge: '#ffe08a',
    reel: 'rgba(8,16,52,.85)',
    accent: '#ffd84d',
    title: ['#fff8d0', '#f2b632'],
    titleEdge: '#3a2408',
    metal: 'gold',
    drift: 'sparks',
  },
  'spice-route': {
    sky: ['#f7d9a0', '#e89a5a', '#2a7f8f'],
    bonusSky: ['#2a0f3a', '#7a2a4a', '#e0803a'],
    frame: '#6b3f1d',
    frameEdge: '#ffe0a0',
    reel: 'rgba(48,22,8,.78)',
    accent: '#ffcf5a',
    title: ['#fff6d8', '#f29a2e'],
    titleEdge: '#4a2410',
    metal: 'wood',
    drift: 'petals',
  },
  'night-bazaar': {
    sky: ['#0b0a22', '#2a1250', '#7a1f52'],
    bonusSky: ['#02020c', '#120a3a', '#4a0f5a'],
    frame: '#3a0f3f',
    frameEdge: '#ff9fd0',
    reel: 'rgba(16,6,34,.84)',
    accent: '#ff7ac0',
    title: ['#fff0fa', '#ff6ab0'],
    titleEdge: '#2a0838',
    metal: 'pink',
    drift: 'stars',
  },
  'sampaguita-wheel': {
    sky: ['#f7f0d8', '#cfe0b8', '#5a8a5f'],
    bonusSky: ['#123a24', '#1f5a36', '#d8c070'],
    frame: '#1f6b45',
    frameEdge: '#f7edc8',
    reel: 'rgba(255,252,240,.95)',
    accent: '#e8483f',
    title: ['#fffdf0', '#c2e59a'],
    titleEdge: '#0f4a2c',
    metal: 'cream',
    drift: 'petals',
  },
};

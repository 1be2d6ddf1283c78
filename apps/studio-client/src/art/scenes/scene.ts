// What surrounds the reels of each game: a picture for the base game, and one for its feature.
import { circle, glow, line, oval, path, rect, sceneSvg } from '../shapes.ts';
import { LOOKS, type Look } from './looks.ts';

/** Whole numbers that look random and are the same each time. */
export function scatterNumbers(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

const sky = ([top, middle, low]: Look['sky']): string =>
  `<defs><linearGradient id="air" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs>${rect(0, 0, 1600, 900, 0, 'url(#air)')}`;

function stars(count: number, seed: number, colour = '#fff'): string {
  const next = scatterNumbers(seed);
  return Array.from({ length: count }, () =>
    circle(next(1600), next(520), 0.8 + next(20) / 10, colour, `opacity="${0.3 + next(60) / 100}"`),
  ).join('');
}

function lights(
  count: number,
  seed: number,
  colours: readonly string[],
  [top, bottom]: readonly [number, number],
): string {
  const next = scatterNumbers(seed);
  return Array.from({ length: count }, () => {
    const [x, y, r] = [next(1600), top + next(bottom - top), 3 + next(9)];
    const colour = colours[next(colours.length)] ?? '#fff';
    return glow(x, y, r * 2.6, colour, 0.6) + circle(x, y, r * 0.6, '#fffbe0');
  }).join('');
}

function roofs(base: number, seed: number, colours: readonly string[], tall: number): string {
  const next = scatterNumbers(seed);
  let x = -40;
  let out = '';
  while (x < 1640) {
    const [w, h] = [70 + next(90), tall / 2 + next(tall)];
    const top = base - h;
    const colour = colours[next(colours.length)] ?? '#333';
    out += path(
      `M${x} 900V${top}L${x - 14} ${top}L${x + w / 2} ${top - 36 - next(26)}L${x + w + 14} ${top}H${x + w}V900Z`,
      colour,
    );
    for (let row = 0; row < 3; row += 1)
      if (next(3) > 0)
        out += rect(
          x + 16 + next(w - 44),
          top + 22 + row * 38,
          14,
          18,
          2,
          '#ffd98a',
          `opacity="${0.35 + next(50) / 100}"`,
        );
    x += w + next(12);
  }
  return out;
}

function hills(base: number, height: number, colour: string, seed: number): string {
  const next = scatterNumbers(seed);
  let d = `M-20 900V${base}`;
  for (let x = -20; x <= 1640; x += 160)
    d += `Q${x + 80} ${base - height / 2 - next(height)} ${x + 160} ${base - next(24)}`;
  return path(`${d}V900Z`, colour);
}

function water(top: number, colour: string, seed: number): string {
  const next = scatterNumbers(seed);
  return (
    rect(0, top, 1600, 900 - top, 0, colour, 'opacity=".85"') +
    Array.from({ length: 46 }, () => {
      const [x, y] = [next(1600), top + 8 + next(880 - top)];
      return line(`M${x} ${y}h${30 + next(120)}`, '#fff', 2, `opacity="${0.06 + next(14) / 100}"`);
    }).join('')
  );
}

const boat = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${path('M-60 0H60C52 26 40 34 20 34H-20C-40 34 -52 26 -60 0Z', '#1a0f16')}${line('M0 0V-70', '#1a0f16', 5)}${glow(0, -46, 30, '#ffb84d', 0.9)}${oval(0, -46, 11, 14, '#ffd98a')}</g>`;

type Draw = (isBonus: boolean) => string;

const DRAWN: Readonly<Record<string, Draw>> = {
  'harbour-lights': (bonus) =>
    (bonus
      ? stars(160, 4) + circle(1240, 170, 70, '#fff6d8') + glow(1240, 170, 120, '#cfe0ff', 0.5)
      : glow(800, 560, 420, '#ffcf8a', 0.5) + circle(800, 560, 90, '#ffe2a8')) +
    hills(600, 110, bonus ? '#0a1530' : '#3a1a46', 9) +
    roofs(640, 12, bonus ? ['#081022', '#0c1730'] : ['#2a1236', '#351640'], 60) +
    water(640, bonus ? '#0b2148' : '#4a2456', 5) +
    lights(40, 3, ['#ffb84d', '#ff7a5a', '#8fd3ff'], [600, 660]) +
    boat(240, 760, 1.5) +
    boat(1380, 720, 1.2) +
    boat(1120, 820, 1.8) +
    path('M60 660L84 380H120L146 660Z', bonus ? '#1a2444' : '#f0d8d0') +
    rect(78, 350, 48, 34, 4, '#ffd98a') +
    glow(102, 366, 60, '#fff0b0', 0.9),
  'jeepney-joy': (bonus) =>
    around12(800, 520, bonus ? '#ff9fd0' : '#fff6c8') +
    hills(660, 90, bonus ? '#4a1460' : '#2f8f6b', 3) +
    roofs(
      720,
      31,
      bonus ? ['#2a0a40', '#4a1460', '#6b1a5a'] : ['#f2784b', '#3aa0c9', '#f2c14b', '#8fc97a'],
      90,
    ) +
    rect(0, 740, 1600, 160, 0, '#3a3f4a') +
    line('M0 822H1600', '#ffd23f', 8, 'stroke-dasharray="80 60"') +
    lights(bonus ? 40 : 0, 8, ['#ffd23f', '#ff5ab0', '#5ad8ff'], [520, 720]),
  'jade-koi': (bonus) =>
    (bonus ? stars(90, 2) : '') +
    circle(1220, 190, 84, bonus ? '#fff6d8' : '#fffdf0', 'opacity=".9"') +
    hills(470, 210, bonus ? '#143a44' : '#8cc7ae', 5) +
    hills(560, 160, bonus ? '#0f2f38' : '#5ea88a', 8) +
    water(590, bonus ? '#0d3038' : '#2f8a70', 5) +
    [180, 420, 1180, 1430, 1000, 300]
      .map(
        (x, at) =>
          oval(x, 690 + at * 30, 90 + at * 8, 26, bonus ? '#1a5a48' : '#3fa07a') +
          (at % 2
            ? circle(x, 676 + at * 30, 18, '#f59ac0') +
              circle(x - 14, 684 + at * 30, 14, '#ffc4dc') +
              circle(x + 14, 684 + at * 30, 14, '#ffc4dc')
            : ''),
      )
      .join('') +
    path(
      'M-20 600C60 440 200 440 280 600H240C190 500 80 500 30 600Z',
      bonus ? '#6b2430' : '#c9483f',
    ) +
    line(
      'M120 0C140 120 100 240 160 380M120 160C60 200 30 260 20 320M150 260C210 290 240 330 250 380',
      bonus ? '#0a2a24' : '#2a6b4a',
      9,
    ),
  'gem-monsoon': (bonus) =>
    hills(420, 240, '#1d3f44', 3) +
    hills(520, 160, '#163338', 6) +
    Array.from({ length: 9 }, (_, at) =>
      path(
        `M${470 - at * 60} ${440 + at * 56}H${1130 + at * 60}V${500 + at * 56}H${470 - at * 60}Z`,
        ['#5a5244', '#4c4539', '#40392f'][at % 3] ?? '#444',
      ),
    ).join('') +
    path('M560 440V220L520 220L800 80L1080 220H1040V440Z', '#3a352c') +
    path('M620 440V250H980V440Z', '#211e19') +
    glow(800, 360, 120, bonus ? '#5fc9ff' : '#ffcf7a', 0.55) +
    [100, 260, 1340, 1500]
      .map((x) => rect(x, 300, 60, 600, 6, '#2e2a23') + rect(x - 14, 270, 88, 40, 6, '#3a352c'))
      .join('') +
    lights(26, 5, ['#ff5a8a', '#5aa0ff', '#4fe0a0', '#ffc04f'], [520, 880]),
  'thousand-roofs': (bonus) =>
    circle(1180, 240, 120, bonus ? '#ffe9c8' : '#fff0c8', 'opacity=".9"') +
    glow(1180, 240, 220, '#ffd08a', 0.5) +
    roofs(560, 3, bonus ? ['#2a1238', '#351640'] : ['#a8455a', '#b8584f'], 120) +
    roofs(690, 7, bonus ? ['#1d0c2a', '#2a1033'] : ['#7a2f45', '#8a3a40'], 130) +
    roofs(830, 11, bonus ? ['#140820', '#1c0a26'] : ['#4a1d33', '#5a2436'], 130) +
    [
      [300, 200],
      [520, 130],
      [980, 120],
    ]
      .map(
        ([x = 0, y = 0], at) =>
          path(
            `M${x} ${y}l34 40l-34 56l-34 -56Z`,
            ['#ff6a4a', '#ffd23f', '#5ad0c0'][at] ?? '#fff',
          ) + line(`M${x} ${y + 96}q-30 60 10 130t-20 120`, '#fff', 2, 'opacity=".5"'),
      )
      .join(''),
  'pearl-vault': (bonus) =>
    [200, 520, 900, 1300]
      .map((x, at) =>
        path(`M${x} 0L${x + 90} 0L${x + 220 + at * 20} 900H${x - 160}Z`, '#fff', 'opacity=".06"'),
      )
      .join('') +
    hills(700, 140, bonus ? '#1a0d33' : '#043a52', 4) +
    circle(800, 470, 360, bonus ? '#2a1a4a' : '#0a4a60', 'opacity=".8"') +
    circle(
      800,
      470,
      330,
      'none',
      `stroke="${bonus ? '#d9b36b' : '#3f7f8f'}" stroke-width="26" opacity=".8"`,
    ) +
    circle(800, 470, 270, 'none', 'stroke="#d9b36b" stroke-width="6" opacity=".5"') +
    hills(800, 120, bonus ? '#0d0620' : '#02283c', 7) +
    [80, 200, 330, 1260, 1400, 1520]
      .map((x, at) =>
        line(
          `M${x} 900C${x - 40} ${760 - at * 12} ${x + 50} ${700 - at * 10} ${x} ${560 + at * 14}`,
          ['#f2694b', '#2f9f7a', '#f0699b'][at % 3] ?? '#fff',
          22,
          'opacity=".75"',
        ),
      )
      .join('') +
    lights(18, 6, ['#ffd9f0', '#bff4ff'], [600, 860]),
  'sun-gate': (bonus) =>
    stars(bonus ? 0 : 120, 6) +
    glow(800, 420, 380, '#ffdf70', 0.6) +
    [420, 350, 280, 210]
      .map((r, at) =>
        circle(
          800,
          430,
          r,
          'none',
          `stroke="${['#8a5a10', '#f2b632', '#b8801c', '#ffe08a'][at]}" stroke-width="${26 - at * 3}" opacity=".85"`,
        ),
      )
      .join('') +
    hills(720, 90, bonus ? '#5a1a10' : '#5a3a14', 3) +
    [120, 320, 1220, 1420]
      .map(
        (x) =>
          path(`M${x} 800V260L${x + 30} 210L${x + 60} 260V800Z`, bonus ? '#7a3a10' : '#2a3f7a') +
          rect(x - 16, 780, 92, 40, 3, '#b8801c'),
      )
      .join('') +
    hills(840, 60, bonus ? '#3a0f0a' : '#3a260c', 9),
  'spice-route': (bonus) =>
    circle(1200, 230, 90, '#fff3c8', 'opacity=".9"') +
    water(480, bonus ? '#5a2a4a' : '#2f8f9a', 4) +
    [
      [260, 500, 1.2],
      [1180, 470, 0.8],
      [1420, 540, 1.4],
    ]
      .map(
        ([x = 0, y = 0, s = 1]) =>
          `<g transform="translate(${x} ${y}) scale(${s})">${path('M-90 0H90C80 40 60 50 30 50H-40C-70 50 -84 34 -90 0Z', '#4a2410')}${line('M0 0V-170', '#3a1a0a', 7)}${path('M4 -160C90 -120 90 -40 6 -14C40 -60 40 -110 4 -160Z', bonus ? '#e0a080' : '#fff0d0')}${path('M-6 -150C-80 -110 -90 -40 -8 -14C-44 -60 -40 -110 -6 -150Z', '#d9483f')}</g>`,
      )
      .join('') +
    rect(0, 700, 1600, 200, 0, bonus ? '#3a1a20' : '#8a5a34') +
    Array.from({ length: 20 }, (_, at) =>
      line(`M${at * 84} 700V900`, '#000', 3, 'opacity=".2"'),
    ).join('') +
    [60, 190, 1350, 1490]
      .map(
        (x, at) =>
          path(
            `M${x - 60} 880C${x - 80} 780 ${x - 50} 740 ${x} 740C${x + 50} 740 ${x + 80} 780 ${x + 60} 880Z`,
            '#d8bf8a',
          ) + oval(x, 744, 52, 30, ['#f2a52e', '#b8441f', '#5a8a2f', '#8a4a2a'][at] ?? '#fff'),
      )
      .join(''),
  'night-bazaar': (bonus) =>
    stars(120, 3) +
    (bonus ? circle(800, 230, 130, '#fff6d0') + glow(800, 230, 220, '#fff0b0', 0.5) : '') +
    roofs(640, 5, ['#1a0a33', '#240e40'], 90) +
    Array.from(
      { length: 8 },
      (_, at) =>
        path(
          `M${at * 210 - 40} 660L${at * 210 - 10} 590H${at * 210 + 150}L${at * 210 + 180} 660Z`,
          at % 2 ? '#c4305f' : '#e88a3a',
        ) +
        rect(at * 210 - 20, 660, 180, 240, 0, at % 2 ? '#2a1040' : '#331248') +
        rect(at * 210 + 6, 700, 128, 70, 4, '#ffcf8a', 'opacity=".5"'),
    ).join('') +
    line('M0 120Q400 260 800 140T1600 130M0 300Q300 420 700 320T1600 330', '#5a3060', 3) +
    lights(46, 9, ['#ff6a8a', '#ffb84d', '#ffd98a', '#c07aff'], [110, 560]) +
    rect(0, 830, 1600, 70, 0, '#120620'),
  'sampaguita-wheel': (bonus) =>
    around12(800, 300, bonus ? '#ffe9a0' : '#ffffff') +
    ferrisWheel(bonus) +
    hills(700, 120, bonus ? '#1a4a2a' : '#6fae7a', 3) +
    hills(780, 100, bonus ? '#123a20' : '#4a8f5f', 5) +
    [80, 260, 1300, 1500]
      .map((x) =>
        Array.from(
          { length: 6 },
          (_, at) =>
            circle(x + (at % 3) * 30 - 30, 760 + Math.floor(at / 3) * 44, 16, '#fffdf0') +
            circle(x + (at % 3) * 30 - 30, 760 + Math.floor(at / 3) * 44, 5, '#f2c14b'),
        ).join(''),
      )
      .join(''),
};

function ferrisWheel(bonus: boolean): string {
  const colour = bonus ? '#d8c070' : '#7fae86';
  const cabins = ['#e8483f', '#f2c14b', '#3aa0c9'];
  const spokes = Array.from({ length: 12 }, (_, at) => {
    const [x, y] = [Math.cos((at * Math.PI) / 6) * 300, Math.sin((at * Math.PI) / 6) * 300];
    const spoke = line(`M800 320l${x} ${y}`, colour, 6);
    return spoke + circle(800 + x, 320 + y, 22, cabins[at % 3] ?? colour);
  });
  const rim = circle(800, 320, 300, 'none', `stroke="${colour}" stroke-width="14"`);
  return `<g opacity=".75">${rim}${spokes.join('')}</g>`;
}

function around12(x: number, y: number, colour: string): string {
  return Array.from({ length: 12 }, (_, at) =>
    path(
      `M${x} ${y}L${x - 130} ${y - 1300}H${x + 130}Z`,
      colour,
      `opacity=".16" transform="rotate(${at * 30} ${x} ${y})"`,
    ),
  ).join('');
}

/** The picture behind a game. */
export function sceneOf(game: string, isBonus: boolean): string {
  const look = LOOKS[game];
  if (look === undefined) return '';
  const vignette =
    '<radialGradient id="vig" cx=".5" cy=".45" r=".8"><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".6"/></radialGradient>';
  return sceneSvg(
    `${sky(isBonus ? look.bonusSky : look.sky)}${DRAWN[game]?.(isBonus) ?? ''}<defs>${vignette}</defs>${rect(0, 0, 1600, 900, 0, 'url(#vig)')}`,
  );
}

// The sky behind the flight: dawn over a coast at the start, then the upper air, then space with a
// planet and stars. It changes with the height of the rocket.

type Pen = CanvasRenderingContext2D;
type Colour = readonly [number, number, number];

/** Top, middle and bottom of the sky by height. */
const SKIES: readonly (readonly [height: number, top: Colour, middle: Colour, low: Colour])[] = [
  [0, [22, 30, 92], [88, 66, 150], [244, 132, 104]],
  [0.5, [14, 22, 84], [42, 58, 150], [126, 110, 196]],
  [1.2, [8, 12, 56], [22, 30, 104], [54, 66, 160]],
  [2.4, [5, 6, 30], [16, 14, 66], [44, 26, 96]],
  [5, [3, 4, 18], [12, 8, 44], [30, 12, 64]],
];

const mix = (one: Colour, other: Colour, part: number): string =>
  `rgb(${one.map((value, at) => Math.round(value + ((other[at] ?? 0) - value) * part)).join(',')})`;

function skyAt(height: number): readonly [string, string, string] {
  const above = SKIES.findIndex(([at]) => at > height);
  const to = SKIES[above < 0 ? SKIES.length - 1 : above];
  const from = SKIES[above < 0 ? SKIES.length - 1 : Math.max(0, above - 1)];
  if (from === undefined || to === undefined) return ['#000', '#000', '#000'];
  const part = to === from ? 0 : (height - from[0]) / (to[0] - from[0]);
  return [mix(from[1], to[1], part), mix(from[2], to[2], part), mix(from[3], to[3], part)];
}

/** Stars that stay where they are: [x, y, size] in parts of the picture. */
const STARS = Array.from({ length: 110 }, (_, at) => {
  const spread = (at * 0.618_034) % 1;
  return [spread, (at * 0.754_878) % 1, 0.5 + ((at * 7) % 5) / 3] as const;
});

export interface Sky {
  readonly width: number;
  readonly height: number;
  /** The natural logarithm of the multiplier: 0 on the ground. */
  readonly rise: number;
  /** Seconds, for what drifts; 0 where motion is reduced. */
  readonly seconds: number;
}

export function drawSky(pen: Pen, sky: Sky): void {
  const { width, height, rise } = sky;
  const [top, middle, low] = skyAt(rise);
  const ground = pen.createLinearGradient(0, 0, 0, height);
  ground.addColorStop(0, top);
  ground.addColorStop(0.58, middle);
  ground.addColorStop(1, low);
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  drawStars(pen, sky);
  drawPlanet(pen, sky);
  drawHaze(pen, sky);
  drawCoast(pen, sky);
}

function drawStars(pen: Pen, { width, height, rise, seconds }: Sky): void {
  const bright = Math.min(1, 0.25 + rise * 0.55);
  for (const [at, [x, y, size]] of STARS.entries()) {
    const shine = bright * (0.55 + 0.45 * Math.sin(seconds * 1.4 + at * 1.7));
    const fall = (y + rise * 0.09 * size + seconds * 0.004 * size) % 1;
    pen.fillStyle = `rgba(226,236,255,${Math.max(0, shine * (1.1 - fall * 0.7))})`;
    const edge = size * (width > 700 ? 1.5 : 1.1);
    pen.fillRect(x * width, fall * height, edge, edge);
  }
}

function drawPlanet(pen: Pen, { width, height, rise }: Sky): void {
  const shown = Math.min(1, Math.max(0, rise - 0.25) / 0.9);
  if (shown === 0) return;
  const size = Math.min(width, height) * 0.13;
  const [x, y] = [width * 0.2, height * (0.08 + 0.2 * shown)];
  pen.save();
  pen.globalAlpha = shown;
  const halo = pen.createRadialGradient(x, y, size * 0.8, x, y, size * 1.9);
  halo.addColorStop(0, 'rgba(150,190,255,.32)');
  halo.addColorStop(1, 'rgba(150,190,255,0)');
  pen.fillStyle = halo;
  pen.fillRect(x - size * 2, y - size * 2, size * 4, size * 4);
  pen.beginPath();
  pen.arc(x, y, size, 0, 7);
  const ball = pen.createRadialGradient(x - size * 0.4, y - size * 0.45, 0, x, y, size * 1.15);
  ball.addColorStop(0, '#ffe7c4');
  ball.addColorStop(0.5, '#d98b6a');
  ball.addColorStop(1, '#4a2450');
  pen.fillStyle = ball;
  pen.fill();
  pen.clip();
  pen.globalAlpha = shown * 0.24;
  pen.fillStyle = '#5a1f45';
  for (const [band, thick] of [
    [-0.5, 0.1],
    [-0.12, 0.18],
    [0.34, 0.12],
  ] as const) {
    pen.fillRect(x - size, y + band * size, size * 2, thick * size);
  }
  pen.restore();
  pen.save();
  pen.globalAlpha = shown * 0.8;
  pen.strokeStyle = 'rgba(255,222,180,.75)';
  pen.lineWidth = size * 0.07;
  pen.beginPath();
  pen.ellipse(x, y, size * 1.65, size * 0.4, -0.35, -0.25, Math.PI + 0.25);
  pen.stroke();
  pen.restore();
}

/** Clouds that the rocket leaves below. */
function drawHaze(pen: Pen, { width, height, rise, seconds }: Sky): void {
  for (let cloud = 0; cloud < 7; cloud += 1) {
    const depth = 0.5 + (cloud % 3) * 0.35;
    const y = height * (0.3 + ((cloud * 0.31) % 0.5)) + rise * height * depth * 1.15;
    if (y > height + 80) continue;
    const drift = (cloud * 0.37 + seconds * 0.006 * depth) % 1.3;
    const x = (drift - 0.15) * width;
    const size = width * 0.05 * (0.7 + depth);
    pen.fillStyle = `rgba(255,226,226,${0.16 + 0.06 * depth})`;
    pen.beginPath();
    for (const [dx, dy, part] of [
      [-1.1, 0.12, 0.55],
      [-0.4, -0.15, 0.8],
      [0.4, -0.05, 0.9],
      [1.2, 0.15, 0.5],
    ] as const) {
      pen.moveTo(x + dx * size, y + dy * size);
      pen.ellipse(x + dx * size, y + dy * size, size * part, size * part * 0.42, 0, 0, 2 * Math.PI);
    }
    pen.fill();
  }
}

/** Hills and water at the bottom, until they are too far below. */
function drawCoast(pen: Pen, { width, height, rise }: Sky): void {
  const sink = rise * height * 0.9;
  if (sink > height * 0.5) return;
  const hills = [
    { base: 0.86, tall: 0.1, colour: '#3a2a6e', step: 0.19 },
    { base: 0.92, tall: 0.08, colour: '#251c52', step: 0.27 },
    { base: 0.97, tall: 0.05, colour: '#150f36', step: 0.36 },
  ];
  for (const [at, { base, tall, colour, step }] of hills.entries()) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.moveTo(0, height * 2);
    for (let x = 0; x <= 1.001; x += 0.02) {
      const wave = Math.sin((x * 6.3) / step / 3 + at * 2.1) + 0.5 * Math.sin(x * 17 + at);
      pen.lineTo(x * width, height * (base - tall * 0.45 * wave) + sink * (1 + at * 0.25));
    }
    pen.lineTo(width, height * 2);
    pen.fill();
  }
}

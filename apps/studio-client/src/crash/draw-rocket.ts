// The rocket and what is around it, drawn by code. All lengths are in parts of the rocket's size.

type Pen = CanvasRenderingContext2D;

function shape(pen: Pen, fill: string | CanvasGradient, draw: (pen: Pen) => void): void {
  pen.fillStyle = fill;
  pen.beginPath();
  draw(pen);
  pen.fill();
}

/** A rocket that points up, its nose at the middle of the canvas position. */
export function drawRocket(
  pen: Pen,
  {
    x,
    y,
    size,
    angle,
    flame,
  }: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    /** Radians from straight up, clockwise. */
    readonly angle: number;
    /** How strong the flame is, from 0. */
    readonly flame: number;
  },
): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(angle);
  pen.scale(size, size);
  if (flame > 0) drawFlame(pen, flame);
  const body = pen.createLinearGradient(-0.3, 0, 0.3, 0);
  body.addColorStop(0, '#b9c4e6');
  body.addColorStop(0.35, '#ffffff');
  body.addColorStop(1, '#7886b8');
  const fin = pen.createLinearGradient(0, 0.2, 0, 0.75);
  fin.addColorStop(0, '#ff7a5c');
  fin.addColorStop(1, '#a8123f');
  for (const side of [-1, 1]) {
    shape(pen, fin, (each) => {
      each.moveTo(side * 0.2, 0.2);
      each.quadraticCurveTo(side * 0.55, 0.4, side * 0.52, 0.78);
      each.quadraticCurveTo(side * 0.36, 0.6, side * 0.16, 0.6);
      each.closePath();
    });
  }
  shape(pen, body, (each) => {
    each.moveTo(0, -0.85);
    each.bezierCurveTo(0.36, -0.5, 0.36, 0.15, 0.2, 0.62);
    each.lineTo(-0.2, 0.62);
    each.bezierCurveTo(-0.36, 0.15, -0.36, -0.5, 0, -0.85);
  });
  shape(pen, '#ff5a4a', (each) => {
    each.moveTo(0, -0.85);
    each.bezierCurveTo(0.17, -0.68, 0.24, -0.52, 0.27, -0.38);
    each.quadraticCurveTo(0, -0.28, -0.27, -0.38);
    each.bezierCurveTo(-0.24, -0.52, -0.17, -0.68, 0, -0.85);
  });
  shape(pen, '#29356b', (each) => each.arc(0, -0.06, 0.16, 0, 7));
  const glass = pen.createRadialGradient(-0.05, -0.12, 0.01, 0, -0.06, 0.13);
  glass.addColorStop(0, '#e8fbff');
  glass.addColorStop(1, '#38a9e8');
  shape(pen, glass, (each) => each.arc(0, -0.06, 0.115, 0, 7));
  shape(pen, '#3a4678', (each) => {
    each.moveTo(-0.18, 0.6);
    each.lineTo(0.18, 0.6);
    each.lineTo(0.13, 0.72);
    each.lineTo(-0.13, 0.72);
  });
  shape(pen, '#d4224f', (each) => {
    each.moveTo(-0.05, 0.25);
    each.lineTo(0.05, 0.25);
    each.lineTo(0.035, 0.8);
    each.lineTo(-0.035, 0.8);
  });
  pen.restore();
}

function drawFlame(pen: Pen, flame: number): void {
  const layers = [
    { colour: 'rgba(255,110,40,.75)', width: 0.24, length: 1.15 },
    { colour: 'rgba(255,190,70,.9)', width: 0.16, length: 0.8 },
    { colour: 'rgba(255,250,220,.95)', width: 0.09, length: 0.45 },
  ];
  for (const { colour, width, length } of layers) {
    shape(pen, colour, (each) => {
      each.moveTo(-width, 0.66);
      each.quadraticCurveTo(-width * 0.8, 0.66 + length * flame * 0.6, 0, 0.66 + length * flame);
      each.quadraticCurveTo(width * 0.8, 0.66 + length * flame * 0.6, width, 0.66);
    });
  }
}

/** The pad on which the rocket waits, with a gantry beside it. */
export function drawPad(pen: Pen, x: number, y: number, size: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size, size);
  shape(pen, '#141b3c', (each) => each.rect(-1.5, 0.86, 3, 0.18));
  shape(pen, '#2a3566', (each) => each.rect(-1.5, 0.86, 3, 0.05));
  pen.strokeStyle = '#3b4880';
  pen.lineWidth = 0.05;
  pen.beginPath();
  for (let level = 0; level < 5; level += 1) {
    const [low, high] = [0.86 - level * 0.42, 0.86 - (level + 1) * 0.42];
    pen.moveTo(-0.98, low);
    pen.lineTo(-0.7, high);
    pen.moveTo(-0.7, low);
    pen.lineTo(-0.98, high);
  }
  pen.moveTo(-0.98, 0.86);
  pen.lineTo(-0.98, -1.24);
  pen.moveTo(-0.7, 0.86);
  pen.lineTo(-0.7, -1.24);
  pen.moveTo(-0.7, -0.3);
  pen.lineTo(-0.3, -0.3);
  pen.stroke();
  shape(pen, '#ff5a4a', (each) => each.arc(-0.84, -1.3, 0.06, 0, 7));
  pen.restore();
}

/** A burst that fades: `age` from 0 to 1. */
export function drawBurst(pen: Pen, x: number, y: number, size: number, age: number): void {
  const fade = Math.max(0, 1 - age);
  const glow = pen.createRadialGradient(x, y, 0, x, y, size * (0.6 + age * 2.4));
  glow.addColorStop(0, `rgba(255,244,200,${fade})`);
  glow.addColorStop(0.3, `rgba(255,150,50,${fade * 0.85})`);
  glow.addColorStop(1, 'rgba(160,20,60,0)');
  shape(pen, glow, (each) => each.arc(x, y, size * (0.6 + age * 2.4), 0, 7));
  for (let spark = 0; spark < 26; spark += 1) {
    const turn = spark * 2.399;
    const reach = size * (0.4 + ((spark * 37) % 19) / 9) * Math.sqrt(age) * 1.7;
    const [dx, dy] = [Math.cos(turn) * reach, Math.sin(turn) * reach + age * age * size];
    const colour = spark % 3 === 0 ? '255,240,190' : spark % 3 === 1 ? '255,140,60' : '200,60,90';
    shape(pen, `rgba(${colour},${fade})`, (each) =>
      each.arc(x + dx, y + dy, size * 0.07 * (1.3 - age), 0, 7),
    );
  }
}

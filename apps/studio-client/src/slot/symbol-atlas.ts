// The symbols of a game as bitmaps of the size in which they are drawn: sharp, and blurred for
// reels that turn.

export interface Atlas {
  readonly names: readonly string[];
  sharp(name: string): CanvasImageSource | undefined;
  blurred(name: string): CanvasImageSource | undefined;
}

interface Images {
  readonly [name: string]: HTMLImageElement;
}

export async function loadImages(svgs: Readonly<Record<string, string>>): Promise<Images> {
  const entries = Object.entries(svgs).map(async ([name, svg]) => {
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    await image.decode();
    return [name, image] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Draws every symbol once in `size` device pixels. */
export function drawAtlas(images: Images, size: number): Atlas {
  const sharp = new Map<string, HTMLCanvasElement>();
  const blurred = new Map<string, HTMLCanvasElement>();
  for (const [name, image] of Object.entries(images)) {
    sharp.set(
      name,
      drawn(size, (context) => context.drawImage(image, 0, 0, size, size)),
    );
    const source = sharp.get(name);
    blurred.set(
      name,
      drawn(size, (context) => {
        if (source === undefined) return;
        // A blur along the way of the reel: the same picture at small distances.
        context.globalAlpha = 0.16;
        for (let step = -4; step <= 4; step += 1) context.drawImage(source, 0, (step * size) / 26);
      }),
    );
  }
  return {
    names: Object.keys(images),
    sharp: (name) => sharp.get(name),
    blurred: (name) => blurred.get(name),
  };
}

function drawn(size: number, draw: (context: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.max(1, Math.round(size));
  const context = canvas.getContext('2d');
  if (context !== null) draw(context);
  return canvas;
}

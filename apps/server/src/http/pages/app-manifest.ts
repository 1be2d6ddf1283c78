// What a phone needs to install the site as an app under the merchant's brand: the manifest, and
// the icon in its colours.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import type { Language } from '@fairhouse/values';
import { localizeText, type Setting } from '../../modules/settings/index.ts';
import { preferredLanguage } from '../accepted-languages.ts';

/** The brand of the merchant whose host a request names. */
export interface AppBrand {
  readonly brand: Pick<Setting<'brand'>, 'name' | 'tagline'>;
  readonly theme: Setting<'theme'>;
}

interface Mounting {
  /** The bundle that the site's build wrote. */
  readonly file: string;
  readonly brandOf: (request: FastifyRequest) => Promise<AppBrand | undefined>;
}

/** The exports of the site's renderer bundle that are used here (`apps/web/src/first-page.tsx`). */
interface Renderer {
  renderIcon(theme: Setting<'theme'>): string;
}

/** Home screens show 180 and 192 pixels, splash screens 512. */
const SIZES = [180, 192, 512] as const;
const AN_HOUR = 'public, max-age=3600';

/** The most icons kept: three of each merchant, whose owners change colours now and then. */
const KEPT_MAX = 300;

/** Mounts `/app.webmanifest` and the icons; without a built site, or a merchant, they are 404. */
export async function mountAppManifest(
  listener: FastifyInstance,
  { file, brandOf }: Mounting,
): Promise<void> {
  if (!existsSync(file)) return;
  const renderer = (await import(pathToFileURL(file).href)) as Renderer;
  const icons = new Map<string, Promise<Buffer>>();
  const iconOf = (svg: string, size: number): Promise<Buffer> => {
    const key = `${size} ${svg}`;
    const kept = icons.get(key) ?? sharp(Buffer.from(svg)).resize(size, size).png().toBuffer();
    if (icons.size >= KEPT_MAX) icons.clear();
    icons.set(key, kept);
    return kept;
  };
  listener.get('/app.webmanifest', async (request, reply) => {
    const found = await brandOf(request);
    if (found === undefined) return reply.status(404).send();
    return reply
      .header('cache-control', AN_HOUR)
      .type('application/manifest+json')
      .send(JSON.stringify(manifestOf(found, preferredLanguage(request))));
  });
  for (const size of SIZES) {
    listener.get(`/app-icon-${size}.png`, async (request, reply) => {
      const found = await brandOf(request);
      if (found === undefined) return reply.status(404).send();
      const icon = await iconOf(renderer.renderIcon(found.theme), size);
      return reply.header('cache-control', AN_HOUR).type('image/png').send(icon);
    });
  }
}

/** The manifest of a brand's app, which opens without the browser's bars. */
function manifestOf({ brand, theme }: AppBrand, language: Language) {
  const { background } = theme[theme.default];
  const icons = SIZES.flatMap((size) =>
    ['any', 'maskable'].map((purpose) => ({
      src: `/app-icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  );
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: localizeText(brand.tagline, language),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: background,
    theme_color: background,
    icons,
  };
}

// Rules about the layers of the site and of the console.
import { LAYERS } from '../../architecture.ts';
import { targetOf } from './places.ts';
import { findingAt, importsOf, isTest, type Finding, type Source } from './source.ts';

interface LayerPlace {
  readonly app: 'web' | 'console';
  readonly layer: string;
  /** The name of the feature; undefined in the other layers. */
  readonly feature: string | undefined;
}

/** A layer imports only the layers of lower levels, and a feature no other feature. */
export function layers(source: Source): Finding[] {
  const here = layerPlace(source.path);
  if (!here || isTest(source.path)) return [];
  const levelOf = (layer: string): number =>
    LAYERS[here.app].findIndex((level) => level.includes(layer));
  const own = levelOf(here.layer);
  if (own < 0) return [findingAt(source, 0, `the layer ${here.layer} is not in architecture.ts`)];
  return importsOf(source).flatMap(({ from, at }) => {
    const path = targetOf(source.path, from);
    const target = path === undefined ? undefined : layerPlace(path);
    if (!target || target.app !== here.app) return [];
    if (target.layer === here.layer) {
      if (target.feature === here.feature) return [];
      const says = `the feature ${here.feature} may not import the feature ${target.feature}`;
      return [findingAt(source, at, says)];
    }
    const other = levelOf(target.layer);
    if (other >= 0 && other < own) return [];
    const says = `${here.layer} may not import ${target.layer} (architecture.ts)`;
    return [findingAt(source, at, says)];
  });
}

/** The place of a path; a file directly in `src` is a layer of its own. */
function layerPlace(path: string): LayerPlace | undefined {
  const match = /^apps\/(web|console)\/src\/(.+)$/.exec(path);
  const [, app, rest = ''] = match ?? [];
  if (app !== 'web' && app !== 'console') return undefined;
  if (!/\.tsx?$/.test(rest) || rest === 'virtual.d.ts') return undefined;
  const [layer = '', second] = rest.split('/');
  return { app, layer, feature: layer === 'features' ? second : undefined };
}

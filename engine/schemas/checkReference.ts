import type { Problem } from '../base/problem.ts';
import type { Page } from '../pages/page.ts';
import { samplesOf } from '../pages/samplesOf.ts';
import { checkJsonSamples } from './checkJsonSamples.ts';
import { checkSchemas } from './checkSchemas.ts';
import { checkErrorCatalogue } from './errorCatalogue.ts';
import type { Spec } from './readSpec.ts';

/** What the published data is held against. */
export interface ReferenceContext {
  pages: Page[];
  /** Routes of all page files, also of those that could not be read. */
  routes: ReadonlySet<string>;
  /** Brand tokens with what each becomes. */
  tokens: Record<string, string>;
}

/**
 * Holds schemas, error catalogue and samples to each other. Each step needs the one before: what a wrong schema says
 * of a sample would mislead.
 */
export function checkReference(spec: Spec, { pages, routes, tokens }: ReferenceContext): Problem[] {
  if (spec.problems.length > 0) return spec.problems;
  // A folder that publishes no schema has nothing to hold its samples to.
  if (spec.schemas.length === 0) return [];
  const docs = tokens['%brand.docs%'];
  const schemas = checkSchemas(spec, docs);
  if (schemas.length > 0) return schemas;
  return [...checkErrorCatalogue(spec, { docs, routes }), ...checkJsonSamples(samplesOf(pages), spec, tokens).problems];
}

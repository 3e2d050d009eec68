import type { DidMethods } from '../schemas/published/did-methods.ts';
import type { ErrorCatalogue } from '../schemas/published/error-catalogue.ts';
import type { IamActions } from '../schemas/published/iam-actions.ts';
import type { Policies } from '../schemas/published/policies.ts';
import type { Standards } from '../schemas/published/standards.ts';
import type { Spec } from '../schemas/readSpec.ts';

/**
 * The published data of a site; what a file that isn't there has is empty. Each file matches the schema that its type is
 * made from, or it was left out before anything is made of it.
 */
export function publishedData({ published }: Pick<Spec, 'published'>) {
  const { errors, policies, didMethods, iam, standards } = published;
  const NO_POLICIES: Policies = { formats: [], proofs: [], queryTypes: [], policies: [] };
  const NO_ACCESS: IamActions = { actions: [], resources: [], managedPolicies: [] };
  return {
    errors: (errors?.value as ErrorCatalogue | undefined)?.errors ?? [],
    policies: (policies?.value as Policies | undefined) ?? NO_POLICIES,
    methods: (didMethods?.value as DidMethods | undefined)?.methods ?? [],
    iam: (iam?.value as IamActions | undefined) ?? NO_ACCESS,
    standards: (standards?.value as Standards | undefined)?.standards ?? [],
  };
}

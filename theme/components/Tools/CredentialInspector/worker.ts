import resolver from '../../../../docs/public/spec/configuration/resolver.core.json';
import core from '../../../../docs/public/spec/configuration/verifier.core.json';
import { inspectionReport, settingsOf } from '../../../../tools-core/inspect/index.ts';
import { preloadQr } from '../../../../tools-core/scan/index.ts';
import { inspect, preload } from '../../../../tools-core/verify/index.ts';
import { setup } from '../../../client/setup.virtual.ts';
import { serve } from '../shell/serve.ts';

/** Addresses of error pages are those of the host that shows the tool. */
const docs = globalThis.location.origin + setup.base.replace(/\/$/, '');

/** Texts of errors, which nothing needs until something fails. */
const loadErrors = () => import('./errors.virtual.ts').then(({ errors }) => errors);

const loadDeferred = () => import('./deferred.ts');
const loadClaims = () => import('./claimsSection.ts');

serve(
  {
    readPicture: async (picture, step) => (await loadDeferred()).readPicture(picture, step),
    async run(input, options, step) {
      if (input.sample !== undefined) {
        const { breakSample } = await loadDeferred();
        return breakSample(input, { configuration: core, resolver, catalog: { docs, loadErrors } });
      }
      const fields = { input: input.input ?? '', ...input };
      const settings = { ...settingsOf(fields, core, { docs, loadErrors }), resolver };
      await step('the policies');
      const inspection = await inspect(fields.input, settings);
      const report = await inspectionReport(inspection, settings);
      // A token that isn't a credential has no claims to ask for, so its result doesn't wait for what reads them.
      if (inspection.decoded.tokenKind) return report;
      const claims = await (await loadClaims()).claimsSection(fields.input, options);
      return { ...report, sections: [...report.sections.slice(0, 2), ...claims, ...report.sections.slice(2)] };
    },
  },
  async () => {
    // The shell asks for the examples when the tool is open. With them comes what only some inputs need, so that all of
    // it works without a network from then on; what could not be fetched is fetched when an input needs it.
    const rest = Promise.allSettled([preload(), preloadQr(), loadErrors(), loadClaims()]);
    const [own, others] = await Promise.all([import('./examples.virtual.ts'), loadDeferred()]);
    await rest;
    return { examples: { ...own.examples, ...others.faultExamples } };
  },
);

import { evaluateQuery } from '../../../../tools-core/query/index.ts';
import { serve } from '../shell/serve.ts';
import { examples } from './examples.virtual.ts';

const LINKS = {
  dcql: { title: 'DCQL explained', href: '/explanations/standards/openid/dcql' },
  definition: {
    title: 'Input descriptors explained',
    href: '/explanations/standards/dif/presentation-exchange/input-descriptors',
  },
  error: (slug: string) => ({ title: `Error: ${slug}`, href: `/reference/errors/${slug}` }),
};

serve(
  {
    run: async ({ query, credentials }, _options, _signal, step) =>
      (await evaluateQuery(query, credentials, LINKS, step)).report,
  },
  async () => ({ examples }),
);

import { evaluateQuery } from '../../../../tools-core/query/index.ts';
import { serve } from '../shell/serve.ts';
import { examples } from './examples.virtual.ts';

serve(
  { run: async ({ query, credentials }, _options, step) => (await evaluateQuery(query, credentials, step)).report },
  async () => ({ examples }),
);

import { decodeError } from '../../../../tools-core/diagnose/index.ts';
import { serve } from '../shell/serve.ts';
import { examples } from './examples.virtual.ts';
import { facts } from './facts.virtual.ts';

serve({ run: ({ input }) => decodeError(input, facts) }, async () => ({ examples }));

import { decodeError } from '../../../../tools-core/diagnose/index.ts';
import { serve } from '../shell/serve.ts';
import { errors } from './errors.virtual.ts';
import { examples } from './examples.virtual.ts';

serve({ run: ({ input }) => decodeError(input, errors) }, async () => ({ examples }));

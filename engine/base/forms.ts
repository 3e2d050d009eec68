import { config, z } from 'zod';

// Forms are read a few times in a process. To write code for each, as is the default, takes longer than that saves.
config({ jitless: true });

export { z };

import { config } from 'zod';

// Forms are read a few times in a process. To write code for each, as is the default, takes longer than that saves.
config({ jitless: true });

/** Member by member, so that a program contains what its forms use: the whole of the library is four times as long. */
export * from 'zod';

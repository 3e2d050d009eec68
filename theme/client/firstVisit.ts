import { redirectFirstVisit } from './redirectFirstVisit.ts';
import { setup } from './setup.virtual.ts';

// Part of the script of a site in several languages: leads a reader's first visit to their language.
if (setup.firstVisit) redirectFirstVisit(setup.firstVisit);

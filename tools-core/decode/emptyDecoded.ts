/** What every decoded input has, before anything was found in it. */
export const empty = { faults: [], contains: [], parts: [], holdsSecret: false, why: [], level: 'other' as const };

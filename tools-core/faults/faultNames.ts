/** What can be broken, by the name that links have. */
export const FAULTS = {
  expired: 'Expired in March',
  revoked: 'Revoked in its status list',
  'other-nonce': 'Nonce from a different request',
  'wrong-typ': 'Wrong type',
  'foreign-root': 'Certificate from an untrusted root',
  'changed-claim': 'Claim changed after signing',
} as const;

export type FaultName = keyof typeof FAULTS;

/** The value of the field for a sample without faults, because an empty field has no result. */
export const NO_FAULT = 'none';

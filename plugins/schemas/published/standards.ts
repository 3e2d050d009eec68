// Made from docs/public/spec/json-schema/standards.json by "npm run generate".
/**
 * The standards that the services read, with the status of each. Texts are Markdown with code in backticks only.
 */
export interface Standards {
  /**
   * Holds the standards, those of each body together, in the order of the pages about them.
   */
  standards: Standard[];
}
/**
 * One standard, with its status and what the services do with it.
 */
export interface Standard {
  /**
   * Names the standard in this file.
   */
  id: string;
  /**
   * Names the body that publishes it.
   */
  by: 'W3C' | 'OpenID' | 'DIF' | 'IETF' | 'ISO';
  /**
   * Holds its name with the version.
   */
  name: string;
  /**
   * Holds the address of its text.
   */
  address: string;
  /**
   * Says how far the text is, in the words of its body.
   */
  status:
    | 'Best Current Practice'
    | 'Candidate Recommendation Draft'
    | 'Candidate Recommendation Snapshot'
    | 'Final Specification'
    | 'International Standard'
    | 'Internet-Draft'
    | 'Proposed Standard'
    | 'Ratified'
    | 'Recommendation'
    | 'Working Draft';
  /**
   * Holds the date of this status, as exact as its body gives it; empty for drafts that change often.
   */
  date: string;
  /**
   * Names the revision that pages and services read, for texts that are revised under one name; empty where the name or the date says it.
   */
  revision: string;
  /**
   * Holds the day on which somebody last looked up the status and held the pages against the text.
   */
  checked: string;
  /**
   * Says what else there is to know of the text.
   */
  note: string;
  /**
   * Holds the route of the page that explains it; empty where none does.
   */
  page: string;
  /**
   * Holds what each service does with it.
   */
  uses: Use[];
}
/**
 * What one service does with a standard.
 */
export interface Use {
  /**
   * Names the service.
   */
  service: 'verifier' | 'validator';
  /**
   * Names the section that counts; empty where all of it does.
   */
  section: string;
  /**
   * Names the policies that read it, as `policies.json` does.
   *
   * Items: The name of a policy, as results write it.
   */
  policies: (
    | 'format'
    | 'proof'
    | 'notBefore'
    | 'notAfter'
    | 'credentialStatus'
    | 'credentialSchema'
    | 'credentialQuery'
    | 'trustedIssuer'
    | 'validate'
    | 'verify'
  )[];
  /**
   * Says what the service does with it.
   */
  note: string;
}

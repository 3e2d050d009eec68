// Made from docs/public/spec/json-schema/standards.json by "npm run generate".
/**
 * The standards that the services implement, with the status of each. Text is Markdown with code in backticks only.
 */
export interface Standards {
  /**
   * Standards, grouped by body, in the order in which pages list them.
   */
  standards: Standard[];
}
/**
 * One standard, with its status and how the services use it.
 */
export interface Standard {
  /**
   * ID of the standard in this file.
   */
  id: string;
  /**
   * Body that publishes it.
   */
  by: 'W3C' | 'OpenID' | 'DIF' | 'IETF' | 'ISO';
  /**
   * Name with the version.
   */
  name: string;
  /**
   * URL of its text.
   */
  address: string;
  /**
   * Status of the text, in the words of its body.
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
   * Date of this status, as precise as its body states it. Empty for drafts that change often.
   */
  date: string;
  /**
   * Revision that the pages and services follow, for texts that are revised under one name. Empty if the name or the date is enough.
   */
  revision: string;
  /**
   * Date when the status and the pages were last checked against the text.
   */
  checked: string;
  /**
   * Note on the text.
   */
  note: string;
  /**
   * Route of the page that explains it. Empty if there is none.
   */
  page: string;
  /**
   * How each service uses it.
   */
  uses: Use[];
}
/**
 * How one service uses a standard.
 */
export interface Use {
  /**
   * The service.
   */
  service: 'verifier' | 'validator';
  /**
   * Section that applies. Empty if the whole standard does.
   */
  section: string;
  /**
   * Policies that use it, by their names in `policies.json`.
   *
   * Items: Name of a policy in results.
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
   * What the service does with it.
   */
  note: string;
}

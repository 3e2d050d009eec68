// Made from docs/public/spec/json-schema/standards.json by "npm run generate".
export interface Standards {
  standards: Standard[];
}
export interface Standard {
  id: string;
  by: 'W3C' | 'OpenID' | 'DIF' | 'IETF' | 'ISO';
  name: string;
  address: string;
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
  date: string;
  revision: string;
  checked: string;
  note: string;
  page: string;
  uses: Use[];
}
export interface Use {
  service: 'verifier' | 'validator';
  section: string;
  policies: string[];
  note: string;
}

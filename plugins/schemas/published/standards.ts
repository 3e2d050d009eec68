// Made from docs/public/spec/json-schema/standards.json by "npm run generate".
export interface Standards {
  standards: Standard[];
}
export interface Standard {
  id: string;
  by: string;
  name: string;
  address: string;
  status: string;
  date: string;
  revision: string;
  checked: string;
  note: string;
  page: string;
  uses: Use[];
}
export interface Use {
  service: string;
  section: string;
  policies: string[];
  note: string;
}

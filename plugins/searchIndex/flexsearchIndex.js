// The part of FlexSearch that the search uses. Its bundle, which the package names as its entry, carries the address
// of the machine that builds the site into the output, for a worker that nobody starts.
export { default as Index } from 'flexsearch-index-class';

// Rspress's own search, which never runs here, asks for this by name.
export class Document {}

// Rspress's own search, which never runs here, asks for this by name. Nothing of FlexSearch goes to readers: it would
// decide nothing, see `npm run bench:search`.
export class Document {}

/** The port of the simulator without other options. */
export const SIMULATOR_PORT = '8181';

/** Where the simulator is on this machine. */
export const simulatorOrigin = (port = SIMULATOR_PORT): string => `http://localhost:${port}`;

/** A host of the platform without its domain, also with variables of a shell or a program in it. */
const HOST = '[^\\s"\'/:%]+\\.(?:service|management)\\.[^\\s"\'/:%]+?';

/**
 * Finds what to replace in a sample so that it calls the simulator: hosts of the platform become paths, such as
 * `http://localhost:8181/…`. The client identifier of an authorizer is the name of its host, so it becomes that of this
 * machine.
 * @returns the edits in order, without overlaps
 */
export function simulatorEdits(sample: string, apiDomain: string, origin = simulatorOrigin()) {
  const domain = `\\.${apiDomain.replaceAll('.', '\\.')}(?![\\w.-])`;
  const pattern = new RegExp(`https://${HOST}(${domain})|(?<=x509_san_dns(?::|%3A))${HOST}${domain}`, 'g');
  return [...sample.matchAll(pattern)].flatMap(({ 0: found, 1: suffix, index }) => {
    const end = index + found.length;
    if (!suffix) return [{ start: index, end, text: 'localhost' }];
    return [
      { start: index, end: index + 'https://'.length, text: `${origin}/` },
      { start: end - suffix.length, end, text: '' },
    ];
  });
}

/** A sample as it calls the simulator. */
export function simulatorAddresses(sample: string, apiDomain: string, origin?: string): string {
  return simulatorEdits(sample, apiDomain, origin).reduceRight(
    (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
    sample,
  );
}

/** Where the simulator is without other options. */
export const SIMULATOR_ORIGIN = 'http://localhost:8181';

/** A host of the platform without its domain, also with variables of a shell or a program in it. */
const HOST = '[^\\s"\'/:%]+\\.(?:service|management)\\.[^\\s"\'/:%]+?';

/**
 * Replaces the hosts of the platform in a sample with paths of the simulator, such as `http://localhost:8181/…`. The
 * client identifier of an authorizer is the name of its host, so it becomes that of this machine.
 */
export function simulatorAddresses(text: string, apiDomain: string, origin = SIMULATOR_ORIGIN): string {
  const domain = `\\.${apiDomain.replaceAll('.', '\\.')}(?![\\w.-])`;
  return text
    .replace(new RegExp(`https://(${HOST})${domain}`, 'g'), `${origin}/$1`)
    .replace(new RegExp(`(x509_san_dns(?::|%3A))${HOST}${domain}`, 'g'), '$1localhost');
}

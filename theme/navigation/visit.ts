/** Goes to an address as a link does that a reader follows. */
export function visit(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}

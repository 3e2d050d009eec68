/** Reads one entry of a Bitstring Status List. Verify the list's proof first. */
export async function run({ statusList, index }: { statusList: string; index: string }) {
  const { statusPurpose, encodedList } = JSON.parse(statusList).credentialSubject ?? {};
  if (!/^u[\w-]+$/.test(encodedList ?? '')) throw new Error('The list has no encodedList that starts with u.');
  const bits = await unzip(encodedList.slice(1)).catch(() => {
    throw new Error("The encodedList can't be unzipped.");
  });
  if (bits.length * 8 < 131_072) throw new Error('The list has fewer than 131,072 entries.');
  const entry = Number(index);
  if (!/^\d+$/.test(index) || entry >= bits.length * 8) {
    throw new Error(`The index must be a whole number from 0 to ${bits.length * 8 - 1}.`);
  }
  // Index 0 is the left-most bit of the first byte.
  const isSet = (bits[entry >> 3] & (0x80 >> (entry & 7))) !== 0;
  return { statusPurpose, index: entry, status: isSet ? 1 : 0 };
}

/** Decodes base64url, then unzips. Browsers support both. */
async function unzip(base64url: string): Promise<Uint8Array> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  const zipped = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const stream = new Blob([zipped]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Whether a file is the one that a name stands for, or below that folder; the empty name stands for all. */
export const isBelow = (file: string, name: string): boolean =>
  name === '' || file === name || file.startsWith(`${name.replace(/\/$/, '')}/`);

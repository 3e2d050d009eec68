/**
 * Reads the newest date of every file from the output of
 * `git log --format=%x00%cs --name-only`, newest commit first.
 * @returns dates as `YYYY-MM-DD`, in the committer's calendar, by path from the top of the repository.
 */
export function parseLog(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [date, ...lines] = commit.split('\n');
    for (const file of lines.filter(Boolean)) if (!dates.has(file)) dates.set(file, date);
  }
  return dates;
}

/** Answers that are kept; the one asked for longest ago goes first. */
const CACHE_SIZE = 100;

/** Remembers the latest answers by query. */
export function createQueryCache<Answer>(size = CACHE_SIZE) {
  const answers = new Map<string, Answer>();
  return {
    get(query: string): Answer | undefined {
      const answer = answers.get(query);
      if (answer !== undefined) {
        answers.delete(query);
        answers.set(query, answer);
      }
      return answer;
    },
    set(query: string, answer: Answer): void {
      answers.delete(query);
      answers.set(query, answer);
      const [oldest] = answers.keys();
      if (answers.size > size) answers.delete(oldest);
    },
    clear: () => answers.clear(),
  };
}

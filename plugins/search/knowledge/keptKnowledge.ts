import { digestOf } from '../../shared/digestOf.ts';
import { fileHashes } from '../../shared/fileHashes.ts';
import { keptText } from '../../shared/keptText.ts';
import { knowledgeFiles, type SiteKnowledge } from './siteKnowledge.ts';

/**
 * Gives what the last build knew of the subject, where the files that it comes from are the same, and reads it otherwise.
 * @param store file that keeps it; it may be lost at any time
 * @param version changes with the code that reads it, and with what that is told
 */
export function keptKnowledge(
  store: string,
  version: string,
  docsDir: string,
  read: () => SiteKnowledge,
): () => SiteKnowledge {
  const hashOfFile = fileHashes();
  return () => {
    const stamp = digestOf(version, ...knowledgeFiles(docsDir).flatMap((file) => [file, hashOfFile(file)]));
    const text = keptText(store, stamp, () => {
      const { defines, glosses, ...others } = read();
      return JSON.stringify({ ...others, defines: [...defines], glosses: [...glosses] });
    });
    const { defines, glosses, ...others } = JSON.parse(text);
    return { ...others, defines: new Map(defines), glosses: new Map(glosses) };
  };
}

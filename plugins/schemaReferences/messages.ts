import { callOf, parseHttpMessage } from '../requests/httpMessage.ts';

/** A JSON body inside a sample. */
export interface BodyText {
  text: string;
  /** Where it begins in the code. */
  offset: number;
}

/** A sample with several calls is none: nobody can tell whose answer follows. */
const curl = /(?<![\w-])curl\s/g;
const curlBody = /(?:--data(?:-raw|-binary)?|-d)\s+'([^']*)'(?!['\\"])/;
const curlMethod = /(?<=\s)(?:-X|--request)\s*"?([A-Z]+)/;
/** Reads the request of an `http` sample or of a `bash` sample with one curl; undefined for any other. */
export function requestOf(language: string, code: string): { method: string; url: string } | undefined {
  if (language === 'http') return callOf(parseHttpMessage(code));
  const calls = language === 'bash' ? [...code.matchAll(curl)] : [];
  const command = calls.length === 1 ? code.slice(calls[0].index) : '';
  const url = /https:\/\/[^\s"']+/.exec(command)?.[0];
  if (url === undefined) return undefined;
  const isPost = /\s(?:--data[a-z-]*|-d)\s/.test(command);
  const plain = /\s(?:--head|-I)\s/.test(command) ? 'HEAD' : isPost ? 'POST' : 'GET';
  return { method: curlMethod.exec(command)?.[1] ?? plain, url };
}

/** Whether the JSON below a request is the whole of its answer: a filter of jq picks a part of it. */
export function showsWholeAnswer(code: string): boolean {
  return !/\|\s*(?!jq(?:\s+\.)?\s*$)\S/m.test(code);
}

/** Finds the JSON body of a sample. */
export function bodyOf(language: string, code: string): BodyText | undefined {
  if (language === 'json') return { text: code, offset: 0 };
  if (language === 'http') {
    const blank = code.indexOf('\n\n');
    return blank === -1 ? undefined : { text: code.slice(blank + 2), offset: blank + 2 };
  }
  const found = language === 'bash' ? curlBody.exec(code) : null;
  return found ? { text: found[1], offset: found.index + found[0].indexOf("'") + 1 } : undefined;
}

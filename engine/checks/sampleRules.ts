import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { LineCounter, parseAllDocuments } from 'yaml';
import { applyBrand } from '../base/brand.ts';
import type { Problem } from '../base/problem.ts';
import { yamlErrors } from '../base/yamlError.ts';
import type { SiteData } from '../data/siteData.ts';
import { listOperations } from '../descriptions/operations.ts';
import type { Page } from '../pages/page.ts';
import { type Sample, samplesOf } from '../pages/samplesOf.ts';
import { checkPage } from '../requests/checkPage.ts';
import { describeApi, type RequestContext } from '../requests/describedApi.ts';
import { checkJsonSamples } from '../schemas/checkJsonSamples.ts';
import { KindValidators } from '../schemas/kindValidators.ts';

/**
 * The rules that hold the samples of a page against the published data and against their languages. What they need is
 * made when a page first asks for it.
 * @param docsDir folder of the pages
 */
export function sampleRules(
  { spec, descriptions }: SiteData,
  tokens: Record<string, string>,
  docsDir: string,
): ((page: Page) => Problem[])[] {
  let validators: KindValidators | undefined;
  let context: RequestContext | undefined;
  const json = (page: Page) => {
    validators ??= new KindValidators(spec);
    return checkJsonSamples(samplesOf([page]), spec, tokens, validators).problems;
  };
  const requests = (page: Page) => {
    const samples = samplesOf([page]).filter(({ noCheck }) => !noCheck);
    if (!samples.some(({ language }) => language === 'http' || language === 'bash' || language === 'json')) return [];
    context ??= {
      descriptions: [...descriptions.files]
        .filter(([address, { value }]) => address.endsWith('.yaml') && listOperations(value).length > 0)
        .map(([address]) => describeApi(path.posix.basename(address, '.yaml'), descriptions.files)),
      tokens,
      isPublished: (file) => existsSync(path.join(docsDir, 'public', file)),
    };
    try {
      return checkPage(samples, context).problems;
    } catch {
      // A body that is not JSON or a message without a start line has a problem of its own.
      return [];
    }
  };
  const rules = [(page: Page) => checkLanguages(page, tokens)];
  return spec.schemas.length === 0 ? rules : [...rules, json, requests];
}

/** Rule `samples/syntax`: shell and YAML samples parse. */
function checkLanguages(page: Page, tokens: Record<string, string>): Problem[] {
  const samples = samplesOf([page]).filter(({ noCheck }) => !noCheck);
  const at = ({ line }: Sample, row: number, message: string, fix: string): Problem => ({
    file: page.file,
    line: line + row - 1,
    column: 1,
    rule: 'samples/syntax',
    message,
    fix,
  });
  return [
    ...checkShell(
      samples.filter(({ language }) => language === 'bash'),
      tokens,
      at,
    ),
    ...samples.filter(({ language }) => language === 'yaml').flatMap((sample) => checkYaml(sample, tokens, at)),
  ];
}

type At = (sample: Sample, row: number, message: string, fix: string) => Problem;

/** All samples of a page are parsed at once; only where that fails, each is parsed alone. */
function checkShell(samples: Sample[], tokens: Record<string, string>, at: At): Problem[] {
  if (samples.length === 0) return [];
  const parse = (input: string) => {
    const { stderr, error } = spawnSync('bash', ['-n'], { input, encoding: 'utf8' });
    return error ? '' : stderr;
  };
  const texts = samples.map(({ code }) => applyBrand(code, tokens));
  if (parse(texts.join('\n')) === '') return [];
  return samples.flatMap((sample, index) => {
    const [, row, reason] = /line (\d+): (.*)/.exec(parse(`${texts[index]}\n`)) ?? [];
    if (!reason) return [];
    const quote = /matching `(.)'/.exec(reason)?.[1];
    if (quote)
      return [
        at(
          sample,
          Number(row),
          `The shell finds no end of ${quote}: ${reason}.`,
          `Close the quote or bracket ${quote} that begins here.`,
        ),
      ];
    const open = openBlock(texts[index]);
    const fix = open
      ? `Close the ${open.word} of this line with ${open.end}.`
      : 'Check quotes, brackets and keywords such as done and fi.';
    return [at(sample, open?.row ?? Number(row), `The shell does not parse this: ${reason}.`, fix)];
  });
}

const ENDS = new Map([
  ['do', 'done'],
  ['then', 'fi'],
  ['case', 'esac'],
]);

/** The block of a shell script that is never closed. */
function openBlock(text: string): { word: string; end: string; row: number } | undefined {
  const open: { word: string; end: string; row: number }[] = [];
  for (const [index, row] of text.split('\n').entries())
    for (const [word] of row.matchAll(/(?<=^|[\s;])(?:do|then|case|done|fi|esac)(?=$|[\s;])/g)) {
      const end = ENDS.get(word);
      if (end) open.push({ word, end, row: index + 1 });
      else if (open.at(-1)?.end === word) open.pop();
    }
  return open.at(-1);
}

function checkYaml(sample: Sample, tokens: Record<string, string>, at: At): Problem[] {
  const counter = new LineCounter();
  const documents = parseAllDocuments(applyBrand(sample.code, tokens), { lineCounter: counter, prettyErrors: false });
  const [error] = [...documents].flatMap((document) => yamlErrors(document));
  if (!error) return [];
  const { line } = counter.linePos(error.offset);
  return [
    at(
      sample,
      line,
      `This is not YAML: ${error.message}`,
      'Check the indentation, quotes and brackets around this place.',
    ),
  ];
}

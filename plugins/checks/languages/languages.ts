import type { Sample } from '../../pages/samplesOf.ts';
import { applyBrand } from '../../shared/brand.ts';
import { shellFaults } from './shell.ts';
import type { TextFault } from './textFault.ts';
import { typeScriptFault } from './typeScript.ts';
import { yamlFault } from './yaml.ts';

/** A sample that is none of its language. */
export interface LanguageFault extends TextFault {
  sample: Sample;
}

/** What reads one text of a language. */
const PARSERS: Record<string, (text: string, language: string) => TextFault | undefined> = {
  yaml: yamlFault,
  ts: typeScriptFault,
  tsx: typeScriptFault,
  js: typeScriptFault,
  jsx: typeScriptFault,
};

/** The samples that do not parse, each with the first reason. */
export function languageFaults(samples: readonly Sample[], tokens: Record<string, string>): LanguageFault[] {
  const scripts = samples.filter(({ language }) => /^(?:bash|sh|shell)$/.test(language));
  const ofShell = shellFaults(scripts.map(({ code }) => applyBrand(code, tokens)));
  return [
    ...ofShell.flatMap((fault, index) => (fault ? [{ sample: scripts[index], ...fault }] : [])),
    ...samples.flatMap((sample) => {
      const fault = PARSERS[sample.language]?.(applyBrand(sample.code, tokens), sample.language);
      return fault ? [{ sample, ...fault }] : [];
    }),
  ];
}

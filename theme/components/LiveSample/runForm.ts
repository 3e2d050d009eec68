import { importOrReport } from '../../client/importOrReport.ts';
import { setup } from '../../client/setup.virtual.ts';
import { runSample, type SampleResult, type SampleTool, toolInput, toolLinkText } from './liveSample.ts';
import { sampleCode, sampleTools } from './sampleCode.virtual.ts';

const runs = new WeakMap<HTMLFormElement, symbol | undefined>();

/**
 * Runs a live sample with the values of its form and shows there what came out. A form that is running already is left
 * to it, and a change of a value ends the run: what came out of other values is not true of these.
 * @param name of the sample
 */
export async function runForm(form: HTMLFormElement, name: string): Promise<void> {
  if (runs.get(form)) return;
  if (!runs.has(form)) forgetOnChange(form);
  const run = Symbol(name);
  runs.set(form, run);
  const input = Object.fromEntries([...new FormData(form)].map(([key, value]) => [key, `${value}`]));
  const code = await importOrReport(sampleCode[name], (words) => statusOf(form)?.replaceChildren(words));
  const result = code && (await runSample(code, input));
  const tool = sampleTools[name];
  const given = tool && result && toolInput(tool, input, result);
  const link = given && (await toolLink(tool, given));
  if (runs.get(form) !== run) return;
  runs.set(form, undefined);
  if (!result) return;
  show(form, result);
  if (link) statusOf(form)?.append(link);
}

function forgetOnChange(form: HTMLFormElement): void {
  for (const type of ['input', 'reset']) {
    form.addEventListener(type, () => {
      runs.set(form, undefined);
      show(form);
    });
  }
}

function show(form: HTMLFormElement, result?: SampleResult): void {
  const status = statusOf(form);
  if (!status) return;
  status.replaceChildren();
  delete status.dataset.ok;
  if (!result) return;
  const text = document.createElement('pre');
  text.textContent = result.text;
  status.dataset.ok = `${result.ok}`;
  status.append(result.ok ? 'Result of your run:' : "That didn't work:", text);
}

function statusOf(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector<HTMLElement>('[role="status"]');
}

/** A link that opens a tool with an input. Where the input can't be written into its address, the tool opens without. */
async function toolLink(tool: SampleTool, input: Readonly<Record<string, string>>): Promise<HTMLElement> {
  const link = document.createElement('a');
  link.href = `${setup.base}${tool.page.slice(1)}.html`;
  link.textContent = toolLinkText(tool);
  try {
    const { writeShare } = await import(/* webpackChunkName: "share" */ '../Tools/shell/share.ts');
    const written = await writeShare({ input });
    if ('hash' in written) link.hash = written.hash;
  } catch {
    // The tool opens all the same, and is filled by hand.
  }
  const line = document.createElement('p');
  line.append(link);
  return line;
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestedWith } from '../../../plugins/checks/rules/frontMatter.ts';
import type { Page } from '../../../plugins/pages/page.ts';
import type { Simulator } from '../../../scripts/simulator/index.ts';
import { checkStep } from '../../../theme/components/CheckStep/checkStep.ts';
import { simulatorAddresses } from '../../../theme/shared/simulatorAddresses.ts';
import { EMPTY_CATALOG } from '../../../tools-core/diagnose/index.ts';
import { root, tokens } from '../apiDescriptions.ts';
import { simulator } from '../simulator.ts';
import { differences } from './compare.ts';
import { Dashboard } from './dashboard.ts';
import { type Check, type Choice, type Fence, isOnWay, type Step, stepsOf } from './pageSteps.ts';
import { type Printed, Shell } from './shell.ts';
import { missingLanguages } from './tools.ts';

/** A simulator with an empty account, and what it reports. */
export interface Running {
  simulator: Simulator;
  problems: string[];
}

/**
 * Runs the steps of a page as a reader who takes one way through its tabs.
 * @param running with an empty account
 * @param docs address of the published files on this machine
 * @returns what does not work as the page says
 */
export async function runPage(page: Page, way: Choice, running: Running, docs: string): Promise<string[]> {
  const variables = simulator.prepareAccount(running.simulator, page.frontMatter.testedWith as TestedWith);
  const run = new PageRun(running, docs);
  try {
    await run.setVariables(variables);
    return await run.follow(stepsOf(page).filter((step) => isOnWay(step, way)));
  } finally {
    run.close();
  }
}

/** A step as the page shows it to readers who use the simulator, with published files from this machine. */
function localized<One extends Step>(step: One, { origin }: Simulator, docs: string, port: number): One {
  if (!('code' in step)) return step;
  const local = (text: string) => simulatorAddresses(text, tokens['%brand.apiDomain%'], origin);
  const code = local(step.code);
  if (step.kind !== 'run') return { ...step, code };
  return {
    ...step,
    code: code.replaceAll(tokens['%brand.docs%'], docs).replaceAll('localhost:8080', `localhost:${port}`),
  };
}

/** Languages whose files a reader runs. */
const PROGRAMS = /^(?:ts|python|go)$/;

/** Installs a package from the npm registry, which no test asks. */
const unrunnable = /\bnpm (?:install|i|ci)\b/;

class PageRun {
  private readonly running: Running;
  private readonly docs: string;
  private readonly shell: Shell;
  private readonly dashboard: Dashboard;
  private readonly problems: string[] = [];
  private printed: Printed | undefined;
  /** Files that cannot be used here. */
  private readonly unusable = new Set<string>();
  /** Programs that were written and not run yet, with their language. */
  private readonly unused = new Map<string, Fence>();
  private wasSkipped = false;
  private steps: Step[] = [];

  constructor(running: Running, docs: string) {
    this.running = running;
    this.docs = docs;
    this.shell = new Shell(root);
    this.dashboard = new Dashboard(running.simulator);
  }

  close(): void {
    this.shell.close();
  }

  async setVariables(variables: Record<string, string>): Promise<void> {
    for (const [name, value] of Object.entries(variables)) await this.shell.run(`export ${name}='${value}'`);
  }

  async follow(steps: Step[]): Promise<string[]> {
    const { simulator: ours, problems: reported } = this.running;
    this.steps = steps.map((step) => localized(step, ours, this.docs, this.shell.port));
    for (const [index, step] of this.steps.entries()) {
      const known = reported.length;
      try {
        if (step.kind === 'dashboard') {
          const stdout = await this.dashboard.follow(step, this.nearby(index));
          this.printed = stdout === '' ? undefined : { status: 0, stdout, stderr: '' };
        } else if (step.kind === 'run') await this.run(step, index);
        else if (step.kind === 'file') await this.write(step);
        else if (step.kind === 'output') this.compare(step);
        else if (step.kind === 'check') await this.check(step);
        else if (step.language === 'http') throw new Error('Write this as a shell sample, which can be followed.');
      } catch (error) {
        this.problems.push(`${step.at}  ${(error as Error).message}`);
      }
      for (const problem of reported.slice(known)) this.problems.push(`${step.at}  ${problem}`);
    }
    for (const { at, title } of this.unused.values()) this.problems.push(`${at}  nothing runs ${title}`);
    return this.problems;
  }

  private nearby(index: number) {
    const fences = (steps: Step[]) => steps.filter((step): step is Fence => step.kind === 'shown');
    const [after, before] = [fences(this.steps.slice(index + 1)), fences(this.steps.slice(0, index)).reverse()];
    const isDid = ({ code }: Fence) => code.startsWith('did:');
    return {
      did: (after.find(isDid) ?? before.find(isDid))?.code,
      inline: [...after, ...before].find(({ title }) => /^Inline configuration/.test(title))?.code,
    };
  }

  private async run(fence: Fence, index: number): Promise<void> {
    this.wasSkipped = unrunnable.test(fence.code) || [...this.unusable].some((name) => fence.code.includes(name));
    if (this.wasSkipped) return;
    this.printed = await this.shell.run(fence.code, this.input(fence));
    for (const program of this.unused.values()) if (fence.code.includes(program.title)) this.markUsed(program);
    const { status, stdout, stderr } = this.printed;
    const next = this.steps.slice(index + 1).find(({ kind }) => ['run', 'dashboard', 'output'].includes(kind));
    if (stdout.trim() !== '' && next?.kind !== 'output') {
      this.problems.push(`${fence.at}  the page does not show what this prints: ${stdout.slice(0, 500)}`);
    }
    if (status !== 0) this.problems.push(`${fence.at}  the sample ended with ${status}: ${stderr}`);
    else if (stderr !== '') this.problems.push(`${fence.at}  the sample complained: ${stderr}`);
  }

  /** Notes that a program runs, and those that it imports. */
  private markUsed({ title, code }: Fence): void {
    this.unused.delete(title);
    for (const other of this.unused.values()) if (code.includes(`'./${other.title}'`)) this.markUsed(other);
  }

  /** The secret that the reader pastes; the title says of which key. */
  private input({ code, title }: Fence): string {
    if (!/^ *read -rs /m.test(code)) return '';
    const [key] = title.split(' ').flatMap((word) => this.running.simulator.state.keyNamed(word) ?? []);
    if (!key)
      throw new Error(
        `The title "${title}" doesn't list a key that the reader has. List it in the front matter: testedWith: { keys: … }.`,
      );
    return `${key.secret}\n`;
  }

  /** A file in the reader's folder, or at an address under the reader's control. */
  private async write(fence: Fence): Promise<void> {
    const { title, code, language } = fence;
    if (needsMissingPackage(code) || missingLanguages.has(language)) {
      this.unusable.add(title);
      return;
    }
    const folder = await this.shell.currentFolder();
    // What a page publishes is found in the folder of the simulator.
    this.running.simulator.state.folder = folder;
    writeFileSync(path.join(folder, path.basename(title)), `${code}\n`);
    if (PROGRAMS.test(language)) this.unused.set(title, fence);
  }

  private compare({ title, code, at }: Fence): void {
    if (this.wasSkipped) return;
    if (!this.printed) throw new Error(`Nothing above "${title}" prints anything.`);
    const found = differences(title, code, this.printed.stdout);
    this.problems.push(...found.map((difference) => `${at}  ${title}: ${difference}`));
  }

  /** The field of a step has to take the answer that the reader has there for the expected one. */
  private async check({ expected, at }: Check): Promise<void> {
    if (this.wasSkipped) return;
    const answer = expected.file
      ? readFileSync(path.join(await this.shell.currentFolder(), expected.file), 'utf8')
      : this.printed?.stdout;
    if (!answer) throw new Error('The reader has no answer to check.');
    const { kind, differences: found } = checkStep(answer, expected, EMPTY_CATALOG);
    if (kind !== 'expected') this.problems.push(`${at}  the field for the answer says: ${found.join(' ')}`);
  }
}

function needsMissingPackage(code: string): boolean {
  const names = [...code.matchAll(/from '((?:@[\w-]+\/)?[\w-]+)'/g)].map(([, name]) => name);
  return names.some((name) => !existsSync(path.join(root, 'node_modules', name)));
}

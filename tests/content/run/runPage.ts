import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { JsonObject } from '../../../plugins/openapi/specFiles.ts';
import type { Page } from '../../../plugins/pages/page.ts';
import type { Platform } from '../../../simulator/platform.ts';
import type { LogEntry, PolicyDocument } from '../../../simulator/state.ts';
import { checkStep } from '../../../theme/components/CheckStep/checkStep.ts';
import { EMPTY_CATALOG } from '../../../tools-core/diagnose/index.ts';
import { root } from '../apiDescriptions.ts';
import { differences } from './compare.ts';
import { Dashboard } from './dashboard.ts';
import { type Check, type Choice, type Fence, isOnWay, type Step, stepsOf } from './pageSteps.ts';
import { type Printed, Shell } from './shell.ts';
import { missingLanguages } from './tools.ts';

/** What a page expects its reader to have. */
export interface Before {
  /** Instances as `service/id`. */
  instances?: string[];
  /** Inline configurations of these instances, as `service/id`. */
  settings?: Record<string, JsonObject>;
  /** What earlier pages have put into the shell; `secret of <key>` stands for that. */
  variables?: Record<string, string>;
  /** API keys with the titles of their managed policies. */
  keys?: Record<string, string[]>;
  /** API keys with an inline policy. */
  policies?: Record<string, PolicyDocument>;
  /** Requests of the past, which the logs hold. */
  history?: (Pick<LogEntry, 'scope' | 'method' | 'path'> & { at: string })[];
}

/**
 * Runs the steps of a page as a reader who takes one way through its tabs.
 * @param platform with an empty account
 * @returns what does not work as the page says
 */
export async function runPage(page: Page, way: Choice, platform: Platform, before: Before): Promise<string[]> {
  prepare(platform, before);
  const run = new PageRun(platform);
  try {
    await run.setVariables(before.variables ?? {});
    return await run.follow(stepsOf(page).filter((step) => isOnWay(step, way)));
  } finally {
    run.close();
  }
}

function prepare({ state }: Platform, before: Before): void {
  const { instances = [], settings = {}, keys = {}, policies = {}, history = [] } = before;
  for (const instance of instances) {
    const [service, resourceId] = instance.split('/');
    const name = resourceId.replace(/-eu-/, ' EU ').replace(/^./, (letter) => letter.toUpperCase());
    const inline = settings[instance] && { inlineConfiguration: settings[instance] };
    state.addInstance({ service, region: 'eu', resourceId, name, ...inline });
  }
  for (const [name, titles] of Object.entries(keys)) {
    const key = state.addKey(name, null, `key_${name}`);
    key.policies = titles.map((policyResourceId) => ({ policyType: 'managed', policyResourceId }));
  }
  for (const { at, ...request } of history) {
    const requestId = `${String(state.logs.length).padStart(8, '0')}-9c0d-4e2f-b7a6-3d4e5f607182`;
    const about = { service: 'resolver', region: 'eu', instanceId: 'resolver-eu-1', status: 200 };
    state.logs.push({ ...about, ...request, requestId, time: Date.parse(at) });
  }
  for (const [name, document] of Object.entries(policies)) state.addKey(name, document, `key_${name}`);
}

/** Languages whose files a reader runs. */
const PROGRAMS = /^(?:ts|python|go)$/;

/** Installs a package from the npm registry, which no test asks. */
const unrunnable = /\bnpm (?:install|i|ci)\b/;

class PageRun {
  private readonly platform: Platform;
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

  constructor(platform: Platform) {
    this.platform = platform;
    this.shell = new Shell(platform.port, root);
    this.dashboard = new Dashboard(platform);
  }

  close(): void {
    this.shell.close();
  }

  async setVariables(variables: Record<string, string>): Promise<void> {
    for (const [name, text] of Object.entries(variables)) {
      const key = /^secret of (.+)$/.exec(text)?.[1];
      const value = key ? this.platform.state.keyNamed(key)?.secret : text;
      await this.shell.run(`export ${name}='${value}'`);
    }
  }

  async follow(steps: Step[]): Promise<string[]> {
    this.steps = steps;
    for (const [index, step] of steps.entries()) {
      const known = this.platform.faults.length;
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
      for (const fault of this.platform.faults.slice(known)) this.problems.push(`${step.at}  ${fault}`);
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
    const name = / of ([\w-]+)$/.exec(title)?.[1] ?? '';
    const key = this.platform.state.keyNamed(name);
    if (!key)
      throw new Error(
        `The title "${title}" doesn't list a key that the reader has. List it in the front matter: testedWith: { keys: … }.`,
      );
    return `${key.secret}\n`;
  }

  /** A file in the reader's folder, or at an address under the reader's control. */
  private async write(fence: Fence): Promise<void> {
    const { title, code, language } = fence;
    if (title.startsWith('https://')) {
      const document = JSON.parse(code) as JsonObject;
      this.platform.state.documents.set(String(document.id), document);
      return;
    }
    if (needsMissingPackage(code) || missingLanguages.has(language)) {
      this.unusable.add(title);
      return;
    }
    writeFileSync(path.join(await this.shell.currentFolder(), title), `${code}\n`);
    if (PROGRAMS.test(language)) this.unused.set(title, fence);
  }

  private compare({ title, code, at }: Fence): void {
    if (this.wasSkipped) return;
    if (!this.printed) throw new Error(`Nothing above "${title}" prints anything.`);
    const found = differences(title, code, this.printed.stdout);
    this.problems.push(...found.map((difference) => `${at}  ${title}: ${difference}`));
  }

  /** The field of a step has to take the answer that the reader has there for the expected one. */
  private async check({ expected, file, at }: Check): Promise<void> {
    if (this.wasSkipped) return;
    const answer = file
      ? readFileSync(path.join(await this.shell.currentFolder(), file), 'utf8')
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

import { LIMITS } from '../../../../tools-core/base/index.ts';
import type { Examples } from '../tool.ts';
import type { FromWorker, Inputs, Options, Picture, ToWorker } from './contract.ts';

/** How a run ended: as its worker reports, or otherwise. */
export type Ending =
  | Exclude<FromWorker, { kind: 'ready' | 'examples' | 'step' }>
  | { kind: 'late'; step: string }
  | { kind: 'lost' }
  | { kind: 'canceled' };

/** Milliseconds that a worker may take to come over the network. From then on a step has its own limit. */
const START = 30_000;

/** Runs a tool in its worker, one run at a time: a new one ends the one before. */
export class Runner {
  private worker: Worker | undefined;
  private isReady = false;
  private current: { message: ToWorker; end: (ending: Ending) => void } | undefined;
  private examples: Promise<Examples> | undefined;
  private giveExamples: (examples: Examples | Promise<Examples>) => void = () => {};
  private limit: ReturnType<typeof setTimeout> | undefined;
  private step = '';
  /** The worker fetches what it needs for this message alone. */
  private isLoading = false;
  /** The examples are on their way, and with them what a run may need. */
  private isFetching = false;
  private count = 0;
  private readonly start: () => Worker;
  private readonly onStep: (name: string) => void;

  /**
   * @param start starts the worker of the tool
   * @param onStep is called with what the worker does now
   */
  constructor(start: () => Worker, onStep: (name: string) => void = () => {}) {
    this.start = start;
    this.onStep = onStep;
  }

  /** Fetches the worker, so that a run needs no network. */
  warm(): void {
    if (!this.worker) this.renew();
  }

  /** The texts of the examples. Those of a worker that ended come from the next one. @throws Error without a network */
  loadExamples(): Promise<Examples> {
    this.warm();
    this.examples ??= new Promise((resolve) => {
      this.giveExamples = resolve;
      this.isFetching = true;
      this.worker?.postMessage({ kind: 'examples', id: 0 });
    });
    return this.examples;
  }

  run(input: Inputs, options: Options): Promise<Ending> {
    return this.send({ kind: 'run', id: ++this.count, input, options });
  }

  /** Has a picture read. What reads it comes over the network first, for which it has the time of a start. */
  read(picture: Picture): Promise<Ending> {
    return this.send({ kind: 'picture', id: ++this.count, picture });
  }

  isBusy(): boolean {
    return this.current !== undefined;
  }

  private send(message: ToWorker): Promise<Ending> {
    this.cancel();
    this.warm();
    return new Promise((resolve) => {
      const end = (ending: Ending) => {
        clearTimeout(this.limit);
        this.current = undefined;
        resolve(ending);
      };
      this.current = { message, end };
      this.begin();
    });
  }

  /** Ends the run that is under way, if any, with its worker. A worker that isn't ready hasn't got it yet. */
  cancel(): void {
    if (!this.current) return;
    this.current.end({ kind: 'canceled' });
    if (this.isReady) this.renew();
  }

  end(): void {
    this.current?.end({ kind: 'canceled' });
    this.drop();
  }

  private begin(): void {
    this.step = 'reading the input';
    this.isLoading = this.current?.message.kind === 'picture';
    if (this.current && this.isReady) this.worker?.postMessage(this.current.message);
    this.watch();
  }

  private drop(): void {
    clearTimeout(this.limit);
    this.worker?.terminate();
    this.worker = undefined;
  }

  private renew(): void {
    this.drop();
    this.isReady = false;
    const worker = this.start();
    this.worker = worker;
    worker.addEventListener('message', ({ data }) => worker === this.worker && this.take(data));
    worker.addEventListener('error', () => {
      if (worker !== this.worker) return;
      this.current?.end({ kind: 'lost' });
      this.drop();
    });
    this.isFetching = this.examples !== undefined;
    if (this.isFetching) worker.postMessage({ kind: 'examples', id: 0 });
    if (this.current) this.begin();
  }

  private take(data: FromWorker): void {
    if (data.kind === 'examples' || data.kind === 'failed') this.isFetching = false;
    if (data.kind === 'ready') {
      this.isReady = true;
      this.begin();
    } else if (data.kind === 'examples') this.giveExamples(data.examples);
    else if (data.kind === 'failed' && data.id === 0) {
      // The next choice tries again.
      this.examples = undefined;
      this.giveExamples(Promise.reject(new Error(data.message)));
    } else if (data.id !== this.current?.message.id) return;
    else if (data.kind === 'step') {
      this.isLoading = false;
      this.step = data.name;
      this.onStep(data.name);
      this.watch();
    } else this.current.end(data);
  }

  /** Starts the time of a step again. */
  private watch(): void {
    clearTimeout(this.limit);
    if (!this.current) return;
    this.limit = setTimeout(
      () => {
        this.current?.end(this.isReady ? { kind: 'late', step: this.step } : { kind: 'lost' });
        this.renew();
      },
      this.isReady && !this.isLoading && !this.isFetching ? LIMITS.step : START,
    );
  }
}

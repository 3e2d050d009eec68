import type { JsonObject } from '../base/index.ts';
import { type Change, changesOf } from './changes.ts';
import { type CheckedLayer, LayerCheck } from './check.ts';
import { type Completion, completionsAt } from './complete.ts';
import { type Merged, mergeLayers } from './layers.ts';
import { SAMPLES } from './samples/index.ts';
import type { SampleResult } from './samples/sample.ts';
import { SchemaWalk } from './schemaWalk.ts';

/** What a studio needs. */
export interface StudioInput {
  /** Name of the service, as in `verifier`. */
  service: string;
  /** The schema of its configuration, and all schemas that it refers to, each with an absolute `$id`. */
  schema: JsonObject;
  documents: JsonObject[];
  /** Core configurations of all services, by which a layer of a different one is recognized. */
  cores: Readonly<Record<string, JsonObject>>;
}

/** A configuration of two layers over core, with what they change. */
export interface Studied {
  custom: CheckedLayer;
  inline: CheckedLayer;
  merged: Merged;
  changes: Change[];
  /** The result of each sample request, with core alone and with the layers. */
  samples: { name: string; core: SampleResult; now: SampleResult }[];
}

/** Checks the layers of one service while somebody writes them. */
export class Studio {
  private readonly input: StudioInput;
  private readonly walk: SchemaWalk;
  private readonly layerCheck: LayerCheck;

  constructor(input: StudioInput) {
    this.input = input;
    this.walk = new SchemaWalk(input.schema, input.documents);
    this.layerCheck = new LayerCheck(this.walk, input);
  }

  /**
   * Checks the text of both layers, merges them over core, and lists what changes by it. A layer that is no JSON is left
   * out of the merge; one that the schema rejects is merged all the same, so that its effect can be seen.
   */
  study(texts: { custom: string; inline: string }): Studied {
    const { cores, service } = this.input;
    const core = cores[service];
    const [custom, inline] = [this.layerCheck.check(texts.custom), this.layerCheck.check(texts.inline)];
    const merged = mergeLayers({ core, custom: custom.value, inline: inline.value });
    const samples = Object.entries(SAMPLES[service] ?? {}).map(([name, check]) => ({
      name,
      core: check(core),
      now: check(merged.effective),
    }));
    return { custom, inline, merged, changes: changesOf(core, merged, this.walk), samples };
  }

  /** What can be written at a place in the text of a layer. */
  complete(text: string, offset: number): Completion[] {
    return completionsAt(text, offset, this.walk);
  }
}

import { type JsonObject, pointerPart, valueAt } from '../base/index.ts';
import { causeOfFault } from './causes.ts';
import { type Change, changesOf } from './changes.ts';
import { type CheckedLayer, LayerCheck } from './check.ts';
import { type Completion, completionsAt } from './complete.ts';
import { type Merged, mergeLayers } from './layers.ts';
import { otherServiceHint } from './otherService.ts';
import { SAMPLES } from './samples/index.ts';
import type { SampleResult } from './samples/sample.ts';
import { type SchemaPlace, SchemaWalk } from './schemaWalk.ts';

/** What a studio is made of. */
export interface StudioInput {
  /** Name of the service, as in `verifier`. */
  service: string;
  /** Its core configuration. */
  core: JsonObject;
  /** The schema of its configuration, and all schemas that it refers to, each with an absolute `$id`. */
  schema: JsonObject;
  documents: JsonObject[];
  /** Core configurations of all services, by which a layer of another one is told. */
  cores?: Readonly<Record<string, JsonObject>>;
}

/** A configuration of two layers over core, judged. */
export interface Studied {
  custom: CheckedLayer;
  inline: CheckedLayer;
  merged: Merged;
  changes: Change[];
  /** What becomes of each sample request, with core alone and with the layers. */
  samples: { name: string; core: SampleResult; now: SampleResult }[];
}

/** Judges the layers of one service while somebody writes them. */
export class Studio {
  private readonly input: StudioInput;
  private readonly walk: SchemaWalk;
  private readonly root: SchemaPlace;
  private readonly layerCheck: LayerCheck;

  constructor(input: StudioInput) {
    this.input = input;
    this.walk = new SchemaWalk([input.schema, ...input.documents]);
    this.root = { schema: input.schema, base: String(input.schema.$id) };
    this.layerCheck = new LayerCheck(this.walk, this.root, input.documents);
  }

  /**
   * Judges the text of both layers, merges them over core, and says what changes by it. A layer that is no JSON is left
   * out of the merge; one that the schema refuses is merged all the same, so that its effect can be seen.
   */
  study(texts: { custom: string; inline: string }): Studied {
    const { core, service } = this.input;
    const [custom, inline] = [this.checked(texts.custom), this.checked(texts.inline)];
    const merged = mergeLayers({
      core,
      ...(custom.value && { custom: custom.value }),
      ...(inline.value && { inline: inline.value }),
    });
    return {
      custom,
      inline,
      merged,
      changes: changesOf(core, merged, this.walk, this.root),
      samples: (SAMPLES[service] ?? []).map(({ name, judge }) => ({
        name,
        core: judge(core),
        now: judge(merged.effective),
      })),
    };
  }

  private checked(text: string): CheckedLayer {
    const { faults, ...layer } = this.layerCheck.check(text);
    const { core, service, cores } = this.input;
    const hint = layer.value && otherServiceHint(layer.value, service, cores);
    const named = faults.map((fault) => {
      const error = causeOfFault(service, fault.pointer);
      const isTop = Object.keys(layer.value ?? {}).some((key) => fault.pointer === `/${pointerPart(key)}`);
      const isUnknown = isTop && !valueAt(core, fault.pointer);
      return { ...fault, ...(hint && isUnknown && { fix: hint }), ...(error && { error }) };
    });
    return { ...layer, faults: named };
  }

  /** What can be written at a place in the text of a layer. */
  complete(text: string, offset: number): Completion[] {
    return completionsAt(text, offset, this.walk, this.root);
  }
}

import { z } from 'zod';

/** Objects of Presentation Exchange 2.1.1 as far as the examples use them. Members that it does not define are refused. */
const filter = z.record(z.string(), z.unknown());
const path = z.array(z.string().startsWith('$')).nonempty();

const format = z.record(z.string(), z.record(z.string(), z.array(z.union([z.string(), z.int()])).nonempty()));

const field = z.strictObject({
  path,
  id: z.string().optional(),
  name: z.string().optional(),
  purpose: z.string().optional(),
  filter: filter.optional(),
  optional: z.boolean().optional(),
});

const inputDescriptor = z.strictObject({
  id: z.string(),
  name: z.string().optional(),
  purpose: z.string().optional(),
  format: format.optional(),
  group: z.array(z.string()).nonempty().optional(),
  constraints: z.strictObject({
    limit_disclosure: z.enum(['required', 'preferred']).optional(),
    fields: z.array(field).optional(),
  }),
});

const submissionRequirement = z.strictObject({
  name: z.string().optional(),
  purpose: z.string().optional(),
  rule: z.enum(['all', 'pick']),
  count: z.int().positive().optional(),
  from: z.string(),
});

export const definitionShape = z.strictObject({
  id: z.string(),
  name: z.string().optional(),
  purpose: z.string().optional(),
  format: format.optional(),
  submission_requirements: z.array(submissionRequirement).nonempty().optional(),
  input_descriptors: z.array(inputDescriptor).nonempty(),
});

const descriptorEntry = z.strictObject({
  id: z.string(),
  format: z.string(),
  path: z.string().startsWith('$'),
  get path_nested() {
    return descriptorEntry.optional();
  },
});

export const submissionShape = z.strictObject({
  id: z.string(),
  definition_id: z.string(),
  descriptor_map: z.array(descriptorEntry).nonempty(),
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { bundleDocument } from '../../plugins/openapi/bundle.ts';
import { postmanCollection } from '../../plugins/openapi/postman.ts';
import { apisOf } from '../../plugins/openapi/readApis.ts';
import { readSpecFiles } from '../../plugins/openapi/readSpecFiles.ts';
import { brandTokens, readBrand } from '../../plugins/shared/brand.ts';
import { BASE } from '../../plugins/shared/site.ts';
import { readSiteOptions } from '../../plugins/shared/siteOptions.ts';
import { root } from './output.ts';

const { outDir } = readSiteOptions(root, process.env);
const tokens = brandTokens(readBrand(path.join(root, 'brand.json')), BASE);
const { files } = readSpecFiles(path.join(root, 'docs'), root, tokens);
const addresses = [...files.keys()].filter((address) => address.endsWith('.yaml'));

test.each(addresses)('%s is published as YAML and as JSON, with the brand', (address) => {
  const yaml = readFileSync(path.join(outDir, address), 'utf8');
  const json = readFileSync(path.join(outDir, address.replace(/\.yaml$/, '.json')), 'utf8');
  expect(yaml + json).not.toContain('%brand.');
  expect(parse(yaml)).toEqual(files.get(address)?.value);
  expect(JSON.parse(json)).toEqual(bundleDocument(address, files).document);
});

test('each API is published as a collection for Postman, with the brand', () => {
  const apis = apisOf(files);
  expect(apis.size).toBe(addresses.length - 1);
  for (const api of apis.values()) {
    const text = readFileSync(path.join(outDir, `spec/postman/${api.name}.json`), 'utf8');
    expect(text).not.toContain('%brand.');
    expect(JSON.parse(text)).toEqual(postmanCollection(api));
  }
});

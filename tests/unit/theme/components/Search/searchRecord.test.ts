import { describe, expect, it } from 'vitest';
import { readRecords } from '../../../../../theme/components/Search/engine/searchRecord.ts';

const record = { id: 0, title: 'T', content: 'C', toc: [], routePath: '/t', domain: '' };

describe('readRecords', () => {
  it.each([[{}], ['<html>'], [null]])('rejects %j', (data) => expect(() => readRecords(data)).toThrow());

  it('leaves out values that are not records', () => {
    expect(readRecords([null, 1, { title: 5, routePath: '/' }, record])).toEqual([record]);
  });

  it('accepts only web addresses as domains, and none in the index of this site', () => {
    const domainOf = (domain: string, isOwn: boolean) => readRecords([{ ...record, domain }], isOwn)[0].domain;
    expect(domainOf('javascript:alert(1)//', false)).toBe('');
    expect(domainOf('https://docs.acme.example', false)).toBe('https://docs.acme.example');
    expect(domainOf('https://docs.acme.example', true)).toBe('');
  });
});

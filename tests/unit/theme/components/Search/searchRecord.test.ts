import { describe, expect, it } from 'vitest';
import { readRecords } from '../../../../../theme/components/Search/engine/searchRecord.ts';

const record = { id: 0, title: 'T', content: 'C', toc: [], routePath: '/t', domain: '' };

describe('readRecords', () => {
  it('keeps records as they are', () => expect(readRecords([record])).toEqual([record]));

  it('fills in what a search service leaves out', () => {
    expect(readRecords([{ id: 0, title: 'T', routePath: '/t' }])).toEqual([{ ...record, content: '' }]);
  });

  it.each([[{}], ['<html>'], [null]])('refuses %j', (data) => expect(() => readRecords(data)).toThrow());

  it('leaves out what is no record', () => {
    expect(readRecords([null, 1, { title: 5, routePath: '/' }, record])).toEqual([record]);
  });

  it('takes no address that could run a script', () => {
    expect(readRecords([{ ...record, domain: 'javascript:alert(1)//' }])[0].domain).toBe('');
    expect(readRecords([{ ...record, domain: 'https://docs.acme.example' }])[0].domain).toBe(
      'https://docs.acme.example',
    );
  });
});

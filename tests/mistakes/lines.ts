/** Part of a file that a line stands in. */
export type Region =
  | 'front matter'
  | 'fence'
  | 'code'
  | 'heading'
  | 'prose'
  | 'list'
  | 'table'
  | 'blank'
  | 'other'
  | 'data';

/** One line of a file that a writer writes. */
export interface Line {
  file: string;
  /** From 0. */
  index: number;
  text: string;
  region: Region;
  /** Language and options of the fence around a line of code, or of the fence itself. */
  fence: string;
}

/** Texts of a site by path from the root of the repository. */
export type Texts = ReadonlyMap<string, string>;

const PAGE = /^docs\/.*\.mdx?$/;

/** Splits every text into its lines. Those of pages know what they stand in. */
export function linesOf(texts: Texts): Line[] {
  return [...texts].flatMap(([file, text]) =>
    PAGE.test(file) && !/\/(?:_|public\/)/.test(file)
      ? linesOfPage(file, text)
      : text.split('\n').map((row, index): Line => ({ file, index, text: row, region: 'data', fence: '' })),
  );
}

function linesOfPage(file: string, text: string): Line[] {
  let inFront = false;
  let fence = '';
  return text.split('\n').map((row, index) => {
    const line = (region: Region): Line => ({ file, index, text: row, region, fence });
    if (row === '---' && (index === 0 || inFront)) {
      inFront = !inFront;
      return line('other');
    }
    if (inFront) return line('front matter');
    if (row.startsWith('```')) {
      const isOpening = fence === '';
      if (isOpening) fence = row;
      const found = line(isOpening ? 'fence' : 'other');
      if (!isOpening) fence = '';
      return found;
    }
    return line(fence === '' ? regionOf(row) : 'code');
  });
}

function regionOf(row: string): Region {
  if (row.trim() === '') return 'blank';
  if (/^#+ /.test(row)) return 'heading';
  if (/^\|/.test(row)) return 'table';
  if (/^ *(?:-|\d+\.) /.test(row)) return 'list';
  return /^[A-Z`*[%]/.test(row) ? 'prose' : 'other';
}

import type { ComponentProps } from 'react';
import { useFillSecret, useFillValue } from '../../hooks/useFillValues.ts';
import type { FillName } from '../../logic/fillValues.ts';

type FillProps = ComponentProps<'var'> & { 'data-fill'?: FillName | 'secret' };

/** A value in a sample: the example of the page, or what the reader filled in. */
export function Fill(props: FillProps) {
  const { 'data-fill': name } = props;
  if (name === undefined) return <var {...props} />;
  return name === 'secret' ? <FilledSecret {...props} /> : <Filled {...props} name={name} />;
}

function Filled({ name, children, ...props }: FillProps & { name: FillName }) {
  return <var {...props}>{useFillValue(name) ?? children}</var>;
}

function FilledSecret({ children, ...props }: FillProps) {
  return <var {...props}>{useFillSecret() || children}</var>;
}

import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { useContext } from 'react';
import { RowContext } from './row-context.ts';
import { RowCells } from './RowCells.tsx';
import { Sections } from './Sections.tsx';

/** The record in its sections, or a row in its cells. */
export function ObjectTemplate(props: ObjectFieldTemplateProps) {
  const row = useContext(RowContext);
  return row ? <RowCells {...props} /> : <Sections {...props} />;
}

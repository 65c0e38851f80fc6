import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { StoredFiles } from '../file/StoredFiles.tsx';
import { plainValue } from '../plain-value.ts';
import type { Field } from '../field.ts';
import { formatValue } from '../format-value.ts';
import { Situation } from '../list/Cell.tsx';
import { isSituation } from '../list/column-title.ts';
import type { RegisterRecord } from '../register.ts';
import { ReadOnlyValue } from '../widgets/ReadOnlyValue.tsx';
import { StoredImage } from '../widgets/StoredImage.tsx';
import { ViewedValue } from '../widgets/ViewedValue.tsx';
import { GrantedPermissions } from './GrantedPermissions.tsx';
import { ViewRows } from './ViewRows.tsx';

/** A value as people read it. */
export function ViewValue({ field, record }: { field: Field; record: RegisterRecord }): ReactNode {
  const text = useText();
  const value = record[field.name];
  if (isSituation(field)) return <Situation active={value === true} />;
  if (field.kind === 'boolean') return text(value === true ? 'cadastro.sim' : 'cadastro.nao');
  if (value === undefined || (Array.isArray(value) && value.length === 0))
    return <span className="mut">{text('cadastro.vazio')}</span>;
  switch (field.kind) {
    case 'rows':
      return <ViewRows field={field} rows={value} />;
    case 'image':
      return (
        <>
          {typeof value === 'string' && <StoredImage id={value} alt={field.title} />}
          <StoredFiles value={value} />
        </>
      );
    case 'file':
      return <StoredFiles value={value} />;
    case 'custom':
      return <ReadOnlyValue value={value} />;
    case 'permission-matrix':
      return <GrantedPermissions names={value as string[]} list={field.name} />;
    case 'textarea':
      return <span style={{ whiteSpace: 'pre-line' }}>{plainValue(value)}</span>;
    case 'code':
      return <span className="mono">{plainValue(value)}</span>;
    case 'meter':
    case 'link':
      return <ViewedValue field={field} value={value} />;
    default:
      return <span className="num">{formatValue(field, value, record.rotulos?.[field.name])}</span>;
  }
}
